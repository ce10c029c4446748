// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BulkExportButton,
  DataTable,
  ExportButton,
  FilterLiveForm,
  SortButton,
  TextInput,
  useListContext,
} from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../messages/stock';
import { whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { number, text } from '../../schema/fields';
import type { OwnFilterProps } from '../../schema/takeOver';
import { saveFile } from '../../lib/util/saveFile';
import { createConsole } from '../testing/renderConsole';

vi.mock('../../lib/util/saveFile', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const theme = createTheme();

/** Stock parts in the place of a filter, which is where a declaration can put them in a list with switches. */
const StockParts = ({ source, label }: OwnFilterProps) => {
  const { total, selectedIds, page, perPage, resource } = useListContext();
  return (
    // Stock parts read the theme, which the test's console lacks.
    <ThemeProvider theme={theme}>
      <output>{`${resource} ${page}/${perPage}: ${selectedIds.length} of ${total}`}</output>
      <FilterLiveForm debounce={0}>
        <TextInput source={source} label={label} helperText={false} />
      </FilterLiveForm>
      <SortButton fields={['name', 'width']} />
      <ExportButton label="Export all" />
      <DataTable bulkActionButtons={<BulkExportButton />}>
        <DataTable.Col source="name" label="Name" />
      </DataTable>
    </ThemeProvider>
  );
};

const aisles = defineResource({
  name: 'aisles',
  label: 'Aisle',
  labels: 'Aisles',
  routes: {},
  api: '/api/aisles',
  fields: {
    name: text({ label: 'Name', filter: () => Promise.resolve({ default: StockParts }) }),
    width: number({ label: 'Width' }),
    note: text({ label: 'Note' }),
  },
  calls: { list: { path: '/api/aisles', read: 'aisles', paging: whole } },
  represent: '{name}',
  list: { columns: ['name', 'width', 'note'], filters: ['name'] },
});

const carts = defineResource({
  name: 'carts',
  label: 'Cart',
  labels: 'Carts',
  routes: { list: '/carts', view: '/carts/view/:id' },
  api: '/api/carts',
  fields: { name: text({ label: 'Name' }) },
  represent: '{name}',
  list: { columns: ['name'] },
  view: {
    fields: ['name'],
    panels: [
      {
        title: 'Route',
        links: {
          type: 'zone_products',
          of: 'aisles',
          end: 0,
          columns: ['name', 'width'],
          filters: ['name'],
          where: {},
          joined: { path: '/api/carts/:id/aisles', read: 'aisles', id: 'id' },
          joinedFirst: true,
          calls: {
            ends: ['aisle_id', 'cart_id'],
            addOne: { path: '/api/routes', with: {} },
            addMany: { path: '/api/routes/many', as: 'routes', batch: 10 },
            remove: { path: '/api/routes', lists: ['aisles', 'carts'] },
            check: { path: '/api/routes/check', as: 'routes', read: 'routes' },
            affected: 'rows',
            actions: { add: 'ADD_ROUTE', remove: 'REMOVE_ROUTE' },
          },
        },
      },
    ],
  },
});

const long = { timeout: 30_000 };
const rows = Array.from({ length: 30 }, (_, at) => ({
  id: `a${at + 1}`,
  name: `Aisle ${at + 1}`,
  width: 100 - at,
}));

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
});

const openCart = async (search = '') => {
  const { show } = await createConsole({
    more: [aisles, carts],
    answer: ({ path }) => {
      if (path === '/api/aisles') return Response.json({ aisles: rows });
      if (path === '/api/carts/c1/aisles') return Response.json({ aisles: rows.slice(-2) });
      return path === '/api/carts/c1' ? Response.json({ id: 'c1', name: 'Cart 1' }) : undefined;
    },
  });
  const { address } = show(`/carts/view/c1${search}`);
  const list = within(await screen.findByRole('region', { name: 'Route' }, long));
  await list.findByText('Aisle 30', {}, long);
  await userEvent.click(list.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Name' }, long));
  const status = (text: string) => list.findByText(text, {}, long);
  const stock = async () => {
    const [table] = await list.findAllByRole('table', {}, long);
    const cells = within(table as HTMLElement).getAllByRole('row');
    return cells.slice(1).map(({ textContent }) => textContent);
  };
  return { address, list, status, stock };
};

/** jsdom's Blob has no text(). */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result));
    };
    reader.readAsText(file);
  });

const savedRows = async () => {
  await waitFor(() => {
    expect(saveFile).toHaveBeenCalledOnce();
  }, long);
  const [name, file] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('aisles.csv');
  const text = await textOf(file as Blob);
  return text.replace('\uFEFF', '').trim().split('\r\n');
};

it('stock parts show, sort, filter and select the rows of a list with switches', async () => {
  const { address, list, status, stock } = await openCart();
  await status('aisles 1/25: 0 of 30');
  // The rows that are on come first.
  expect((await stock()).slice(0, 3)).toEqual(['Aisle 29', 'Aisle 30', 'Aisle 1']);

  const [all] = list.getAllByRole('checkbox', { name: 'Select all' });
  await userEvent.click(all as HTMLElement);
  await status('aisles 1/25: 25 of 30');
  await userEvent.click(list.getByRole('button', { name: 'Select all' }));
  await status('aisles 1/25: 30 of 30');

  await userEvent.click(list.getByRole('button', { name: 'Sort by id ascending' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Width/ }));
  await waitFor(async () => {
    expect((await stock()).slice(0, 2)).toEqual(['Aisle 30', 'Aisle 29']);
  }, long);
  expect(address()).toContain('zone_products.sort=width');

  await userEvent.type(list.getByRole('textbox', { name: 'Name' }), 'Aisle 7');
  // Selected rows are those that were seen.
  await status('aisles 1/25: 0 of 1');
  expect(await stock()).toEqual(['Aisle 7']);
}, 120_000);

it('a stock button exports the rows that are on, in the shown order and columns', async () => {
  const { list, status, stock } = await openCart('?zone_products.available=yes');
  await status('aisles 1/25: 0 of 2');
  await userEvent.click(list.getByRole('button', { name: 'Sort by id ascending' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Width/ }));
  await waitFor(async () => {
    expect(await stock()).toEqual(['Aisle 30', 'Aisle 29']);
  }, long);
  await userEvent.click(list.getByRole('button', { name: 'Export all' }));
  expect(await savedRows()).toEqual(['Name,Width', 'Aisle 30,71', 'Aisle 29,72']);
}, 120_000);
