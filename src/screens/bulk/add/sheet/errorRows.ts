/** Rows that are not made, as the file they came from has them, each with its reason. */
import type { ForeignColumn } from '../../../../grid/entries/bases';
import type { Entries } from '../../../../grid/entriesTypes';
import { styleOf } from '../../../../schema/numbers';
import { respelled } from '../../../../spreadsheet/decimals';
import { rowTexts, type ErrorRow } from '../../../../spreadsheet/write/errorFile';
import { cellText, type Table } from '../../../../spreadsheet/table';

/** A file whose rows stand in the sheet. */
export interface Imported {
  /** Number of its first row in the sheet. */
  readonly first: number;
  readonly count: number;
  readonly table: Table;
  /** Row of the table in which its first row stands; the one above holds the headings. */
  readonly firstRow: number;
  readonly headerRow: number;
  /** For each column of the sheet the table's column. */
  readonly sources: readonly (number | null)[];
  /** For each column of the sheet how the file writes its numbers, where the person writes them otherwise. */
  readonly foreign: readonly (ForeignColumn | null)[];
}

interface Wanted {
  readonly entries: Entries;
  readonly imports: readonly Imported[];
  readonly rows: Uint32Array;
  readonly reasonOf: (row: number) => string;
  /** Places of the columns that a file may have, for rows that come from several files or from none. */
  readonly columns: readonly number[];
}

export interface ErrorTable {
  readonly headings: readonly string[];
  readonly rows: Iterable<ErrorRow>;
}

/** The one file that all of the rows come from; null where there is none. */
const onlyFile = ({ imports, rows }: Wanted): Imported | null => {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    imports.find(
      (one) => one.headerRow >= 0 && first >= one.first && last < one.first + one.count,
    ) ?? null
  );
};

/** A number that the person typed, as the rest of its column is written. */
const inFile = (foreign: ForeignColumn | null, text: string): string =>
  foreign
    ? respelled(
        text,
        styleOf(foreign.rule.locale),
        foreign.rule.limits.isWhole === true,
        foreign.sign,
      )
    : text;

function* fileRows({ entries, rows, reasonOf }: Wanted, file: Imported): Iterable<ErrorRow> {
  for (const row of rows) {
    const now = new Map<number, string>();
    file.sources.forEach((source, column) => {
      // What nobody changed goes back as the file has it.
      if (source === null || !entries.isChanged(row, column)) return;
      now.set(source, inFile(file.foreign[column] ?? null, entries.textAt(row, column)));
    });
    const texts = rowTexts(file.table, row - file.first + file.firstRow, now);
    yield { texts, reason: reasonOf(row) };
  }
}

function* sheetRows({ entries, rows, reasonOf, columns }: Wanted): Iterable<ErrorRow> {
  for (const row of rows) {
    yield { texts: columns.map((column) => entries.textAt(row, column)), reason: reasonOf(row) };
  }
}

export const errorRows = (wanted: Wanted): ErrorTable => {
  const file = onlyFile(wanted);
  if (!file) {
    const { entries, columns } = wanted;
    const headings = columns.map((column) => entries.columns[column]?.key ?? '');
    return { headings, rows: sheetRows(wanted) };
  }
  const { table, headerRow } = file;
  const headings = Array.from({ length: table.columnCount }, (_, column) =>
    cellText(table, headerRow, column),
  );
  return { headings, rows: fileRows(wanted, file) };
};
