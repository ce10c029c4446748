/**
 * Whatever react-admin's hooks are given, each method of the data provider answers as its type says or refuses with a
 * sentence, and sends nothing for an id that was not given.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parentsOf } from '../../src/schema/parents';
import { createRecorded, registry } from './record';

const odd = fc.constantFrom<unknown>(undefined, null, 0, -1, 0.5, NaN, Infinity, '', 'x', [], {});
const noId = fc.constantFrom<unknown>(undefined, null, '');
const noIds = fc.constantFrom<unknown>(undefined, [], [null], ['']);

const params: Readonly<Record<string, fc.Arbitrary<object>>> = {
  getList: fc.record({
    pagination: fc.oneof(odd, fc.record({ page: odd, perPage: odd })),
    filter: fc.constantFrom<unknown>(undefined, null, {}, { q: '' }, { q: null }),
  }),
  getOne: fc.record({ id: noId }),
  getMany: fc.record({ ids: noIds }),
  getManyReference: fc.record({ target: fc.constant('account_id'), id: noId }),
  create: fc.record({ data: odd }),
  update: fc.record({ id: noId, data: odd, previousData: odd }),
  updateMany: fc.record({ ids: noIds, data: odd }),
  delete: fc.record({ id: noId, previousData: odd }),
  deleteMany: fc.record({ ids: noIds }),
};

const isWrite = ({ method }: { readonly method: string }): boolean => method !== 'GET';

type Method = (resource: string, given: unknown) => Promise<{ readonly data: unknown }>;

describe.each(Object.entries(params))('%s', (name, given) => {
  it.each(['regions', 'zoneLocations'])('of %s answers or refuses in words', async (resource) => {
    const { provider, taken } = await createRecorded();
    const method = provider[name as 'getList'] as unknown as Method;
    await fc.assert(
      fc.asyncProperty(given, async (one) => {
        taken();
        const outcome: unknown = await method(resource, one).catch((error: unknown) => error);
        expect(outcome).not.toBeInstanceOf(TypeError);
        expect(outcome).not.toBeInstanceOf(RangeError);
        if (outcome instanceof Error) expect(outcome.message).toMatch(/[a-z].*[a-z]/i);
        else expect(outcome).toHaveProperty('data');
        if (name !== 'create') expect(taken().filter(isWrite)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

it('pages count from 1 and hold whole rows', async () => {
  const { provider } = await createRecorded();
  const read = async (page: number, perPage: number) =>
    (await provider.getList('regions', { pagination: { page, perPage }, filter: {} })).data.map(
      ({ id }) => String(id),
    );
  const first = await read(1, 2);
  expect(first).toHaveLength(2);
  expect(await read(0, 2)).toEqual(first);
  expect(await read(-3, 2.7)).toEqual(first);
  expect(await read(1, 0)).toEqual(first.slice(0, 1));
});

it('an id that is given twice is written once', async () => {
  const { provider, taken } = await createRecorded();
  const { data } = await provider.getList('regions', {
    pagination: { page: 1, perPage: 1 },
    filter: {},
  });
  const id = data[0]?.id ?? '';
  taken();
  await provider.updateMany('regions', { ids: [id, id], data: { name: 'Twice' } });
  expect(taken().filter(isWrite)).toHaveLength(1);
});

it('what every object inherits is no field', () => {
  for (const { fields } of registry.all)
    for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__'])
      expect(fields[name]).toBeUndefined();
});

const { neededBy } = parentsOf(registry.all);
const whole = registry.all.filter(
  (one) => one.calls?.list?.paging.kind === 'whole' && neededBy(one, 'list').length === 0,
);

it.each(whole.map(({ name }) => [name]))(
  '%s refuses a filter and an order by what every object inherits',
  async (name) => {
    const { provider } = await createRecorded();
    const page = { pagination: { page: 1, perPage: 5 }, filter: {} };
    const { total } = await provider.getList(name, page);
    expect(total).toBeGreaterThan(0);
    await expect(provider.getList(name, { ...page, filter: { constructor: 'x' } })).rejects.toThrow(
      "can't be filtered by constructor",
    );
    await expect(
      provider.getList(name, { ...page, sort: { field: 'toString', order: 'ASC' } }),
    ).rejects.toThrow("can't be sorted by toString");
  },
);
