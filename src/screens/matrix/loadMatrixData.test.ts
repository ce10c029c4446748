import { expect, it, vi } from 'vitest';
import type { FacingsDataProvider } from '../../../dataProvider';
import { products } from '../../../resources/products';
import { zones as zonesDeclaration } from '../../../resources/zones';
import { loadMatrixData } from './loadMatrixData';

const load = async (zones: readonly object[]) => {
  const getList = vi.fn((name: string) => {
    const data = name === 'zones' ? zones : [{ id: 'r1', name: 'North' }];
    return Promise.resolve({ data, total: data.length });
  });
  const extra = () => Promise.resolve({ products: [{ id: 'p', sku: 'A' }], total: 1 });
  const provider = { getList, lookups: { extra } } as unknown as FacingsDataProvider;
  const { matrixData } = await loadMatrixData({
    provider,
    products,
    zones: zonesDeclaration,
    accountId: 'a1',
    signal: AbortSignal.timeout(5_000),
    onProgress: () => undefined,
  });
  return { regions: matrixData.regions, read: getList.mock.calls.map(([name]) => name) };
};

it('reads the names of regions if the platform does not embed them', async () => {
  const { regions, read } = await load([
    { id: 'z1', name: 'One', region_id: 'r1' },
    { id: 'z2', name: 'Two', region_id: null },
  ]);
  expect(regions).toMatchObject([{ name: 'North' }, { id: 'none', name: null }]);
  expect(read).toEqual(['zones', 'regions']);
});

it('reads no names that it has', async () => {
  const region = { id: 'r1', name: 'South' };
  const { regions, read } = await load([{ id: 'z1', name: 'One', region_id: 'r1', region }]);
  expect(regions).toMatchObject([{ name: 'South' }]);
  expect(read).toEqual(['zones']);
});

it('shows the id of a region that no longer exists', async () => {
  expect((await load([{ id: 'z1', name: 'One', region_id: 'r9' }])).regions).toEqual([
    { id: 'r9', name: 'r9' },
  ]);
});
