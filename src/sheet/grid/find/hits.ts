/** The hits of a search, in screen order. */
import type { Hit } from '../../entries/types';
import { isSamePlace, type Place } from '../../board/area';
import type { GridBoard } from '../sheetBoard';

/** The index on the screen of each row, by row number. */
const positionsOf = (shown: Uint32Array): Uint32Array => {
  const most = shown.reduce((highest, row) => Math.max(highest, row), -1);
  const positions = new Uint32Array(most + 1);
  shown.forEach((row, position) => {
    positions[row] = position;
  });
  return positions;
};

export const hitsOf = (board: GridBoard, found: readonly Hit[]) => {
  const width = board.model.columns.length;
  const positions = positionsOf(board.model.shown());
  const keyOf = ({ row, column }: Place) => row * width + column;
  /** Sorted by row index, then by column. */
  const keys = Float64Array.from(found, ({ row, column }) =>
    keyOf({ row: positions[row] ?? 0, column }),
  ).sort();
  const cells = new Set(found.map(keyOf));

  /** How many hits come before a key. */
  const before = (key: number): number => {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const placeOf = (at: number): Place => {
    const key = keys[at] ?? 0;
    return { row: Math.floor(key / width), column: key % width };
  };

  return {
    count: keys.length,
    has: (row: number, column: number): boolean => cells.has(keyOf({ row, column })),
    /** The first hit after (or before) a place, wrapping around; null if there are none. */
    from: (place: Place, isBack: boolean): Place | null => {
      const { length } = keys;
      if (length === 0) return null;
      const key = keyOf({ row: Math.max(0, place.row), column: Math.max(0, place.column) });
      const at = isBack ? before(key) - 1 : before(key + 1);
      return placeOf((at + length) % length);
    },
    /** Number of the hit at this place, from 1; 0 if the cell is not a hit. */
    numberAt: (place: Place): number => {
      const at = before(keyOf(place));
      return at < keys.length && isSamePlace(placeOf(at), place) ? at + 1 : 0;
    },
  };
};

export type Hits = ReturnType<typeof hitsOf>;
