/** Where a sheet's rows come from: a file's table, records, or nothing. */
import { cellText, type Table } from '../../spreadsheet/table';
import type { EntryBase, EntryColumn } from '../entriesTypes';
import { spanFinder } from './spanFinder';

/** Rows of a file, none of which is read before it is looked at. */
export const tableBase = ({
  table,
  firstRow,
  sources,
  columns,
  faults,
  keyHashes,
}: {
  readonly table: Table;
  /** Of the table: the one below its headings. */
  readonly firstRow: number;
  /** For each column of the sheet the table's column; null where the file has none. */
  readonly sources: readonly (number | null)[];
  /** What a cell reads whose column the file does not have. */
  readonly columns: readonly Pick<EntryColumn, 'initial'>[];
  readonly faults?: Uint8Array;
  readonly keyHashes?: Uint32Array;
}): EntryBase => {
  const initial = columns.map((column) => column.initial ?? '');
  return {
    rowCount: Math.max(0, table.rowCount - firstRow),
    textAt: (row, column) => {
      const source = sources[column] ?? null;
      return source === null ? (initial[column] ?? '') : cellText(table, row + firstRow, source);
    },
    finder: (matcher) => {
      const find = spanFinder(table, matcher);
      const isInitial = initial.map((text) => matcher.test(text));
      return (row, column) => {
        const source = sources[column] ?? null;
        return source === null ? isInitial[column] === true : find(row + firstRow, source);
      };
    },
    ...(faults === undefined ? {} : { faults }),
    ...(keyHashes === undefined ? {} : { keyHashes }),
  };
};

/** Rows whose texts are there already, column by column. */
export const recordsBase = (texts: readonly (readonly string[])[]): EntryBase => ({
  rowCount: texts.length,
  textAt: (row, column) => texts[row]?.[column] ?? '',
});

export const noBase: EntryBase = recordsBase([]);

/** Rows that are made in the sheet. */
export const newBase = (
  rowCount: number,
  columns: readonly Pick<EntryColumn, 'initial'>[],
): EntryBase => ({
  rowCount,
  textAt: (_, column) => columns[column]?.initial ?? '',
});
