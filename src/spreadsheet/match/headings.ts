/** The headings of a table: in one row, or in two of which the upper one names a group ('Dimensions (cm)'). */
import { limits } from '../limits';
import { cellText, type Table } from '../table';

/** Where the headings are: their last row, and whether the row above belongs to them. */
export interface Head {
  /** -1: no row has them. */
  readonly row: number;
  readonly lines: 1 | 2;
}

export interface Heading {
  readonly heading: string;
  /** What stands above several columns, this one among them; '' where nothing does. */
  readonly group: string;
}

/** Merged cells of one row near the beginning: its line, the first and the last column. */
export type MergedSpan = readonly [line: number, left: number, right: number];

export const noHead: Head = { row: -1, lines: 1 };

const textAt = (table: Table, row: number, column: number): string =>
  cellText(table, row, column).trim().slice(0, limits.heading);

/**
 * By column the column whose text stands above it: what is merged says so; where nothing is, a text goes on to the
 * right over columns that have a heading of their own below.
 */
const groupSources = (table: Table, { row }: Head, merged: readonly MergedSpan[]): number[] => {
  const upper = row - 1;
  const line = table.lines[upper] ?? 0;
  const ofRow = merged.filter(([at]) => at === line);
  const sources: number[] = [];
  for (let column = 0; column < table.columnCount; column += 1) {
    const left = sources[column - 1] ?? -1;
    const span = ofRow.find(([, first, last]) => column >= first && column <= last);
    const goesOn =
      ofRow.length === 0 &&
      left >= 0 &&
      textAt(table, row, column) !== '' &&
      textAt(table, row, column - 1) !== '';
    sources.push(
      textAt(table, upper, column) !== '' ? column : span ? span[1] : goesOn ? left : -1,
    );
  }
  return sources;
};

export const headingsOf = (
  table: Table,
  head: Head,
  merged: readonly MergedSpan[] = [],
): readonly Heading[] => {
  const { row, lines } = head;
  const own = Array.from({ length: table.columnCount }, (_, column) => textAt(table, row, column));
  if (lines === 1 || row < 1) return own.map((heading) => ({ heading, group: '' }));
  const sources = groupSources(table, head, merged);
  return own.map((lower, column) => {
    const source = sources[column] ?? -1;
    const upper = source < 0 ? '' : textAt(table, row - 1, source);
    // A heading that goes down over both rows stands in the upper one.
    if (lower === '') return { heading: source === column ? upper : '', group: '' };
    return { heading: lower, group: upper === lower ? '' : upper };
  });
};
