import { expect, test } from 'vitest';
import { columnAt, columnLayoutOf, maxHeight, nearest, rowsTopOf, scrollTopFor } from './layout';
import { movedBy, tabbed } from './move';

const extent = { rows: 8, columns: 3, canChoose: true };
const filled = new Set(['0 0', '1 0', '2 0', '5 0', '6 0']);
const far = (key: string, row: number) =>
  movedBy(
    extent,
    { row, column: 0 },
    {
      key,
      isFar: true,
      page: 4,
      isFilled: (at, column) => filled.has(`${String(at)} ${String(column)}`),
    },
  );

test('Ctrl and arrows stop at the edges of filled cells', () => {
  expect(far('ArrowDown', 0)).toEqual({ row: 2, column: 0 });
  expect(far('ArrowDown', 2)).toEqual({ row: 5, column: 0 });
  expect(far('ArrowDown', 6)).toEqual({ row: 7, column: 0 });
  expect(far('ArrowUp', 7)).toEqual({ row: 6, column: 0 });
  expect(far('ArrowUp', 5)).toEqual({ row: 2, column: 0 });
  expect(far('ArrowRight', 0)).toEqual({ row: 0, column: 2 });
});

test('Ctrl and arrows go to the ends of the headers, and a page above the first row stays there', () => {
  expect(far('ArrowRight', -1)).toEqual({ row: -1, column: 2 });
  expect(far('ArrowLeft', -1)).toEqual({ row: -1, column: -1 });
  expect(far('PageUp', 3)).toEqual({ row: 0, column: 0 });
  expect(far('PageUp', -1)).toEqual({ row: -1, column: 0 });
});

test('Tab goes through the cells, and leaves at either end', () => {
  expect(tabbed(extent, { row: 0, column: 2 }, false)).toEqual({ row: 1, column: 0 });
  expect(tabbed(extent, { row: 1, column: 0 }, true)).toEqual({ row: 0, column: 2 });
  expect(tabbed(extent, { row: 7, column: 2 }, false)).toBeNull();
  expect(tabbed(extent, { row: 0, column: 0 }, true)).toBeNull();
});

test('columns are found under the pointer, those at the left over those that are scrolled', () => {
  const layout = columnLayoutOf({ widths: [100, 200, 300], pinned: 1, rowHeader: 50 });
  expect(layout).toMatchObject({ pinnedWidth: 150, width: 650, lefts: [50, 150, 350] });
  expect(columnAt(layout, 60, 400)).toBe(0);
  expect(columnAt(layout, 160, 0)).toBe(1);
  expect(columnAt(layout, 160, 250)).toBe(2);
  expect(columnAt(layout, 5_000, 0)).toBe(2);
  expect(columnAt(layout, 20, 300)).toBe(-1);
});

test('a sheet taller than browsers draw is scrolled in proportion, to its very end', () => {
  const scroll = { all: 32_000_000, viewport: 600 };
  expect(rowsTopOf(scroll, maxHeight - 600)).toBeCloseTo(32_000_000 - 600);
  expect(rowsTopOf(scroll, scrollTopFor(scroll, 12_345_678))).toBeCloseTo(12_345_678);
  expect(rowsTopOf({ all: 3_200_000, viewport: 600 }, 777)).toBe(777);
});

test('scrolls as little as is needed', () => {
  expect(nearest(100, 50, 120, 130)).toBe(100);
  expect(nearest(100, 50, 80, 90)).toBe(80);
  expect(nearest(100, 50, 160, 170)).toBe(120);
});
