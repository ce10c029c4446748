/** The filters and sort order of a sheet's columns, and the menu at their headers. */
import { useMemo, useState, type ReactNode } from 'react';
import type { EntryColumn, EntryFilter } from '../../../grid/entriesTypes';
import type { ColumnState } from '../../../grid/types';
import { ColumnMenu } from './ColumnMenu';

export type ColumnView = Pick<EntryFilter, 'cells' | 'sort'>;

export const everyRow: ColumnView = {};

interface ColumnViewOptions {
  readonly columns: readonly EntryColumn[];
  readonly view: ColumnView;
  readonly onChange: (view: ColumnView) => void;
  /** The menu has closed; the grid takes the focus. */
  readonly onClosed: () => void;
}

interface Menu {
  readonly onColumnMenu: (column: number, anchor: HTMLElement) => void;
  readonly columnStates: ReadonlyMap<number, ColumnState>;
  readonly menu: ReactNode;
}

export const useColumnView = ({ columns, view, onChange, onClosed }: ColumnViewOptions): Menu => {
  const [open, setOpen] = useState<{
    readonly column: number;
    readonly anchor: HTMLElement;
  } | null>(null);
  const columnStates = useMemo(() => {
    const states = new Map<number, ColumnState>();
    for (const { column } of view.cells ?? []) states.set(column, { isFiltered: true });
    if (view.sort) {
      const { column, isDescending } = view.sort;
      states.set(column, {
        ...states.get(column),
        sort: isDescending ? 'descending' : 'ascending',
      });
    }
    return states;
  }, [view]);
  const close = () => {
    setOpen(null);
    onClosed();
  };
  return {
    onColumnMenu: (column, anchor) => {
      setOpen({ column, anchor });
    },
    columnStates,
    menu: open && (
      <ColumnMenu
        key={open.column}
        anchor={open.anchor}
        column={open.column}
        label={columns[open.column]?.label ?? ''}
        view={view}
        onChange={(next) => {
          onChange(next);
          close();
        }}
        onClose={close}
      />
    ),
  };
};
