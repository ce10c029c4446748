/** What a search found, in the order of the screen. */
import type { Hit } from '../../entriesTypes';
import { isSamePlace, type Place } from '../area';
import type { GridBoard } from '../board';

export interface Hits {
  readonly count: number;
  readonly has: (row: number, column: number) => boolean;
  /** The first one after a place, or before it, round the end; null where nothing was found. */
  readonly from: (place: Place, isBack: boolean) => Place | null;
  /** Place among the hits, from 1; 0 where the cell is none of them. */
  readonly numberAt: (place: Place) => number;
}

/** Where each row stands on the screen, by its number. */
const positionsOf = (shown: Uint32Array): Uint32Array => {
  const most = shown.reduce((highest, row) => Math.max(highest, row), -1);
  const positions = new Uint32Array(most + 1);
  shown.forEach((row, position) => {
    positions[row] = position;
  });
  return positions;
};

export const hitsOf = (board: GridBoard, found: readonly Hit[]): Hits => {
  const width = board.model.columns.length;
  const positions = positionsOf(board.model.shown());
  const keyOf = ({ row, column }: Place) => row * width + column;
  /** Sorted: by position, then by column. */
  const keys = Float64Array.from(found, ({ row, column }) =>
    keyOf({ row: positions[row] ?? 0, column }),
  ).sort();
  const cells = new Set(found.map(keyOf));

  /** How many hits stand before a place. */
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
    has: (row, column) => cells.has(keyOf({ row, column })),
    from: (place, isBack) => {
      const { length } = keys;
      if (length === 0) return null;
      const key = keyOf({ row: Math.max(0, place.row), column: Math.max(0, place.column) });
      const at = isBack ? before(key) - 1 : before(key + 1);
      return placeOf((at + length) % length);
    },
    numberAt: (place) => {
      const at = before(keyOf(place));
      return at < keys.length && isSamePlace(placeOf(at), place) ? at + 1 : 0;
    },
  };
};
