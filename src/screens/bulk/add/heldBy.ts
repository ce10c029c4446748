/** Why the sheet cannot be reviewed, or saved, yet (rules 2: every entry has a SKU and a description). */
import type { Entries } from '../../../grid/entriesTypes';

/** Rows that lack what every row must have; those that were excluded do not count. */
export const incompleteRows = (entries: Entries): readonly number[] => {
  const required = [...entries.columns.keys()].filter(
    (column) => entries.columns[column]?.rule.isRequired,
  );
  return Array.from(entries.rowsOf('invalid')).filter((row) =>
    required.some((column) => entries.textAt(row, column).trim() === ''),
  );
};
