import { writeTable, type WriteOptions } from './writeTable';

export interface ErrorRow {
  /** The current texts, in the order of the headers. */
  readonly texts: readonly string[];
  /** The error message. */
  readonly reason: string;
}

/** Writes the same columns plus one with the error, so that the file can be fixed and imported again. */
export const errorFile = ({
  headings,
  rows,
  reasonHeading,
  ...options
}: Omit<WriteOptions, 'rows'> & {
  readonly rows: Iterable<ErrorRow>;
  readonly reasonHeading: string;
}): Promise<Blob> => {
  const withReasons = function* () {
    for (const { texts, reason } of rows) yield [...texts, reason];
  };
  return writeTable({ ...options, headings: [...headings, reasonHeading], rows: withReasons() });
};

/** Rows below the examples that keep the zeros of typed codes, in a workbook. */
const spareRows = 1_000;

/** A file to fill in: the exact headers (rules 3, Import columns) and example rows. */
export const templateFile = ({
  kind,
  columns,
  examples,
}: Pick<WriteOptions, 'kind'> & {
  readonly columns: readonly { readonly name: string }[];
  readonly examples: readonly (readonly string[])[];
}): Promise<Blob> => {
  const blank = columns.map(() => '');
  const spare = Array.from({ length: kind === 'xlsx' ? spareRows : 0 }, () => blank);
  return writeTable({
    kind,
    headings: columns.map(({ name }) => name),
    rows: [...examples, ...spare],
  });
};
