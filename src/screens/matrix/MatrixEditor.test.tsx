// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TestTranslationProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
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
  products: ['Dairy', 'Bakery'].map((category, at) => ({
    id: `p${at}`,
    sku: `A-${at}`,
    description: category,
    isArchived: false,
    categories: [category],
  })),
  zones: [
    { id: 'z0', name: 'Austin', codes: [], region: 0 },
    { id: 'z1', name: 'Boston', codes: [], region: 1 },
  ],
  regions: [
    { id: 'r1', name: 'South' },
    { id: 'none', name: null },
  ],
};

const show = (store = createMatrixStore(matrixData, matrixOf(2, 2)), address = '/') => {
  const element = (
    <TestTranslationProvider
      translate={(key: string, { products = '', zones = '' } = {}) =>
        `${key} ${products} ${zones}`.trim()
      }
    >
      <MatrixEditor store={store} calls={{ amount: {} } as LinkCalls} toolsAt={document.body} />
    </TestTranslationProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
};

it('Ctrl+Z undoes on the page, and not in the text of a pasted table', async () => {
  const store = createMatrixStore(matrixData, matrixOf(2, 2));
  store.fill({ rows: [0], columns: [0], isOn: true });
  show(store);
  const more = screen.getByRole('button', { name: 'facings.matrix.more' });
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('menuitem', { name: 'facings.matrix.table.open' }));
  const text = await screen.findByRole('textbox', { name: 'facings.matrix.table.paste' });
  fireEvent.keyDown(text, { key: 'z', ctrlKey: true });
  expect(store.hasChanges()).toBe(true);
  fireEvent.keyDown(more, { key: 'z', ctrlKey: true });
  expect(store.hasChanges()).toBe(false);
});

it('what narrows the grid is in the address, and Back and a reload show it again', async () => {
  const shown = (products: number, zones: number) =>
    screen.findByText(`facings.matrix.shownSome ${products} ${zones}`);
  const router = show(undefined, '/?account_id=7&q=dai&region=r1');
  await shown(1, 1);
  const search = () => router.state.location.search;
  const [products, zones] = screen.getAllByRole('searchbox');
  expect(products).toHaveValue('dai');
  const choose = async (label: string, option: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: `facings.matrix.${label}` }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose('region', 'facings.matrix.unassigned');
  await waitFor(() => expect(search()).toBe('?account_id=7&q=dai&region=none'));
  await choose('category', 'Bakery');
  await screen.findByText('facings.matrix.noMatch');
  await act(() => router.navigate(-1));
  await shown(1, 1);
  expect(search()).toBe('?account_id=7&q=dai&region=none');
  await act(() => router.navigate(-1));
  expect(search()).toBe('?account_id=7&q=dai&region=r1');
  fireEvent.change(zones as HTMLElement, { target: { value: 'austin' } });
  await waitFor(() => expect(search()).toBe('?account_id=7&q=dai&region=r1&zones=austin'));
});
