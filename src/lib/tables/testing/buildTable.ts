import type { Table } from '../table';
import { textTable } from '../write/writeTable';

/** A table of texts, as if read from a file. */
export const buildTable = (rows: readonly (readonly string[])[]): Table => {
  const { add, done } = textTable();
  rows.forEach((row, at) => add(row, at + 1));
  return done();
};
