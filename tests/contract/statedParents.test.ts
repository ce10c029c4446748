/**
 * The parents that a call states, in odd ways: blank, contradictory, or changed. A write never goes to another parent
 * than the record's, and a list never shows another parent's rows.
 */
import type { RaRecord } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { createRecorded } from './record';

const page = { pagination: { page: 1, perPage: 100 }, filter: {} };
const [alder, other] = [
  'acc00000-0000-4000-8000-000000000001',
  'acc00000-0000-4000-8000-000000000002',
] as const;
const inAlder = { within: { account_id: alder } };

let recorded: Awaited<ReturnType<typeof createRecorded>>;
const writes = () => recorded.taken().filter(({ method }) => method !== 'GET');

beforeEach(async () => {
  recorded = await createRecorded();
});

const rowsOf = async (resource: string, meta: object = {}): Promise<readonly RaRecord[]> =>
  (await recorded.provider.getList<RaRecord>(resource, { ...page, meta })).data;

const firstOf = async (resource: string, meta: object) => {
  const data = await rowsOf(resource, meta);
  const [record] = data;
  if (!record) throw new Error(`${resource} has no row.`);
  return record;
};

/** A version that two models have, of the first of them. */
const versionOfTwo = async () => {
  const models = await rowsOf('models');
  const versions = await Promise.all(
    models.map(({ id }) => rowsOf('modelVersions', { within: { model_id: String(id) } })),
  );
  for (const [at, own] of versions.entries()) {
    for (const version of own) {
      const twin = versions.findIndex(
        (others, index) => index > at && others.some(({ id }) => id === version.id),
      );
      const [model, second] = [models[at], models[twin]];
      if (model && second) return { version, model: String(model.id), second: String(second.id) };
    }
  }
  throw new Error('No version is of two models.');
};

it('a changed parent does not send an update to another record', async () => {
  const { version, second } = await versionOfTwo();
  recorded.taken();
  await expect(
    recorded.provider.update('modelVersions', {
      id: version.id,
      data: { model_id: second, status: 'validating' },
      previousData: version,
    }),
  ).rejects.toThrow(/can't be saved with/);
  expect(writes()).toEqual([]);
});

it.each([
  ['no previous data', { previousData: null, meta: inAlder }],
  ['no meta', { previousData: undefined, meta: null }],
  ['no parents in meta', { previousData: null, meta: { within: null } }],
])('a nested record is updated with %s', async (_, odd) => {
  const record = await firstOf('categories', inAlder);
  recorded.taken();
  await recorded.provider.update('categories', {
    id: record.id,
    data: { name: 'Renamed' },
    ...odd,
  } as never);
  expect(writes()).toMatchObject([{ method: 'PUT', status: 200 }]);
});

it.each([null, ''])('a blank parent (%j) of a new record leaves the known one', async (blank) => {
  await recorded.provider.create('categories', {
    data: { name: `New ${String(blank)}`, account_id: blank },
    meta: inAlder,
  });
  const [sent] = writes();
  expect(sent?.path).toContain(alder);
});

it('a new record of two organizations is refused, at its field', async () => {
  const created = recorded.provider.create('categories', {
    data: { name: 'New', account_id: other },
    meta: inAlder,
  });
  await expect(created).rejects.toMatchObject({
    message: expect.stringMatching(/can't be saved with/) as string,
    body: { errors: { account_id: expect.any(String) as string } },
  });
  expect(writes()).toEqual([]);
});

it('no row is of two organizations', async () => {
  const asked = { ...page, filter: { account_id: other }, meta: inAlder };
  expect(await recorded.provider.getList('categories', asked)).toEqual({ data: [], total: 0 });
});

it('an order is taken in either case, and a blank one is none', async () => {
  const names = async (sort: unknown) => {
    const asked = { ...page, sort } as Parameters<typeof recorded.provider.getList>[1];
    return (await recorded.provider.getList('regions', asked)).data.map(({ name }) => String(name));
  };
  const up = await names({ field: 'name', order: 'ASC' });
  expect(await names({ field: 'name', order: 'desc' })).toEqual(up.toReversed());
  expect(await names({ field: '', order: 'ASC' })).toEqual(await names(undefined));
});

it('a search does not find ids that no screen shows', async () => {
  const { data } = await recorded.provider.getList('regions', {
    ...page,
    filter: { q: 'acc0000' },
  });
  expect(data).toEqual([]);
});
