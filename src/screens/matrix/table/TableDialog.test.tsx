// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestTranslationProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { LinkCalls } from '../../../schema/links';
import type { MatrixData } from '../loadMatrixData';
import { matrixOf } from '../model';
import { createMatrixStore } from '../store';
import { TableDialog } from './TableDialog';

const matrixData: MatrixData = {
  products: [{ id: 'p0', sku: 'A-1', description: '', isArchived: false, categories: [] }],
  zones: [{ id: 'z0', name: 'Austin', codes: [], region: 0 }],
  regions: [{ id: 'r1', name: 'North' }],
};

const opened = vi.hoisted(() => ({ next: [] as Promise<unknown>[] }));
vi.mock('../../../lib/tables/openFile', () => ({ openFile: () => opened.next.shift() }));
vi.mock('../useAmountLoading', () => ({
  useAmountLoading: () => ({ loaded: 1, total: 1, error: null, areTooMany: false }),
}));
vi.mock('./readAssortment', () => ({
  readAssortment: () =>
    Promise.resolve({
      type: 'read',
      shape: 'long',
      entries: [{ line: 2, row: 0, column: 0, amount: 4, isRemoval: false }],
      faults: [],
      leftOut: [{ code: 'totals', values: { lines: '9', smart_count: 1 } }],
      warnings: [{ code: 'hiddenRows', values: { lines: '4', smart_count: 1 } }],
    }),
}));

it('offers no changes of the table before while another is read', async () => {
  const store = createMatrixStore(matrixData, matrixOf(1, 1));
  store.learnColumn(0, new Map());
  const nothing = () => undefined;
  let endReading = nothing;
  const second = new Promise<unknown>((done) => {
    endReading = () => {
      done({ type: 'opened' });
    };
  });
  const sheets = ['North', 'South'].map((name) => ({ name, isHidden: false }));
  opened.next = [Promise.resolve({ type: 'opened', workbook: { sheets, sheet: 1 } }), second];
  const { baseElement } = render(
    <TestTranslationProvider translate={(key: string) => key}>
      <TableDialog store={store} calls={{} as LinkCalls} onApplied={nothing} onClose={nothing} />
    </TestTranslationProvider>,
  );
  const apply = screen.getByRole('button', { name: 'facings.matrix.table.apply' });
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('Store,SKU,Par\nAustin,A-1,4');
  await userEvent.click(screen.getByRole('button', { name: 'facings.matrix.table.read' }));
  expect(await screen.findByText('facings.matrix.table.changes')).toBeVisible();
  expect(apply).toBeEnabled();
  // Rows of totals are not read in silence.
  expect(screen.getByText(/facings\.files\.notice\.totals/)).toBeVisible();
  // Nor are hidden rows read in silence.
  expect(screen.getByText(/facings\.files\.notice\.hiddenRows/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'facings.bulk.mapping.leaveOut.leave' })).toBeVisible();
  // Nor is one sheet of two.
  const sheet = screen.getByRole('combobox', { name: 'facings.bulk.mapping.sheet' });
  expect(sheet).toHaveDisplayValue('South');

  const input = baseElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for a file.');
  await userEvent.upload(input, new File(['SKU'], 'other.csv', { type: 'text/csv' }));
  expect(apply).toBeDisabled();
  expect(sheet).not.toBeInTheDocument();
  endReading();
  await waitFor(() => {
    expect(apply).toBeEnabled();
  });
}, 60_000);
