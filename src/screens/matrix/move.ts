/** Computes the target of a key; null for keys that do not move. */
import { headRow, within, type Place } from './area';
import type { Layout } from './layout';

interface Pressed {
  readonly key: string;
  /** Ctrl or ⌘: to the end. */
  readonly isFar: boolean;
  /** Number of visible rows. */
  readonly page: number;
}

const ends = { far: 1e9 };

export const movedBy = (
  layout: Layout,
  { row, column }: Place,
  { key, isFar, page }: Pressed,
): Place | null => {
  const step = isFar ? ends.far : 1;
  const to = (place: Place) => within(layout, place, headRow);
  switch (key) {
    case 'ArrowUp':
      // Ctrl moves to the first product, and only from there to the header.
      return to({ row: isFar && row > 0 ? 0 : row - 1, column });
    case 'ArrowDown':
      return to({ row: row + step, column });
    case 'ArrowLeft':
      return to({ row, column: column - step });
    case 'ArrowRight':
      return to({ row, column: column + step });
    case 'Home':
      return to({ row: isFar ? 0 : row, column: 0 });
    case 'End':
      return to({ row: isFar ? ends.far : row, column: ends.far });
    case 'PageUp':
      return to({ row: row <= 0 ? row : Math.max(0, row - page), column });
    case 'PageDown':
      return to({ row: row + page, column });
    default:
      return null;
  }
};
