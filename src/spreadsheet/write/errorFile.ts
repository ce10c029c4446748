import { cellText, type Table } from '../table';
import type { FileKind } from './createWriter';
import { writeTable } from './writeTable';

export interface ErrorRow {
  /** As they read now, in the order of the headings. */
  readonly texts: readonly string[];
  /** What is wrong, in words. */
  readonly reason: string;
}

/** The same columns again with one more, that says what is wrong; to be mended and opened here once more. */
export const errorFile = ({
  kind,
  headings,
  rows,
  reasonHeading,
  signal,
}: {
  readonly kind: FileKind;
  readonly headings: readonly string[];
  readonly rows: Iterable<ErrorRow>;
  readonly reasonHeading: string;
  readonly signal?: AbortSignal | undefined;
}): Promise<Blob> => {
  const withReasons = function* () {
    for (const { texts, reason } of rows) yield [...texts, reason];
  };
  return writeTable({ kind, headings: [...headings, reasonHeading], rows: withReasons(), signal });
};

/** Texts of one row of a file, those of ignored columns as well; changed cells by their place in the file. */
export const rowTexts = (
  table: Table,
  row: number,
  changed: ReadonlyMap<number, string> = new Map(),
): readonly string[] =>
  Array.from(
    { length: table.columnCount },
    (_, column) => changed.get(column) ?? cellText(table, row, column),
  );
