import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createI18nProvider } from '../../../../app/i18nProvider';
import { english } from '../../../../messages/en/index';
import { DataGrid, type DataGridProps } from '../DataGrid';
import type { GridColumn } from '../../types';
import { arrayModel } from './arrayModel';

export const columns: readonly GridColumn[] = [
  { key: 'sku', label: 'SKU', kind: 'text', width: 120, isPinned: true, isRequired: true },
  { key: 'description', label: 'Description', kind: 'text', width: 200 },
  { key: 'size', label: 'Size', kind: 'number', width: 80 },
  { key: 'is_archived', label: 'Archived', kind: 'onOff', width: 90 },
  {
    key: 'category',
    label: 'Category',
    kind: 'choice',
    width: 140,
    options: () =>
      Promise.resolve([
        { value: 'Drinks', label: 'Drinks' },
        { value: 'Dairy', label: 'Dairy' },
        { value: 'Bread', label: 'Bread' },
      ]),
  },
];

export const rowsOf = (count: number): string[][] =>
  Array.from({ length: count }, (_, row) => [
    `SKU-${String(row + 1)}`,
    `Product ${String(row + 1)}`,
    String(row),
    'false',
    'Drinks',
  ]);

type RenderOptions = Partial<Omit<DataGridProps, 'model'>> & {
  readonly rows?: readonly (readonly string[])[];
  readonly model?: ReturnType<typeof arrayModel>;
};

/** Renders a grid of sample products with a user. */
export const renderGrid = ({ rows = rowsOf(6), model: given, ...props }: RenderOptions = {}) => {
  const model =
    given ??
    arrayModel({
      columns,
      rows,
      fault: (text, column) =>
        column === 2 && text !== '' && Number.isNaN(Number(text))
          ? { key: 'facings.rules.number', values: { label: 'Size' } }
          : null,
    });
  const user = userEvent.setup();
  render(
    <CoreAdminContext i18nProvider={createI18nProvider(english)} store={memoryStore()}>
      <DataGrid
        model={model}
        label="Products"
        emptyText="No results to show."
        onColumnMenu={() => undefined}
        columnStates={new Map()}
        rowLabel={(row) => `Select row ${String(row + 1)}`}
        find={() => []}
        replace={() => ({ cells: 0, faults: 0, rows: [], columns: [] })}
        handle={null}
        {...props}
      />
    </CoreAdminContext>,
  );
  const grid = screen.getByRole('grid', { name: 'Products' });
  grid.focus();
  return {
    user,
    model,
    grid,
    /** The active cell, as announced by `aria-activedescendant`. */
    active: () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? ''),
    cell: (row: number, column: number) =>
      grid.querySelector<HTMLElement>(
        `[data-row="${String(row)}"] [data-column="${String(column)}"]`,
      )!,
    selected: () =>
      [...grid.querySelectorAll('[role=gridcell][aria-selected=true]')].map(
        ({ textContent }) => textContent,
      ),
    status: () => document.querySelector('.status')?.textContent,
  };
};
