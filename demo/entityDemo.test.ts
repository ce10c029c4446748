import { describe, expect, it } from 'vitest';
import { defineEntityDemo, simpleRest } from './entityDemo';
import { platformOf } from './platform';
import { audit, signedIn, signInDemos } from './signedIn';

describe('items, by the conventions of ra-data-simple-rest', () => {
  it('gives ranges, sorted and filtered', async () => {
    const { askRows } = await signedIn();
    const list = (query: string) => askRows('GET', `/api/items?${query}`);
    const page = await list('range=[10,19]&sort=["name","DESC"]');
    expect(page.headers.get('Content-Range')).toBe('items 10-19/63');
    const names = page.body.map(({ name }) => name);
    expect(names).toEqual([...names].sort().reverse());
    expect((await list('filter={"q":"SCANNER"}')).body).toHaveLength(9);
    const [a, b] = page.body;
    expect((await list(`filter={"id":["${a!.id}","${b!.id}"]}`)).body).toHaveLength(2);
    expect((await list('filter={"q":"zzz"}')).headers.get('Content-Range')).toBe('items */0');
    expect((await list('filter={"nope":1}')).status).toBe(400);
    expect((await list('sort=["nope","ASC"]')).status).toBe(400);
  });
});

describe('a made-up entity', () => {
  const suppliers = defineEntityDemo({
    table: 'suppliers',
    seed: () => [{ id: 's1', name: 'Northfield Dairy' }],
    ...simpleRest({
      path: '/api/suppliers',
      table: 'suppliers',
      keys: ['name'],
      needs: ['name'],
      search: ['name'],
    }),
  });

  it('needs one object', async () => {
    const { ask } = await signedIn({ platform: platformOf([...signInDemos, suppliers]) });
    const made = await ask('POST', '/api/suppliers', { name: ' Sandbar ' }, audit());
    expect(made.body).toMatchObject({ name: 'Sandbar' });
    const { id } = made.body;
    await ask('PUT', `/api/suppliers/${id}`, { name: 'Sandbank' }, audit('UPDATE_X', id));
    expect((await ask('GET', `/api/suppliers/${id}`)).body.name).toBe('Sandbank');
    await ask('DELETE', `/api/suppliers/${id}`, undefined, audit('DELETE_X', id));
    expect((await ask('GET', '/api/suppliers')).body).toEqual([
      { id: 's1', name: 'Northfield Dairy' },
    ]);
  });

  it('sorts numbers by value', async () => {
    const prices = defineEntityDemo({
      table: 'prices',
      seed: () => [89.99, 9.75, -3, 110].map((price, at) => ({ id: `p${at}`, price })),
      ...simpleRest({
        path: '/api/prices',
        table: 'prices',
        keys: ['price'],
        needs: [],
        search: [],
      }),
    });
    const { askRows } = await signedIn({ platform: platformOf([...signInDemos, prices]) });
    const sorted = async (order: string) =>
      (await askRows('GET', `/api/prices?sort=["price","${order}"]`)).body.map(
        (row) => (row as { readonly price?: unknown }).price,
      );
    expect(await sorted('ASC')).toEqual([-3, 9.75, 89.99, 110]);
    expect(await sorted('DESC')).toEqual([110, 89.99, 9.75, -3]);
  });

  it('answers with the key of the id that its platform has, as a number', async () => {
    const promos = defineEntityDemo({
      table: 'promos',
      seed: () => [{ id: '7', name: 'Summer' }],
      ...simpleRest({
        path: '/api/promos',
        table: 'promos',
        keys: ['name'],
        needs: ['name'],
        search: ['name'],
        idKey: 'promo_id',
        hasNumericIds: true,
      }),
    });
    const { ask, askRows } = await signedIn({ platform: platformOf([...signInDemos, promos]) });
    const made = await ask('POST', '/api/promos', { name: 'Winter' }, audit());
    expect(made.body).toEqual({ promo_id: 8, name: 'Winter' });
    expect((await ask('GET', '/api/promos/8')).body).toEqual({ promo_id: 8, name: 'Winter' });
    expect((await askRows('GET', '/api/promos?filter={"id":[7]}')).body).toEqual([
      { promo_id: 7, name: 'Summer' },
    ]);
  });

  it('requires in an update only keys that an update accepts', async () => {
    const quotas = defineEntityDemo({
      table: 'quotas',
      seed: () => [
        { id: 'q1', account_id: 'a', state: true, made: 2 },
        { id: 'q2', account_id: 'a', state: false, made: 1 },
      ],
      ...simpleRest({
        path: '/api/quotas',
        table: 'quotas',
        keys: ['account_id', 'state'],
        changes: ['state'],
        shown: ['made'],
        needs: ['account_id'],
        search: [],
        // In other calls, `state` is a text.
        types: { state: 'flag' },
      }),
    });
    const { ask, askRows } = await signedIn({ platform: platformOf([...signInDemos, quotas]) });
    const change = (body: object) => ask('PUT', '/api/quotas/q2', body, audit('UPDATE_X', 'q2'));
    expect((await change({ state: true })).body).toMatchObject({ account_id: 'a', state: true });
    expect((await change({ account_id: 'b' })).status).toBe(400);
    expect((await change({ state: 'yes' })).status).toBe(400);
    expect((await ask('POST', '/api/quotas', { state: true }, audit())).status).toBe(400);
    const sorted = await askRows('GET', '/api/quotas?sort=["made","ASC"]');
    expect(sorted.body.map(({ id }) => id)).toEqual(['q2', 'q1']);
  });

  it('cannot claim a call or a table twice', () => {
    expect(() => platformOf([suppliers, suppliers])).toThrow('Two rows');
    const other = { ...suppliers, contract: [], handlers: {} };
    expect(() => platformOf([suppliers, other])).toThrow('Two demos bring the table suppliers');
  });

  it('may bring several tables', async () => {
    const stocked = defineEntityDemo({
      ...suppliers,
      tables: { depots: () => [{ id: 'd1', name: 'Depot' }] },
      contract: [{ name: 'GET /api/depots' }],
      handlers: { 'GET /api/depots': ({ data }) => data.open('depots').all() },
    });
    const { askRows } = await signedIn({ platform: platformOf([...signInDemos, stocked]) });
    expect((await askRows('GET', '/api/depots')).body).toEqual([{ id: 'd1', name: 'Depot' }]);
  });
});
