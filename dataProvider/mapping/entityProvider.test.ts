import { describe, expect, it } from 'vitest';
import { items } from '../../resources/items';
import { notionals } from '../../resources/notionals';
import { organizations } from '../../resources/organizations';
import { products } from '../../resources/products';
import { regions } from '../../resources/regions';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Failure } from '../../src/lib/failures/failures';
import type { OutgoingCall, Transport } from '../transport/types';
import { entityProvider } from './entityProvider';

type Answer = { data: unknown; headers?: Record<string, string> } | Failure;

/** A transport that returns the given responses and records its calls. */
const on = (declaration: AnyDeclaration, ...answers: Answer[]) => {
  const sent: OutgoingCall[] = [];
  const transport = {
    send: (call: OutgoingCall) => {
      sent.push(call);
      const answer = answers.shift() ?? { data: null };
      return Promise.resolve(
        'type' in answer
          ? answer
          : { type: 'ok', status: 200, data: answer.data, headers: new Headers(answer.headers) },
      );
    },
  } as Transport;
  return {
    sent,
    provider: entityProvider(transport, declaration, () => Promise.resolve({ id: 'me' })),
  };
};

const list = (page: number, filter: Record<string, unknown> = {}) => ({
  pagination: { page, perPage: 25 },
  sort: { field: 'id', order: 'ASC' as const },
  filter,
});

