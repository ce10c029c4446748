import { cellText, type Table } from '../table';
import { denseHeading } from './plainHeading';

/** Rows in which headings are looked for. */
export const headerRowsLookedAt = 20;

const number = /^[\s+-]*[\d.,]+\s*%?$/;

const textsOf = (table: Table, row: number): string[] =>
  Array.from({ length: table.columnCount }, (_, column) => cellText(table, row, column).trim());

const readsAsHeadings = (texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => text !== '');
  return (
    filled.length >= 2 &&
    filled.every((text) => !number.test(text)) &&
    new Set(filled.map((text) => text.toLowerCase())).size === filled.length
  );
};

/**
 * The row that holds the headings, most likely: the first with two names that are known, else the first that has only
 * texts, all different; else the first. -1 in a table without rows.
 */
export const proposeHeaderRow = (table: Table, names: readonly string[]): number => {
  if (table.rowCount === 0) return -1;
  const known = new Set(names.map(denseHeading));
  const rows = Array.from({ length: Math.min(headerRowsLookedAt, table.rowCount) }, (_, row) =>
    textsOf(table, row),
  );
  // A list of nothing but SKUs has one heading.
  const needed = Math.min(2, table.columnCount);
  const named = rows.findIndex(
    (texts) => texts.filter((text) => known.has(denseHeading(text))).length >= needed,
  );
  return named >= 0 ? named : Math.max(0, rows.findIndex(readsAsHeadings));
};
