/** What react-admin's own components ask of the data provider, over the complete simulated platform. */
import { describe, expect, it } from 'vitest';
import type { RaRecord } from 'react-admin';
import { documentId } from '../../src/schema/routes';
import { examples } from './examples';
import { pins } from './allPins';
import { createRecorded, registry } from './record';

const page = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;
const writes = (calls: ReturnType<Awaited<ReturnType<typeof createRecorded>>['taken']>) =>
  calls.filter(({ method }) => method !== 'GET');

it("asks the platform's own check whether a SKU is unique", async () => {
  const { provider, taken } = await createRecorded();
  const { data } = await provider.getList<RaRecord>('products', page);
  const [first] = data;
  const filterBy = (sku: unknown) =>
    provider.getList('products', {
      ...page,
      pagination: { page: 1, perPage: 1 },
      filter: { account_id: first?.account_id as unknown, sku },
    });
  taken();
  expect(await filterBy(first?.sku)).toMatchObject({ total: 1, data: [{ id: first?.id }] });
  expect(taken().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/products/check',
    `GET /api/products/${String(first?.id)}`,
  ]);
  expect(await filterBy('NO-SUCH-SKU')).toMatchObject({ total: 0, data: [] });
  expect(taken()).toHaveLength(1);
});

it('saves an unchanged integration without sending the mask of its secret', async () => {
  const { provider, taken } = await createRecorded();
  const within = pins.integrations?.within ?? (await examples.within(provider, 'integrations'));
  const meta = { meta: { within } };
  const { data } = await provider.getList<RaRecord>('integrations', { ...page, ...meta });
  const [first] = data;
  if (!first) throw new Error('The organization has no integration.');
  expect(JSON.stringify(first.credentials)).toContain('••••');
  taken();
  const answer = await provider.update('integrations', {
    id: first.id,
    data: first,
    previousData: first,
    ...meta,
  });
  expect(writes(taken())).toEqual([]);
  expect(answer.data).toMatchObject({ id: first.id, credentials: first.credentials as unknown });
});

const documents = registry.all.filter(({ document, calls }) => document && !calls?.list);

describe.each(documents.map(({ name }) => name))('the list of %s', (name) => {
  it('is its one record', async () => {
    const { provider } = await createRecorded();
    const within = pins[name]?.within ?? (await examples.within(provider, name));
    const meta = Object.keys(within).length > 0 ? { meta: { within } } : {};
    const { data, total } = await provider.getList<RaRecord>(name, { ...page, ...meta });
    expect(total).toBe(1);
    const one = await provider.getOne<RaRecord>(name, { id: documentId(within), ...meta });
    expect(data).toEqual([one.data]);
    const zork = provider.getList(name, { ...page, filter: { zork: 1 }, ...meta });
    await expect(zork).rejects.toThrow("can't be filtered by zork.");
  });
});
