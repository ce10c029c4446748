// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { LinkCalls } from '../../schema/links';
import type { MatrixData } from './loadMatrixData';
import { MatrixEditor } from './MatrixEditor';
import { matrixOf } from './model';
import { createMatrixStore } from './store';

const nothing = vi.hoisted(() => () => null);
vi.mock('./Grid', () => ({ Grid: nothing }));
vi.mock('./PendingBar', () => ({ PendingBar: nothing }));
vi.mock('../../views/form/UnsavedDialog', () => ({ LeaveGuard: nothing }));
vi.mock('./useAmountLoading', () => ({
  useAmountLoading: () => ({ loaded: 0, total: 0, error: null, areTooMany: false }),
}));

const matrixData: MatrixData = {
  products: [{ id: 'p0', sku: 'A-1', description: '', isArchived: false, categories: [] }],
  zones: [{ id: 'z0', name: 'Austin', codes: [], region: 0 }],
  regions: [{ name: 'North' }],
};

it('Ctrl+Z undoes on the page, and not in the text of a pasted table', async () => {
  const store = createMatrixStore(matrixData, matrixOf(1, 1));
  store.fill({ rows: [0], columns: [0], isOn: true });
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <MatrixEditor store={store} calls={{ amount: {} } as LinkCalls} toolsAt={document.body} />
    </TestTranslationProvider>,
  );
  const more = screen.getByRole('button', { name: 'facings.matrix.more' });
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('menuitem', { name: 'facings.matrix.table.open' }));
  const text = await screen.findByRole('textbox', { name: 'facings.matrix.table.paste' });
  fireEvent.keyDown(text, { key: 'z', ctrlKey: true });
  expect(store.hasChanges()).toBe(true);
  fireEvent.keyDown(more, { key: 'z', ctrlKey: true });
  expect(store.hasChanges()).toBe(false);
});
