/** Header rows that a file repeats among its rows, as printed reports do on each page. */
import { decodeSpan, rowTexts, type Table } from '../table';
import type { Head } from './headings';

/** Rows below the headers that repeat them; with two header rows, also the group headers above them. */
export const repeatedHeads = (table: Table, { row: head, lines }: Head): readonly number[] => {
  const texts = rowTexts(table, head).map((text) => text.trim());
  const first = texts.findIndex((text) => text !== '');
  if (head < 0 || first < 0) return [];
  const groups = lines === 2 ? rowTexts(table, head - 1).map((text) => text.trim()) : null;
  const isAlike = (row: number, of: readonly string[]) =>
    rowTexts(table, row).every((text, column) => text.trim() === of[column]);
  const { bytes, starts, ends, columnCount, rowCount } = table;
  const found: number[] = [];
  for (let row = head + 1; row < rowCount; row += 1) {
    const cell = row * columnCount + first;
    // Nearly all rows differ in their first cell.
    if (decodeSpan(bytes, starts[cell] ?? 0, ends[cell] ?? 0).trim() !== texts[first]) continue;
    if (!isAlike(row, texts)) continue;
    if (groups && row - 1 > head && isAlike(row - 1, groups)) found.push(row - 1);
    found.push(row);
  }
  return found;
};
