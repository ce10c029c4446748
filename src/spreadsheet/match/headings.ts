/** The headers of a table: in one row, or in two if the upper one names groups ('Dimensions (cm)'). */
import { limits } from '../limits';
import { cellText, type Table } from '../table';

/** Position of the headers: their last row, and whether the row above belongs to them. */
export interface Head {
  /** -1 if there is no header row. */
  readonly row: number;
  readonly lines: 1 | 2;
}

export interface Heading {
  readonly heading: string;
  /** Group header above this column; '' if there is none. */
  readonly group: string;
}

/** Merged cells of one row near the top: line, first column, last column. */
export type MergedSpan = readonly [line: number, left: number, right: number];

export const noHead: Head = { row: -1, lines: 1 };

const textAt = (table: Table, row: number, column: number): string =>
  cellText(table, row, column).trim().slice(0, limits.heading);

/**
 * For each column, the column whose upper text applies to it. Merged cells define this; without them, a text extends to
 * the right over columns that have a lower header.
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
    // A header merged over both rows is in the upper one.
    if (lower === '') return { heading: source === column ? upper : '', group: '' };
    return { heading: lower, group: upper === lower ? '' : upper };
  });
};
