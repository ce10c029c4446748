import Box from '@mui/material/Box';
import { useMemo, type RefObject } from 'react';
import { DataGrid, type DataGridHandle, type DataGridProps } from '../../../grid/DataGrid';
import type { Entries, EntryColumn } from '../../../grid/entriesTypes';
import type { CellTexts, GridModel } from '../../../grid/types';
import { amongWritten, zonesKey } from '../edit/zonePlan';
import type { ColumnView } from '../session/createBulkSession';
import { useColumnView } from './useColumnView';

interface Shown {
  readonly entries: Entries;
  /** In the user's current language. */
  readonly columns: readonly EntryColumn[];
  /** Text of a row's cell of zones. A new function re-renders all cells. */
  readonly zonesAt: (row: number) => string;
  /** Label of a row; its number in the sheet by default. */
  readonly numberOf?: (row: number) => string;
}

/** The rows as a grid model: zones are displayed, but only bulk actions change them. */
const modelOf = ({ entries, columns, zonesAt, numberOf }: Shown): GridModel => {
  const zones = columns.findIndex(({ key }) => key === zonesKey);
  const without = ({ rows, columns: places, texts }: CellTexts): CellTexts => {
    const kept = [...texts.keys()].filter((at) => places[at] !== zones);
    return {
      rows: kept.map((at) => rows[at] ?? 0),
      columns: kept.map((at) => places[at] ?? 0),
      texts: kept.map((at) => texts[at] ?? ''),
    };
  };
  return {
    ...entries,
    ...(numberOf ? { numberOf } : {}),
    columns: columns.map((column, place) =>
      place === zones ? { ...column, isReadOnly: true } : column,
    ),
    textAt: (row, column) => (column === zones ? zonesAt(row) : entries.textAt(row, column)),
    canEdit: (row, column) => column !== zones && entries.canEdit(row, column),
    set: (cells) => entries.set(without(cells)),
    add: (rows) => entries.add(zones < 0 ? rows : rows.map((texts) => texts.slice(0, zones))),
  };
};

interface SheetGridProps
  extends Shown, Pick<DataGridProps, 'label' | 'emptyText' | 'rowLabel' | 'rowReason' | 'canAdd'> {
  readonly view: ColumnView;
  readonly onView: (view: ColumnView) => void;
  readonly grid: RefObject<DataGridHandle | null>;
}

/** The editable grid of both bulk tools, with the menus of its columns (rules 2, Editable grid). */
export const SheetGrid = ({
  entries,
  columns,
  zonesAt,
  numberOf,
  view,
  onView,
  grid,
  ...further
}: SheetGridProps) => {
  const model = useMemo(
    () => modelOf({ entries, columns, zonesAt, ...(numberOf ? { numberOf } : {}) }),
    [entries, columns, zonesAt, numberOf],
  );
  const { menu, ...headings } = useColumnView({
    columns,
    view,
    onChange: onView,
    onClosed: () => grid.current?.focus(),
  });
  return (
    <Box
      sx={{
        flex: '1 1 320px',
        minHeight: 240,
        display: 'grid',
        gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
      }}
    >
      <DataGrid
        {...further}
        model={model}
        canChoose
        showMarks
        {...headings}
        autoFocus
        find={(asked) => entries.find(amongWritten(asked, columns))}
        replace={(asked, by) => entries.replace(amongWritten(asked, columns), by)}
        handle={grid}
      />
      {menu}
    </Box>
  );
};
