import { expect, it } from 'vitest';
import type { OutgoingCall, Result } from '../transport/types';
import { createFlashCalls } from './flash';

const all = Array.from({ length: 60 }, (_, at) => ({ id: `p${at}`, sku: `S-${at}` }));
const ok = (data: unknown): Result => ({ type: 'ok', status: 200, data, headers: new Headers() });

/** A platform that answers at most 25 rows, whatever is asked for. */
const callsOver = (answer: (offset: number) => unknown) => {
  const offsets: number[] = [];
  const send = (call: OutgoingCall) => {
    const offset = Number(call.query?.offset);
    offsets.push(offset);
    return Promise.resolve(ok(answer(offset)));
  };
  return { offsets, calls: createFlashCalls({ send }) };
};

it('does not take a short page for all products of an organization', async () => {
  const { calls, offsets } = callsOver((offset) => ({ products: all.slice(offset, offset + 25) }));
  expect(await calls.productsOf('org-1')).toHaveLength(60);
  expect(offsets).toEqual([0, 25, 50, 60]);
});

it('ends with the total, or if every page is the same', async () => {
  const told = callsOver((offset) => ({ products: all.slice(offset, offset + 25), total: 60 }));
  expect(await told.calls.productsOf('org-1')).toHaveLength(60);
  expect(told.offsets).toEqual([0, 25, 50]);
  const same = callsOver(() => ({ products: all.slice(0, 25) }));
  expect(await same.calls.productsOf('org-1')).toHaveLength(25);
  expect(same.offsets).toHaveLength(2);
});
