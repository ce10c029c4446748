import { addText, bytesIn, newArena } from './arena';
import { endRow, layOut, reserve, startIndex } from './cellIndex';
import type { Table } from './table';

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

/** A table of strings, for old workbooks. */
export const buildTable = (
  rows: readonly (readonly string[])[],
  lineOf: (row: number) => number = (row) => row + 1,
): Table => {
  const { add, done } = textTable();
  rows.forEach((row, at) => add(row, lineOf(at)));
  return done();
};
