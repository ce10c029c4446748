/** Puts what the rows of a file say into the sheet of their records. */
import type { CellText } from '../../../lib/grid/types';
import type { Sheet } from '../edit/sheet/createSheet';
import type { FileRow } from './fileRows';

interface GivenTexts {
  readonly found: ReadonlyMap<string, FileRow>;
  /** Blank cells of the file clear the value; otherwise they change nothing. */
  readonly isClearing: boolean;
  /** Only cells that are blank in the file; what was typed into the others since stays. */
  readonly isBlankOnly?: boolean;
}

export const giveTexts = (
  sheet: Sheet,
  { found, isClearing, isBlankOnly = false }: GivenTexts,
): void => {
  const { entries, columns, idOf } = sheet;
  const places = new Map(columns.map(({ key }, column) => [key, column]));
  const cells: CellText[] = [];
  for (let row = 0; row < entries.counts().rows; row += 1) {
    const fileRow = found.get(idOf(row));
    if (!fileRow) continue;
    for (const [key, text] of fileRow.texts) {
      const column = places.get(key);
      if (column === undefined || (isBlankOnly && text !== '')) continue;
      const stored = entries.baseText(row, column);
      const next = text === '' && !isClearing ? stored : text;
      // An equal text in other blanks is no change.
      if (next.trim() === entries.textAt(row, column).trim()) continue;
      cells.push({ row, column, text: next.trim() === stored.trim() ? stored : next });
    }
  }
  if (cells.length > 0) entries.set(cells);
};
