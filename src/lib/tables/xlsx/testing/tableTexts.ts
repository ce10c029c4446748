import { cellText, type Table } from '../../table';

/** All texts of a table, row by row. */
export const tableTexts = (table: Table): string[][] =>
  Array.from({ length: table.rowCount }, (_, row) =>
    Array.from({ length: table.columnCount }, (__, column) => cellText(table, row, column)),
  );
