import { expect, test } from 'vitest';
import { movedBy } from '../../lib/grid/board/move';
import type { MatrixData } from './loadMatrixData';
import { matrixBlockOf, layoutOf, regionWidth, zoneWidth } from './layout';

const matrixData: MatrixData = {
  products: ['Apple', 'Pear', 'Plum'].map((description, at) => ({
    id: `p${String(at)}`,
    sku: `S-${String(at)}`,
    description,
    isArchived: false,
    categories: at === 0 ? ['Produce', 'Organic'] : at === 1 ? ['Produce'] : [],
  })),
  zones: ['Oak', 'Elm', 'Ash', 'Fir', 'Yew'].map((name, at) => ({
    id: `z${String(at)}`,
    codes: [],
    name,
    region: at < 3 ? 0 : 1,
  })),
  regions: [
    { id: 'r1', name: 'North' },
    { id: 'none', name: null },
  ],
};
const noFilter = { products: '', zones: '', category: '', region: '', closed: new Set<number>() };

const extentOf = ({ rows, columns }: ReturnType<typeof layoutOf>) => ({
  rows: rows.length,
  columns: columns.length,
  canChoose: false,
});
const area = (left: number, right: number, top = 0, bottom = 0) => ({
  start: { row: top, column: left },
  end: { row: bottom, column: right },
});

test('each region has a column of its own before its zones', () => {
  const { columns, width } = layoutOf(matrixData, noFilter);
  expect(
    columns.map((one) => (one.kind === 'zone' ? one.zone : `region ${String(one.region)}`)),
  ).toEqual(['region 0', 0, 1, 2, 'region 1', 3, 4]);
  expect(columns.map(({ x }) => x)).toEqual([
    0,
    76,
    110,
    144,
    regionWidth + 3 * zoneWidth,
    254,
    288,
  ]);
  expect(width).toBe(2 * regionWidth + 5 * zoneWidth);
});

test('search narrows both axes, and the zones of regions', () => {
  const layout = layoutOf(matrixData, { ...noFilter, products: ' PLU ', zones: 'el' });
  expect(layout.rows).toEqual([2]);
  expect(layout.columns).toHaveLength(2);
  expect(layout.columns[0]).toMatchObject({ kind: 'region', zones: [1] });
  expect(layoutOf(matrixData, { ...noFilter, products: 's-1' }).rows).toEqual([1]);
});

test('a category narrows the products, a region the zones, both beside the search', () => {
  const category = layoutOf(matrixData, { ...noFilter, category: 'Produce' });
  expect(category.rows).toEqual([0, 1]);
  expect(layoutOf(matrixData, { ...noFilter, category: 'Organic' }).rows).toEqual([0]);
  expect(layoutOf(matrixData, { ...noFilter, category: 'Produce', products: 'plum' }).rows).toEqual(
    [],
  );
  const region = layoutOf(matrixData, { ...noFilter, region: 'none', zones: 'e' });
  expect(region.zones).toEqual([4]);
  expect(region.columns.map(({ region: at }) => at)).toEqual([1, 1]);
  // A region that no longer exists has no zones.
  expect(layoutOf(matrixData, { ...noFilter, region: 'r9' }).zones).toEqual([]);
});

test('a collapsed region is one column for its zones', () => {
  const layout = layoutOf(matrixData, { ...noFilter, closed: new Set([0]) });
  expect(layout.columns.map(({ kind }) => kind)).toEqual(['region', 'region', 'zone', 'zone']);
  expect(matrixBlockOf(layout, area(0, 2)).columns).toEqual([0, 1, 2, 3]);
});

test('a selection across an open region takes only touched cells; its own column alone takes all', () => {
  const layout = layoutOf(matrixData, noFilter);
  expect(matrixBlockOf(layout, area(5, 2)).columns).toEqual([1, 2, 3]);
  expect(matrixBlockOf(layout, area(4, 4)).columns).toEqual([3, 4]);
});

test('a header selects all listed rows', () => {
  const layout = layoutOf(matrixData, { ...noFilter, products: 'p' });
  expect(layout.rows).toEqual([0, 1, 2]);
  expect(matrixBlockOf(layout, area(1, 1, -1, -1)).rows).toEqual([0, 1, 2]);
  expect(matrixBlockOf(layout, area(1, 1, 1, 2)).rows).toEqual([1, 2]);
});

test.each([
  ['ArrowUp', false, [1, 2], [0, 2]],
  ['ArrowUp', true, [2, 2], [0, 2]],
  // Only from the first product to the header.
  ['ArrowUp', true, [0, 2], [-1, 2]],
  ['ArrowDown', true, [0, 2], [2, 2]],
  ['ArrowRight', true, [1, 2], [1, 6]],
  ['ArrowLeft', true, [-1, 2], [-1, 0]],
  ['Home', true, [2, 2], [0, 0]],
  ['End', false, [1, 2], [1, 6]],
  ['End', true, [-1, 2], [2, 6]],
  ['PageUp', false, [2, 2], [0, 2]],
  ['PageUp', false, [-1, 2], [-1, 2]],
  ['PageDown', false, [0, 2], [2, 2]],
] as const)('%s (with Ctrl: %s) moves from %j to %j', (key, isFar, from, to) => {
  const layout = layoutOf(matrixData, noFilter);
  const place = movedBy(
    extentOf(layout),
    { row: from[0], column: from[1] },
    { key, isFar, page: 10 },
  );
  expect(place).toEqual({ row: to[0], column: to[1] });
});

test('other keys do not move', () => {
  const layout = layoutOf(matrixData, noFilter);
  expect(
    movedBy(extentOf(layout), { row: 0, column: 0 }, { key: 'x', isFar: false, page: 10 }),
  ).toBeNull();
});
