/** What rows are called: by their line in the file that they came from, whatever is shown. */
import type { Imported } from './errorRows';

const lastLine = ({ table, firstRow, count }: Imported): number =>
  table.lines[firstRow + count - 1] ?? firstRow + count;

/**
 * '17'; of several files '2-17'. Rows that were typed are counted on below the file's, or by themselves: '+3'.
 */
export const rowNumbers =
  (imports: readonly Imported[]): ((row: number) => string) =>
  (row) => {
    const at = imports.findIndex(({ first, count }) => row >= first && row < first + count);
    const file = imports[at];
    if (file) {
      const index = row - file.first + file.firstRow;
      const line = String(file.table.lines[index] ?? index + 1);
      return imports.length === 1 ? line : `${at + 1}-${line}`;
    }
    const before = imports.reduce((sum, { first, count }) => sum + (first <= row ? count : 0), 0);
    const typed = row - before + 1;
    const [only, another] = imports;
    if (!only) return String(typed);
    return another ? `+${typed}` : String(lastLine(only) + typed);
  };
