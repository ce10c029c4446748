// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { declarations } from '../../../../resources/index';
import { createI18nProvider } from '../../../app/i18nProvider';
import type { Journal } from '../../../lib/batches/journal';
import { RegistryProvider } from '../../../fields/useDeclaration';
import { english } from '../../../messages/en/index';
import { declaredMessages } from '../../../schema/declaredMessages';
import { createRegistry } from '../../../schema/registry';
import type { SavePort } from '../save/addRun';
import { fakeLinks } from '../save/testing/fakePlatform';
import { products } from '../../../../resources/products';
import { SheetDeclaration } from '../session/sheetTexts';
import { EditSteps } from './EditSteps';
import type { Sent } from '../../../lib/batches/types';
import { editingOf } from './testing/openedEditing';
import { productColumns } from './testing/productSheet';
import { stillRun } from '../../../lib/batches/testing/stillRun';

const registry = createRegistry(declarations);

const portWith = (read: Journal['read']): SavePort => ({
  provider: {} as FacingsDataProvider,
  links: fakeLinks,
  journal: { read } as Journal,
});

const nothing = () => Promise.resolve([]);

/** Renders a finished save. */
const shown = (
  of: Sent['of'],
  { isKept = true, read = nothing }: { isKept?: boolean; read?: Journal['read'] } = {},
) => {
  const editing = editingOf({ port: () => portWith(read) });
  editing.session.show({ of, run: stillRun({ isKept }), rows: [] });
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={createI18nProvider({ ...english, resources: declaredMessages(registry.all) })}
        store={memoryStore()}
      >
        <RegistryProvider registry={registry}>
          <SheetDeclaration value={products}>
            <EditSteps editing={editing} columns={productColumns} journal={null} />
          </SheetDeclaration>
        </RegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return editing;
};

const undone = () => screen.queryByText('Change undone.');
const undoThis = () => screen.queryByRole('button', { name: 'Undo this change' });

describe('a saved edit', () => {
  it.each(['sheet', 'rest'] as const)('is not told as undone, and can be undone: %s', (of) => {
    shown(of);
    expect(undone()).toBeNull();
    expect(undoThis()).toBeEnabled();
  });

  it('is reported as undone in its own step, once', () => {
    shown('undo');
    expect(undone()).toBeVisible();
    // Nothing on the page says that it was saved.
    expect(screen.getByText('1 change undone')).toBeVisible();
    expect(undoThis()).toBeNull();
  });

  it('cannot be undone where nothing was kept of it', () => {
    shown('sheet', { isKept: false });
    expect(undoThis()).toBeNull();
  });
});

describe('an undo that cannot be', () => {
  it.each([
    ['nothing is left to take back', nothing],
    ['what was kept cannot be read', () => Promise.reject(new Error('gone'))],
  ])('is told: %s', async (_, read) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const editing = shown('sheet', { read });
    const before = editing.session.state().sent;
    await userEvent.click(screen.getByRole('button', { name: 'Undo this change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is not possible now. Another tab is working on it, or nothing is left to do.',
    );
    await act(() => Promise.resolve());
    expect(undoThis()).toBeEnabled();
    expect(editing.session.state().sent).toBe(before);
    error.mockRestore();
  });
});
