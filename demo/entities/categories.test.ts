import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';
import type { Category, Product } from '../store/tables';

interface Answer extends Category {
  readonly total: number;
  readonly types: readonly string[];
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const path = `/api/organizations/${account_id}/categories`;

const signIn = async () => {
  const { ask } = await standIn().signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  return {
    get,
    post: (body: object) => ask<Answer>('POST', path, body, audit('CREATE_CATEGORY')),
    put: (id: string, body: object, from = path) =>
      ask<Answer>('PUT', `${from}/${id}`, body, audit('UPDATE_CATEGORY', id)),
    remove: (id: string) =>
      ask<Answer>('DELETE', `${path}/${id}`, undefined, audit('DELETE_CATEGORY', id)),
    named: async (name: string, type: string) =>
      (await get(path)).categories.find((one) => one.name === name && one.type === type),
    productsOf: (key: string, name: string) =>
      get(`/api/products?filters=${JSON.stringify({ account_id, [key]: name })}`),
  };
};

describe('categories', () => {
  it('are made, listed, renamed and removed', async () => {
    const { get, post, put, remove, named } = await signIn();
    expect((await get(`${path}/types`)).types).toEqual(['PRIMARY', 'SECONDARY']);
    const { total } = await get(path);
    const made = await post({ account_id, name: ' Seasonal ', type: 'SECONDARY' });
    const { id } = made.body;
    expect(await named('Seasonal', 'SECONDARY')).toMatchObject({ id, account_id });
    expect((await put(id, { name: 'Holidays', type: 'PRIMARY' })).body).toEqual({
      id,
      account_id,
      name: 'Holidays',
      type: 'PRIMARY',
    });
    expect((await get('/api/categories?type=PRIMARY')).categories).toContainEqual({
      id,
      name: 'Holidays',
      type: 'PRIMARY',
    });
    expect((await remove(id)).status).toBe(200);
    expect((await get(path)).total).toBe(total);
    expect((await remove(id)).status).toBe(404);
  });

  it('take their products along, and leave them when they go', async () => {
    const { get, put, remove, productsOf } = await signIn();
    const { categories } = await get(path);
    const used = categories.find(({ type }) => type === 'PRIMARY')!;
    const { total } = await productsOf('primary_category', used.name);
    expect(total).toBeGreaterThan(5);
    expect(await put(used.id, { name: used.name, type: 'SECONDARY' })).toMatchObject({
      status: 409,
      body: { errors: { type: expect.stringContaining(String(total)) } },
    });
    await put(used.id, { name: 'Renamed' });
    expect((await productsOf('primary_category', 'Renamed')).total).toBe(total);
    await remove(used.id);
    expect((await productsOf('primary_category', 'Renamed')).total).toBe(0);
  });

  it.each([
    [{ name: 'B' }, 400, 'name'],
    [{ name: '' }, 400, 'name'],
    [{ type: 'TERTIARY' }, 400, 'type'],
    [{ name: 'SEASONAL' }, 409, 'name'],
  ])('refuse %j', async (change, status, key) => {
    const { post, put } = await signIn();
    await post({ account_id, name: 'Seasonal', type: 'PRIMARY' });
    const { id } = (await post({ account_id, name: 'Other', type: 'PRIMARY' })).body;
    const refusal = { status, body: { errors: { [key]: expect.any(String) } } };
    const good = { account_id, name: 'Third', type: 'PRIMARY' };
    expect(await post({ ...good, ...change })).toMatchObject(refusal);
    expect(await put(id, { ...good, ...change })).toMatchObject(refusal);
  });

  it('are of their own organization, and one name may be of both types', async () => {
    const { post, put } = await signIn();
    expect((await post({ account_id: 'other', name: 'Some', type: 'PRIMARY' })).status).toBe(400);
    const { id } = (await post({ account_id, name: 'Twin', type: 'PRIMARY' })).body;
    expect((await post({ account_id, name: 'Twin', type: 'SECONDARY' })).status).toBe(200);
    const elsewhere = path.replace(/1\/categories$/, '2/categories');
    expect((await put(id, { name: 'Moved' }, elsewhere)).status).toBe(404);
    expect((await put(id, { name: 'Moved', account_id: 'other' })).status).toBe(400);
  });
});
