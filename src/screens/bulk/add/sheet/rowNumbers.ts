/** Labels of rows: their line in the file, independent of filters. */
import type { Imported } from './errorRows';

const lastLine = ({ table, firstRow, count }: Imported): number =>
  table.lines[firstRow + count - 1] ?? firstRow + count;

/** '17', or '2-17' with several files. Typed rows continue the file's numbers, or are counted alone: '+3'. */
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
