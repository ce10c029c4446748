import { describe, expect, it } from 'vitest';
import type { LinkBatch } from '../../schema/links';
import { undoFlash } from './undoFlash';

const products = Array.from({ length: 250 }, (_, at) => `p${at}`);

/** A zone with the products; the given calls are rejected. */
const zoneWith = (refused: readonly number[] = [], happens = false) => {
  const now = new Set([...products, 'other']);
  const sent: LinkBatch[] = [];
  return {
    now,
    sent,
    send: (batch: LinkBatch) => {
      const call = sent.push(batch) - 1;
      const isRefused = refused.includes(call);
      if (!isRefused || happens) for (const [, product] of batch.pairs) now.delete(product);
      return isRefused ? Promise.reject(new Error('No.')) : Promise.resolve({ affected: null });
    },
    readNow: () => Promise.resolve(new Map([...now].map((id) => [id, 0] as const))),
  };
};

describe('takeBack', () => {
  it('removes exactly the given products, a hundred at a time', async () => {
    const { now, sent, ...zone } = zoneWith();
    expect(await undoFlash({ zone: 'z', products, ...zone })).toEqual({
      taken: 250,
      left: [],
      error: null,
    });
    expect([...now]).toEqual(['other']);
    expect(sent.map(({ pairs }) => pairs.length)).toEqual([100, 100, 50]);
    expect(sent.every(({ isOn, pairs }) => !isOn && pairs.every(([id]) => id === 'z'))).toBe(true);
  });

  it('reports what remains after a rejection, and why', async () => {
    const { taken, left, error } = await undoFlash({ zone: 'z', products, ...zoneWith([1]) });
    expect(taken).toBe(150);
    expect(left).toEqual(products.slice(100, 200));
    expect(error).toEqual(new Error('No.'));
  });

  it('trusts the platform where a refused call has happened after all', async () => {
    const told = await undoFlash({ zone: 'z', products, ...zoneWith([1], true) });
    expect(told).toEqual({ taken: 250, left: [], error: null });
  });

  it('trusts its own calls where the truth cannot be read', async () => {
    const zone = { ...zoneWith([2]), readNow: () => Promise.reject(new Error('Cut.')) };
    const { left } = await undoFlash({ zone: 'z', products, ...zone });
    expect(left).toEqual(products.slice(200));
  });
});
