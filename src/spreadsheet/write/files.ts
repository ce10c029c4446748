import type { FileKind } from './writeFile';
import { writeTable } from './writeTable';

export interface ErrorRow {
  /** The current texts, in the order of the headers. */
  readonly texts: readonly string[];
  /** The error message. */
  readonly reason: string;
}

/** Writes the same columns plus one with the error, so that the file can be fixed and imported again. */
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

/** Rows below the examples that keep the zeros of typed codes, in a workbook. */
const spareRows = 1_000;

function* withSpare(examples: readonly (readonly string[])[], columns: number) {
  yield* examples;
  const blank = Array.from({ length: columns }, () => '');
  for (let row = 0; row < spareRows; row += 1) yield blank;
}

/** A file to fill in: the exact headers (rules 3, Import columns) and example rows. */
export const templateFile = ({
  kind,
  columns,
  examples,
}: {
  readonly kind: FileKind;
  readonly columns: readonly { readonly name: string }[];
  readonly examples: readonly (readonly string[])[];
}): Promise<Blob> =>
  writeTable({
    kind,
    headings: columns.map(({ name }) => name),
    rows: kind === 'xlsx' ? withSpare(examples, columns.length) : examples,
  });
