/** The hits of a search, in screen order. */
import type { Place } from '../../board/area';
import type { Hit } from '../../entries/types';
import type { GridModel } from '../../types';

/** @param found in the order of the rows shown, then of the columns */
export const hitsOf = ({ columns, shown }: GridModel, found: readonly Hit[]) => {
  const width = columns.length;
  const rows = shown();
  const keyOf = ({ row, column }: Place) => row * width + column;
  /** Cells by their row on the screen. */
  const keys = new Float64Array(found.length);
  let position = 0;
  found.forEach(({ row, column }, at) => {
    while (position < rows.length && rows[position] !== row) position += 1;
    keys[at] = keyOf({ row: position, column });
  });
  const cells = new Set(found.map(keyOf));
  const placeAt = (at: number): Place => {
    const key = keys.at(at) ?? 0;
    return { row: Math.floor(key / width), column: key % width };
  };

  return {
    count: keys.length,
    has: (row: number, column: number): boolean => cells.has(keyOf({ row, column })),
    /** The first hit after (or before) a place, wrapping around; null if there are none. */
    from: ({ row, column }: Place, isBack: boolean): Place | null => {
      if (keys.length === 0) return null;
      const key = keyOf({ row: Math.max(0, row), column: Math.max(0, column) });
      if (isBack) return placeAt(keys.findLastIndex((one) => one < key));
      return placeAt(
        Math.max(
          0,
          keys.findIndex((one) => one > key),
        ),
      );
    },
    /** Number of the hit at this place, from 1; 0 if the cell is not a hit. */
    numberAt: (place: Place): number => keys.indexOf(keyOf(place)) + 1,
  };
};

export type Hits = ReturnType<typeof hitsOf>;
