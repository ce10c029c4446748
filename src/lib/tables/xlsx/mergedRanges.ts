import type { MergedSpan, TallSpan } from '../match/headings';
import { note, type FileNotes } from '../notes';
import { FileRefusal } from '../refusal';
import { withoutTableRows, type Table } from '../table';
import { attributesOf } from './attributes';
import { cellReference, sheetColumns } from './cellTag';

const maxMerges = 1_000_000;
const encoder = new TextEncoder();

const cornerOf = (text: string): number => {
  const letters = encoder.encode(text);
  return cellReference(letters, 0, letters.length);
};

const columnOf = (corner: number) => corner % sheetColumns;
const lineOf = (corner: number) => 1 + Math.floor(corner / sheetColumns);

/** Adds the range of a <mergeCell> as two `cellReference`s; a single cell is ignored. */
export const addMerged = (merges: number[], bytes: Uint8Array, start: number, end: number) => {
  const range = attributesOf(bytes, start, end).get('ref') ?? '';
  const [first = -1, last = first] = range.split(':', 2).map(cornerOf);
  if (first < 0 || last < 0 || merges.length >= 2 * maxMerges)
    throw new FileRefusal('badReference');
  if (last !== first) merges.push(first, last);
};

/** Lines in which headers may be. */
const headingLines = 64;

/** Merged cells within one row, near the top. */
export const mergedSpans = (merges: readonly number[]): MergedSpan[] => {
  const spans: MergedSpan[] = [];
  for (let at = 0; at < merges.length; at += 2) {
    const [first = 0, last = 0] = [merges[at], merges[at + 1]];
    const line = lineOf(first);
    if (line > headingLines || lineOf(last) !== line) continue;
    spans.push([line, columnOf(first), columnOf(last)]);
  }
  return spans;
};

/** Merged cells of several rows. */
export const tallSpans = (merges: readonly number[]): TallSpan[] => {
  const spans: TallSpan[] = [];
  for (let at = 0; at < merges.length; at += 2) {
    const [first = 0, last = 0] = [merges[at], merges[at + 1]];
    if (lineOf(first) < lineOf(last)) spans.push([lineOf(first), lineOf(last), columnOf(first)]);
  }
  return spans;
};

/**
 * Gives each row of merged cells their text: a region beside its stores. Those of the headers are headers.
 * @returns the number of cells that got one, by column
 */
export const fillTall = (
  table: Table,
  headRow: number,
  spans: readonly TallSpan[] = [],
): ReadonlyMap<number, number> => {
  const { starts, ends, lines, rowCount, columnCount } = table;
  const filled = new Map<number, number>();
  for (const [top, bottom, column] of spans) {
    const first = rowFrom(table, top);
    const source = first * columnCount + column;
    if (first <= headRow || lines[first] !== top || column >= columnCount || ends[source] === 0)
      continue;
    for (let row = first + 1; row < rowCount && (lines[row] ?? 0) <= bottom; row += 1) {
      const cell = row * columnCount + column;
      starts[cell] = starts[source] as number;
      ends[cell] = ends[source] as number;
      filled.set(column, (filled.get(column) ?? 0) + 1);
    }
  }
  return filled;
};

/** First row of the table at or below `line` of the sheet. */
const rowFrom = ({ lines, rowCount }: Table, line: number): number => {
  let low = 0;
  let high = rowCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle] as number) < line) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Removes rows that became empty. */
const withoutBlankRows = (table: Table, notes: FileNotes): Table => {
  const { ends, lines, rowCount, columnCount } = table;
  const blank: number[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const from = row * columnCount;
    if (ends.subarray(from, from + columnCount).some((end) => end !== 0)) continue;
    note(notes, 'blankRows', lines[row] as number);
    blank.push(row);
  }
  return blank.length === 0 ? table : withoutTableRows(table, blank);
};

/** Merged cells display only the text of their first cell; hidden texts in the others are removed. */
export const blankMerged = (table: Table, merges: readonly number[], notes: FileNotes): Table => {
  // Valid ranges do not overlap, so together they have at most as many cells as the table.
  let rest = table.rowCount * table.columnCount + merges.length;
  let isChanged = false;
  for (let index = 0; index < merges.length; index += 2) {
    const first = merges[index] as number;
    const last = merges[index + 1] as number;
    const left = columnOf(first);
    const right = Math.min(columnOf(last), table.columnCount - 1);
    const top = lineOf(first);
    note(notes, 'mergedCells', top);
    for (let row = rowFrom(table, top); row < table.rowCount; row += 1) {
      const line = table.lines[row] as number;
      if (line > lineOf(last)) break;
      for (let column = left; column <= right; column += 1) {
        rest -= 1;
        const cell = row * table.columnCount + column;
        if ((line === top && column === left) || table.ends[cell] === 0) continue;
        table.starts[cell] = 0;
        table.ends[cell] = 0;
        isChanged = true;
      }
      if (rest < 0) throw new FileRefusal('badReference');
    }
  }
  return isChanged ? withoutBlankRows(table, notes) : table;
};
