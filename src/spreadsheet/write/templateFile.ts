import type { FileKind } from './createWriter';
import { writeTable } from './writeTable';

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
