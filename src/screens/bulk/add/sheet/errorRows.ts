/** Rejected rows in the format of their file, each with its reason, to be fixed and imported again. */
import type { ForeignColumn } from '../../../../lib/grid/entries/bases';
import type { Entries } from '../../../../lib/grid/entries/types';
import { styleOf } from '../../../../lib/text/numbers';
import { respelled } from '../../../../lib/tables/decimals';
import { rowTexts } from '../../../../lib/tables/table';
import type { Imported } from '../../session/createBulkSession';

interface ErrorRowsOptions {
  readonly entries: Entries;
  readonly imports: readonly Imported[];
  readonly rows: Uint32Array;
  readonly reasonOf: (row: number) => string;
  readonly reasonHeading: string;
  /** Positions of the import columns, for rows of several files or without a file. */
  readonly columns: readonly number[];
}

/** A number that the user typed, in the file's format of its column. */
const inFile = (foreign: ForeignColumn | null | undefined, text: string): string =>
  foreign
    ? respelled(
        text,
        styleOf(foreign.rule.locale),
        foreign.rule.limits.isWhole === true,
        foreign.sign,
      )
    : text;

/** Texts of a row as in its file, with the changed cells. */
const fileTexts = (entries: Entries, file: Imported, row: number): readonly string[] => {
  const now = new Map<number, string>();
  file.sources.forEach((source, column) => {
    if (source !== null && entries.isChanged(row, column))
      now.set(source, inFile(file.foreign[column], entries.textAt(row, column)));
  });
  return rowTexts(file.table, row - file.first + file.firstRow, now);
};

export const errorRows = ({
  entries,
  imports,
  rows,
  reasonOf,
  reasonHeading,
  columns,
}: ErrorRowsOptions) => {
  const [first = -1, last = -1] = [rows[0], rows.at(-1)];
  /** The only file of all rows; undefined if there is none or several. */
  const file = imports.find(
    (importedFile) =>
      importedFile.headerRow >= 0 &&
      first >= importedFile.first &&
      last < importedFile.first + importedFile.count,
  );
  const textsOf = (row: number): readonly string[] =>
    file ? fileTexts(entries, file, row) : columns.map((column) => entries.textAt(row, column));
  const written = function* (): Iterable<readonly string[]> {
    for (const row of rows) yield [...textsOf(row), reasonOf(row)];
  };
  const headings = file
    ? rowTexts(file.table, file.headerRow)
    : columns.map((column) => entries.columns[column]?.key ?? '');
  return { headings: [...headings, reasonHeading], rows: written() };
};
