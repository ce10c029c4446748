import { describe, expect, it } from 'vitest';
import { heightOf, rowAt, withMeasured, type RowHeights } from './rowHeights';

const none: ReadonlyMap<number, number> = new Map();
const heights = (...rows: readonly (readonly [number, number])[]): RowHeights => ({
  usual: 40,
  extra: withMeasured({ usual: 40, extra: none }, rows),
});

describe('rows of different heights', () => {
  it('has the usual height where nothing was measured', () => {
    expect(heightOf(heights(), 0, 100_000)).toBe(4_000_000);
    expect([0, 39, 40, 4000].map((top) => rowAt(heights(), top))).toEqual([0, 0, 1, 100]);
  });

  it('finds each row between its top and its bottom', () => {
    const own = heights([7, 58], [2, 100], [3, 76], [5, 40]);
    for (let row = 0; row < 12; row += 1) {
      const [top, end] = [heightOf(own, 0, row), heightOf(own, 0, row + 1)];
      expect([top, end - 1].map((px) => rowAt(own, px))).toEqual([row, row]);
    }
    expect(heightOf(own, 0, 12)).toBe(12 * 40 + 18 + 60 + 36);
  });

  it('forgets a row that became usual, and keeps the map if nothing changed', () => {
    const own = heights([2, 100], [3, 76]);
    expect(
      withMeasured(own, [
        [2, 100],
        [4, 40],
        [9, 0],
      ]),
    ).toBe(own.extra);
    expect([...withMeasured(own, [[2, 40.2]])]).toEqual([[3, 36]]);
  });
});
