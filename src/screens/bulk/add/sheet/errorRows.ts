/** Writes rejected rows in the format of their file, each with its reason. */
import type { ForeignColumn } from '../../../../sheet/entries/bases';
import type { Entries } from '../../../../sheet/entries/types';
import { styleOf } from '../../../../schema/numbers';
import { respelled } from '../../../../spreadsheet/decimals';
import { cellText, rowTexts } from '../../../../spreadsheet/table';
import type { ErrorRow } from '../../../../spreadsheet/write/files';
import type { Imported } from '../../session/createBulkSession';

interface Wanted {
  readonly entries: Entries;
  readonly imports: readonly Imported[];
  readonly rows: Uint32Array;
  readonly reasonOf: (row: number) => string;
  /** Positions of the import columns, for rows of several files or without a file. */
  readonly columns: readonly number[];
}

/** The only file of all rows; null if there is none or several. */
const onlyFile = ({ imports, rows }: Wanted): Imported | null => {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    imports.find(
      (one) => one.headerRow >= 0 && first >= one.first && last < one.first + one.count,
    ) ?? null
  );
};

/** A number that the user typed, in the file's format of its column. */
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
      // Unchanged cells are written as in the file.
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

export const errorRows = (wanted: Wanted) => {
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
