/** Rows with one text that are no records: headings of sections among the rows, notes below them. */
import { isBlankByte } from '../keyHash';
import { isCounted } from './totalRows';
import { cellText, rowTexts, type Table } from '../table';

/** A table of fewer columns may have rows of one value. */
const fewestColumns = 3;
/** Share of the other texts of the column that have a digit, if one without is a heading. */
const mostOf = 0.9;

/** The only filled cell of a row; -1 if none or several are. */
const onlyCell = ({ bytes, starts, ends, columnCount }: Table, row: number): number => {
  let only = -1;
  for (let cell = row * columnCount; cell < (row + 1) * columnCount; cell += 1)
    for (let at = starts[cell] ?? 0; at < (ends[cell] ?? 0); at += 1) {
      if (isBlankByte(bytes[at] ?? 0)) continue;
      if (only >= 0) return -1;
      only = cell;
      break;
    }
  return only;
};

/** Written like a sentence, with a sign of a note, or a count of the rows: '3 stores'. */
const readsAsNote = (text: string): boolean => /^[*†]|[.:!](?:\s|$)/u.test(text) || isCounted(text);
const isPhrase = (text: string): boolean => text.split(/\s+/u).length > 2;

/**
 * A row is a heading of a section if its text has no digit but the texts of its column have, or if it has blanks and they
 * have none. It is a note if it is below all full rows, and reads like one or is a phrase below a blank line or a total.
 * @param totals rows of totals and repeated headings, which say nothing of the texts of a column
 */
export const noteRows = (
  table: Table,
  headerRow: number,
  totals: readonly number[] = [],
): readonly number[] => {
  const { rowCount, columnCount, lines } = table;
  const headed = rowTexts(table, headerRow).filter((text) => text.trim() !== '').length;
  if (headerRow < 0 || headed < fewestColumns) return [];
  const single = new Map<number, number>();
  for (let row = headerRow + 1; row < rowCount; row += 1) {
    const cell = onlyCell(table, row);
    if (cell >= 0) single.set(row, cell % columnCount);
  }
  if (single.size === 0 || single.size === rowCount - headerRow - 1) return [];
  const sums = new Set(totals);
  const looks = new Map<number, { readonly hasDigits: boolean; readonly hasBlanks: boolean }>();
  const looksOf = (column: number) => {
    const before = looks.get(column);
    if (before) return before;
    let [filled, numbered, spaced] = [0, 0, 0];
    for (let row = headerRow + 1; row < rowCount; row += 1) {
      const text = single.has(row) || sums.has(row) ? '' : cellText(table, row, column).trim();
      if (text === '') continue;
      filled += 1;
      if (/\d/.test(text)) numbered += 1;
      if (/\s/u.test(text)) spaced += 1;
    }
    const found = { hasDigits: filled > 0 && numbered >= mostOf * filled, hasBlanks: spaced > 0 };
    looks.set(column, found);
    return found;
  };
  const isSection = (text: string, column: number): boolean => {
    const { hasDigits, hasBlanks } = looksOf(column);
    return hasDigits && (!/\d/.test(text) || (!hasBlanks && /\s/u.test(text)));
  };
  let last = rowCount - 1;
  while (single.has(last) || sums.has(last)) last -= 1;
  /** Whether a blank line or a total precedes the rows below the full ones. */
  let isApart = false;
  const found: number[] = [];
  for (const [row, column] of single) {
    const text = cellText(table, row, column).trim();
    const isBelow = row > last;
    isApart ||= isBelow && (sums.has(row - 1) || (lines[row] ?? 0) > (lines[row - 1] ?? 0) + 1);
    const isNote = isBelow && (readsAsNote(text) || (isApart && isPhrase(text)));
    if (isNote || (!isBelow && isSection(text, column))) found.push(row);
  }
  return found;
};
