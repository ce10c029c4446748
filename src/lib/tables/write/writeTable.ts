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
  /** Read piece by piece; short rows are padded. */
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
