// What react-admin's stock parts ask of a list, over the simulated platform: it is honored or refused, never ignored.
import type { RaRecord } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createRecorded } from './record';

const page = { page: 1, perPage: 25 };
/** The default of react-admin's hooks and reference inputs. */
const byId = { field: 'id', order: 'DESC' } as const;

const open = async () => {
  const { provider, taken } = await createRecorded();
  const list = (
    resource: string,
    filter: object,
    sort: { field: string; order: 'ASC' | 'DESC' } = byId,
  ) => provider.getList<RaRecord>(resource, { pagination: page, sort, filter });
  const all = (await list('organizations', {})).data;
  const { account_id } = (await list('products', {})).data[0] as RaRecord;
  taken();
  return { provider, taken, list, all, account_id: account_id as string };
};

it('finds an organization by a typed text, as an autocomplete input does', async () => {
  const { list, all } = await open();
  const [{ name }] = all as [RaRecord];
  const { data, total } = await list('organizations', {
    q: String(name).slice(0, -1).toUpperCase(),
  });
  expect(data.map((row): unknown => row.name)).toEqual([name]);
  expect(total).toBe(1);
  expect(all.length).toBeGreaterThan(1);
});

it('sorts and filters an unpaged list by fields that its call does not know', async () => {
  const { list, all } = await open();
  const names = all.map(({ name }) => String(name)).sort(new Intl.Collator('en').compare);
  const sorted = await list('organizations', {}, { field: 'name', order: 'DESC' });
  expect(sorted.data.map(({ name }) => String(name))).toEqual(names.toReversed());
  const [first] = names;
  expect((await list('organizations', { name: first })).total).toBe(1);
  expect((await list('organizations', { name: ['nobody', first] })).total).toBe(1);
  // As useUnique asks for other records with the same name.
  expect((await list('organizations', { name: 'nobody' })).total).toBe(0);
});

it('filters products by SKU if they can be read, and refuses it otherwise', async () => {
  const { list, taken, account_id } = await open();
  const { data } = await list('products', { account_id });
  const { sku } = data[3] as RaRecord;
  taken();
  expect((await list('products', { account_id, sku })).data.map((row): unknown => row.sku)).toEqual(
    [sku],
  );
  // Pages of 500 products.
  expect(taken().length).toBeLessThanOrEqual(2);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(list('products', { account_id, sku_gte: 'A' })).rejects.toThrow(
    "Products can't be filtered by sku_gte.",
  );
});

it('finds a look-alike of a name or key, as useUnique asks for it', async () => {
  const { list, all, account_id } = await open();
  const name = String(all[0]?.name);
  const [word = ''] = name.split(' ');
  const spaced = ` ${word.toLowerCase()}\u00A0${name.slice(word.length)}\u200B`;
  expect((await list('organizations', { name: spaced })).data).toMatchObject([{ name }]);
  const { data } = await list('products', { account_id });
  const { sku } = data[3] as RaRecord;
  expect((await list('products', { account_id, sku: ` ${String(sku)} ` })).data).toMatchObject([
    { sku },
  ]);
});

it('searches the names of other records that the rows carry, and the screen shows', async () => {
  const { list } = await open();
  const { data: jobs } = await list('jobs', {});
  const zone = String((jobs[0] as { zone?: { name?: unknown } }).zone?.name);
  const { data } = await list('jobs', { q: zone });
  expect(data.length).toBeGreaterThan(0);
  expect(data.map((job) => (job as { zone?: { name?: string } }).zone?.name)).toContain(zone);
});

it.each(['products', 'zones'])(
  'keeps %s in the order of the platform by default, in one call',
  async (resource) => {
    const { list, taken } = await open();
    const { data } = await list(resource, {});
    expect(taken()).toHaveLength(1);
    expect((await list(resource, {}, { field: 'id', order: 'ASC' })).data).toEqual(data);
  },
);
