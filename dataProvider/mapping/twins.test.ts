import { describe, expect, it } from 'vitest';
import { products } from '../../resources/products';
import { regions } from '../../resources/regions';
import type { OutgoingCall, Transport } from '../transport/types';
import { createTwins } from './twins';

const open = (stored: readonly { readonly id: string; readonly sku: string }[]) => {
  const sent: OutgoingCall[] = [];
  const transport = {
    send: (call: OutgoingCall) => {
      sent.push(call);
      return Promise.resolve({ type: 'ok', status: 200, data: { products: stored } });
    },
  } as unknown as Transport;
  return { find: createTwins(transport).find, sent };
};

describe('a key that exists', () => {
  it('is asked for as it is typed and in its plain form', async () => {
    const { find, sent } = open([{ id: 'p1', sku: 'AV 1' }]);
    expect(await find(products, { account_id: 'a', sku: 'av\u00a0 1' })).toBe('AV 1');
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/api/products/check',
        body: { account_id: 'a', skus: ['av\u00a0 1', 'av 1'] },
      },
    ]);
  });

  it('is not that of the record itself, nor one that looks different', async () => {
    const { find } = open([
      { id: 'p1', sku: 'AV 1' },
      { id: 'p2', sku: 'AV 11' },
    ]);
    expect(await find(products, { account_id: 'a', sku: 'AV  1' }, 'p1')).toBeNull();
  });

  it('is not looked for without an organization, a key or a check', async () => {
    const { find, sent } = open([]);
    expect(await find(products, { sku: 'AV 1' })).toBeNull();
    expect(await find(products, { account_id: 'a', sku: ' ' })).toBeNull();
    expect(await find(regions, { account_id: 'a', name: 'North' })).toBeNull();
    expect(sent).toEqual([]);
  });
});
