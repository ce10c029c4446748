// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PlatformError } from '../../lib/failures/failures';
import type { LinkCalls } from '../../schema/links';
import type { MatrixData } from './loadMatrixData';
import { matrixOf } from './model';
import { createMatrixStore } from './store';
import { useAmountLoading } from './useAmountLoading';

const links = vi.hoisted(() => ({ amountsOf: vi.fn() }));
vi.mock('../../fields/useProvider', () => ({ useProvider: () => ({ links }) }));

const zones = Array.from({ length: 12 }, (_, at) => at);
const matrixData: MatrixData = {
  products: [{ id: 'p0', sku: 'A-1', description: '', isArchived: false, categories: [] }],
  zones: zones.map((at) => ({ id: `z${String(at)}`, name: '', codes: [], region: 0 })),
  regions: [{ id: 'r1', name: 'North' }],
};
const calls = {} as LinkCalls;

it('reads the other zones although one no longer exists', async () => {
  const gone = new PlatformError({ type: 'error', kind: 'notFound', status: 404 });
  links.amountsOf.mockImplementation((_, zone: string) =>
    zone === 'z0' ? Promise.reject(gone) : Promise.resolve(new Map([['p0', 4]])),
  );
  const store = createMatrixStore(matrixData, matrixOf(1, zones.length));
  const { result } = renderHook(() => useAmountLoading({ store, calls, isWanted: true, zones }));
  await waitFor(() => {
    expect(result.current).toMatchObject({ loaded: 11, total: 12, error: gone });
  });
});
