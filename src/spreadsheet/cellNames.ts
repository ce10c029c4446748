import type { Table } from './table';

/** Letters of a column; 0 is A. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

/** Cells of the table in spreadsheet notation: 'B4, C9', with `…` if there are more. */
export const cellNames = (
  { columnCount, lines }: Table,
  cells: readonly number[],
  count: number,
): string => {
  const names = cells.map(
    (cell) =>
      columnLetters(cell % columnCount) + String(lines[Math.floor(cell / columnCount)] ?? 0),
  );
  return names.join(', ') + (count > cells.length ? ', …' : '');
};
