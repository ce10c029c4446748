/** Writes files for users: results, errors, templates. All cells are texts, so none is executed. */
import { addText, bytesIn, newArena } from '../arena';
import { endRow, layOut, reserve, startIndex } from '../cellIndex';
import type { Table } from '../table';
import { ask } from '../worker/ask';
import { stepByStep } from '../../util/yieldToMain';
import type { FileKind } from './writeFile';

interface WriteOptions {
  readonly kind: FileKind;
  readonly headings: readonly string[];
  /** Read piece by piece; each row is as long as the headers. */
  readonly rows: Iterable<readonly string[]>;
}

/** Collects rows of texts. Short rows are padded with empty cells. */
export const textTable = () => {
  const index = startIndex();
  const texts = newArena();
  let cells = 0;
  return {
    add: (row: readonly string[], line: number): void => {
      reserve(index, row.length, 1);
      for (const text of row) {
        index.starts[cells] = addText(texts, text);
        index.ends[cells] = texts.length;
        cells += 1;
      }
      endRow(index, cells, line);
    },
    done: (): Table => ({ bytes: bytesIn(texts), ...layOut(index) }),
  };
};

/** Milliseconds. A large file is written at once, without progress messages. */
const writeTimeout = 120_000;

/**
 * Writes a file; CSV has a byte order mark and CRLF. The texts are collected in slices, and written in a worker.
 * @throws WorkerFault if it cannot be written
 */
export const writeTable = async ({ kind, headings, rows }: WriteOptions): Promise<Blob> => {
  const { add, done } = textTable();
  add(headings, 1);
  const adding = function* () {
    for (const row of rows) {
      add(row, 0);
      yield undefined;
    }
  };
  await stepByStep(adding());
  return ask({ type: 'write', kind, table: done() }, { patience: writeTimeout });
};

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
