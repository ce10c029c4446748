import { expect, test } from 'vitest';
import { cellAt } from './model';
import { buildMatrixData, type LoadedProduct, type LoadedZone } from './loadMatrixData';

const zone = (id: string, name: string, regionId: string): LoadedZone => ({
  id,
  name,
  codes: [],
  regionId,
  region: regionId && `Region ${regionId}`,
});
const product = (sku: string, zones: readonly string[], isArchived = false): LoadedProduct => ({
  id: `id-${sku}`,
  sku,
  description: '',
  isArchived,
  categories: [],
  zones,
});

test('products are sorted by SKU, zones by region and name, those without a region last', () => {
  const { matrixData, matrix } = buildMatrixData(
    [product('A10', ['z1', 'z3', 'elsewhere']), product('A9', ['z4'], true)],
    [
      zone('z1', 'Store 10', 'b'),
      zone('z2', 'Lone', ''),
      zone('z3', 'Store 9', 'b'),
      zone('z4', 'X', 'a'),
    ],
  );
  expect(matrixData.products.map(({ sku }) => sku)).toEqual(['A9', 'A10']);
  expect(matrixData.regions.map(({ name }) => name)).toEqual(['Region a', 'Region b', null]);
  expect(matrixData.zones.map(({ id, region }) => `${id} ${String(region)}`)).toEqual([
    'z4 0',
    'z3 1',
    'z1 1',
    'z2 2',
  ]);
  const on = [0, 1].map((row) =>
    [0, 1, 2, 3].filter((column) => matrix.saved[cellAt(matrix, { row, column })] === 1),
  );
  expect(on).toEqual([[0], [1, 2]]);
  expect([...matrix.held]).toEqual([1, 0]);
});