describe('entityProvider', () => {
  it('requests a page of products with the filters as one JSON parameter', async () => {
    const { sent, provider } = on(products, {
      data: { products: [{ id: 'p', sku: 'A' }], total: 90 },
    });
    const answer = await provider.getList(
      list(3, { account_id: 'o', is_archived: false, category: '', q: 'milk' }),
    );
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: '/api/products',
      query: {
        page: 3,
        limit: 25,
        search: 'milk',
        filters: '{"account_id":"o","is_archived":false}',
      },
    });
    expect(answer).toMatchObject({ total: 90, data: [{ id: 'p', sku: 'A' }] });
  });

  it('counts the known rows if the platform reports no total', async () => {
    const rows = Array.from({ length: 25 }, (_, id) => ({ id }));
    const { provider } = on(products, { data: { products: rows } });
    expect(await provider.getList(list(2))).toMatchObject({
      total: 50,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
  });

  it.each([{ products: null }, { products: [null, 3, {}, { id: {} }] }])(
    'reads %j as no rows',
    async (data) => {
      const { provider } = on(products, { data });
      expect((await provider.getList(list(1))).data).toEqual([]);
    },
  );

  it.each([null, {}, { products: {} }, { products: 'none' }, [], '<html>'])(
    'treats %j as a failure, not as an empty list',
    async (data) => {
      const { provider } = on(products, { data });
      await expect(provider.getList(list(1))).rejects.toThrow('facings.failures.malformed');
    },
  );

  it('requests all organizations at once, by service, and one of them by a filter', async () => {
    const { sent, provider } = on(
      organizations,
      { data: { organizations: [{ id: 'a' }, { id: 'b' }] } },
      { data: { organizations: [{ id: 'a', name: 'Acme', icon: 'x' }] } },
      { data: { organizations: [] } },
    );
    expect(await provider.getList(list(1, { services: 'METASHELF' }))).toMatchObject({ total: 2 });
    expect(await provider.getOne({ id: 'a' })).toMatchObject({ data: { name: 'Acme', logo: 'x' } });
    await expect(provider.getOne({ id: 'zzz' })).rejects.toMatchObject({ status: 404 });
    expect(sent.map(({ path, query }) => [path, query])).toEqual([
      ['/api/organizations', { service: 'METASHELF' }],
      ['/api/organizations', { id: 'a' }],
      ['/api/organizations', { id: 'zzz' }],
    ]);
  });

  it('requests several organizations in one call', async () => {
    const { sent, provider } = on(organizations, { data: { organizations: [{ id: 'a' }] } });
    await provider.getMany({ ids: ['a', 'b'] });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).toEqual({ ids: 'a,b' });
  });

  it('finds numeric ids that are written as text by the conventions', async () => {
    const { sent, provider } = on(items, { data: [{ id: 'a' }] }, { data: [{ id: 2, name: 'B' }] });
    const found = await provider.getMany({ ids: ['a', '2', '02'] });
    expect(found.data).toMatchObject([{ id: 'a' }, { id: 2, name: 'B' }]);
    expect(sent.map(({ query }) => query?.filter)).toEqual(['{"id":["a","2","02"]}', '{"id":[2]}']);
  });

  it('creates an organization by multipart and reads its nested id', async () => {
    const { sent, provider } = on(organizations, { data: { insert_account_one: { id: 'new' } } });
    const logo = new File(['x'], 'a.png', { type: 'image/png' });
    expect(await provider.create({ data: { name: ' Acme ', logo } })).toMatchObject({
      data: { id: 'new' },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/api/organizations/new',
      query: { name: 'Acme' },
      audit: { type: 'ORGANIZATION', action: 'CREATE_ORGANIZATION' },
    });
    expect(sent[0]?.body).toBeInstanceOf(FormData);
  });

  it('checks whether a product was created before repeating the call', async () => {
    const { sent, provider } = on(
      products,
      { data: { id: 'p1' } },
      { data: { products: [{ id: 'p9', sku: 'A1' }] } },
      { data: { id: 'p9', sku: 'A1', product_description: 'x' } },
      { data: { products: [] } },
      { data: { products: [{ id: 'p9', sku: 'A1' }] } },
      { data: { id: 'p9', sku: 'A1', product_description: 'Somebody else’s' } },
      { type: 'error', kind: 'network' },
    );
    await provider.create({ data: { account_id: 'o', sku: ' A1 ', product_description: 'x' } });
    const beforeRetry = sent[0]?.beforeRetry;
    expect(await beforeRetry?.()).toMatchObject({ type: 'ok', data: { id: 'p9' } });
    expect(sent[1]).toMatchObject({
      method: 'POST',
      path: '/api/products/check',
      body: { account_id: 'o', skus: ['A1'] },
    });
    expect(sent[1]?.audit).toBeUndefined();
    expect(await beforeRetry?.()).toBeNull();
    // Neither another product with this SKU nor a failed check permits repeating the create.
    expect(await beforeRetry?.()).toMatchObject({ type: 'error', mayBeSaved: true });
    expect(await beforeRetry?.()).toMatchObject({ type: 'error', mayBeSaved: true });
  });

  it('reports a create response without an id', async () => {
    const { provider } = on(regions, { data: {} });
    await expect(provider.create({ data: { account_id: 'a', name: 'North' } })).rejects.toThrow();
  });

  it('keeps the typed values if an update returns no record', async () => {
    const { sent, provider } = on(regions, { data: null });
    const previousData = { id: 'r', name: 'North', zones: 3 };
    expect(await provider.update({ id: 'r', data: { name: 'South' }, previousData })).toEqual({
      data: { id: 'r', name: 'South', zones: 3 },
    });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/api/regions/r',
      body: { name: 'South' },
      audit: { type: 'REGION', action: 'UPDATE_REGION', id: 'r' },
    });
  });

  it('escapes an id and sends it in the audit headers of a removal', async () => {
    const { sent, provider } = on(notionals, { data: null });
    await provider.remove({ id: 'a/b?c' });
    expect(sent[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/notionals/a%2Fb%3Fc',
      audit: { type: 'NOTIONAL_PRODUCT', action: 'DELETE_NOTIONAL_PRODUCT', id: 'a/b?c' },
    });
  });

  it('follows ra-data-simple-rest by default', async () => {
    const { sent, provider } = on(
      items,
      { data: [{ id: 1, name: 'Scanner' }], headers: { 'Content-Range': 'items 25-25/26' } },
      { data: [{ id: 1 }] },
      { data: { id: 1, name: 'Scanner' } },
      { data: [] },
      { data: { id: 2, name: 'New' } },
    );
    expect(await provider.getList(list(2, { q: 'sca' }))).toMatchObject({ total: 26 });
    expect(await provider.getList(list(1))).toMatchObject({ total: 1 });
    await provider.getOne({ id: 1 });
    await provider.create({ data: { name: ' New ' } });
    expect(
      sent.map(({ method, path, query, body }) => ({ method, path, query, body })),
    ).toMatchObject([
      {
        method: 'GET',
        path: '/api/items',
        query: { filter: '{"q":"sca"}', range: '[25,49]', sort: '["id","ASC"]' },
      },
      { method: 'GET', path: '/api/items' },
      { method: 'GET', path: '/api/items/1' },
      // Items of one name may be several: an older one must not be taken for the new one.
      { method: 'GET', path: '/api/items' },
      { method: 'POST', path: '/api/items', body: { name: 'New' } },
    ]);
  });

  it('throws a refusal in the shape that forms read, and an abort as an abort', async () => {
    const { provider } = on(
      regions,
      { data: { results: [] } },
      { type: 'error', kind: 'invalid', status: 400, message: 'No.', fields: { name: 'Taken.' } },
      { type: 'error', kind: 'aborted' },
    );
    await expect(provider.create({ data: {} })).rejects.toMatchObject({
      status: 400,
      message: 'No.',
      body: { errors: { name: 'Taken.', root: { serverError: 'No.' } } },
    });
    await expect(provider.getOne({ id: 'x' })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
