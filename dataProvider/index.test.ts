import {
  addRefreshAuthToDataProvider,
  combineDataProviders,
  reactAdminFetchActions,
  type DataProvider,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { declarations } from '../resources/index';
import { createRegistry } from '../src/schema/registry';
import { createDataProvider } from './index';
import type { OutgoingCall, Transport } from './transport/types';

/** A platform that refuses calls whose path ends in one of these ids. */
const refusing = (...ids: string[]) => {
  const sent: OutgoingCall[] = [];
  const transport = {
    send: (call: OutgoingCall) => {
      sent.push(call);
      return Promise.resolve(
        ids.some((id) => call.path.endsWith(`/${id}`))
          ? { type: 'error', kind: 'conflict', status: 409, message: `No: ${call.path}` }
          : {
              type: 'ok',
              status: 200,
              data: { results: [], products: [] },
              headers: new Headers(),
            },
      );
    },
  } as Transport;
  return {
    sent,
    provider: createDataProvider({
      registry: createRegistry(declarations),
      transport,
      whoAmI: () => Promise.resolve({ id: 'me' }),
    }),
  };
};

describe('references whose parents are unknown', () => {
  it('do not hide the others', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const provider = createDataProvider({
      registry: createRegistry(declarations),
      transport: {
        send: ({ path }) => {
          const rows = [{ id: 'c1', name: 'Dairy', account_id: 'a' }];
          const data = { categories: path.includes('/a/') ? rows : [], products: [] };
          return Promise.resolve({ type: 'ok', status: 200, data, headers: new Headers() });
        },
      },
      whoAmI: () => Promise.resolve({ id: 'me' }),
    });
    await expect(provider.getMany('categories', { ids: ['c9'] })).rejects.toThrow('Organization');
    await provider.getManyReference('categories', {
      target: 'account_id',
      id: 'a',
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: null,
    });
    const { data } = await provider.getMany('categories', { ids: ['c9', 'c1'] });
    expect(data).toMatchObject([{ id: 'c1' }]);
  });
});

it.each([[null], [undefined]])('a list can be asked for with the filter %j', async (filter) => {
  const { provider } = refusing();
  const { data } = await provider.getList('regions', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  expect(data).toEqual([]);
});

describe('createDataProvider', () => {
  it('updates and removes many, one call each', async () => {
    const { sent, provider } = refusing();
    const ids = ['a', 'b'];
    expect(await provider.updateMany('regions', { ids, data: { name: 'N' } })).toEqual({
      data: ids,
    });
    expect(await provider.deleteMany('regions', { ids })).toEqual({ data: ids });
    expect(sent.map(({ method, path, audit }) => [method, path, audit?.id])).toEqual([
      ['PUT', '/api/regions/a', 'a'],
      ['PUT', '/api/regions/b', 'b'],
      ['DELETE', '/api/regions/a', 'a'],
      ['DELETE', '/api/regions/b', 'b'],
    ]);
  });

  it.each(['updateMany', 'deleteMany'] as const)(
    '%s continues after a failure and lists the ids that failed',
    async (method) => {
      const { sent, provider } = refusing('b', 'd');
      const ids = ['a', 'b', 'c', 'd', 'e'];
      await expect(provider[method]('regions', { ids, data: { name: 'N' } })).rejects.toMatchObject(
        {
          status: 409,
          message: 'No: /api/regions/b No: /api/regions/d',
          body: { failures: [{ id: 'b', status: 409 }, { id: 'd' }] },
        },
      );
      expect(sent.map(({ path }) => path.at(-1))).toEqual(ids);
    },
  );

  it.each(['updateMany', 'deleteMany', 'getMany'] as const)(
    '%s rejects if its ids are no list: the characters of one id would be ids',
    async (method) => {
      const { sent, provider } = refusing();
      for (const ids of ['12', undefined, null]) {
        const call = provider[method]('regions', { ids: ids as never, data: { name: 'N' } });
        await expect(call).rejects.toThrow('ids must be a list');
      }
      expect(sent).toEqual([]);
    },
  );

  it.each([
    ['update', { id: 'a' }],
    ['updateMany', { ids: ['a'] }],
    ['create', {}],
  ] as const)('%s rejects if its data is no record', async (method, params) => {
    const { sent, provider } = refusing();
    const call = provider[method] as (resource: string, params: object) => Promise<unknown>;
    for (const data of [undefined, new FormData()]) {
      await expect(call('regions', { ...params, data })).rejects.toThrow('be saved with');
    }
    expect(sent.filter(({ method: verb }) => verb !== 'GET')).toEqual([]);
  });

  it('finds the records that refer to another one by its filter, keeping other filters', async () => {
    const { sent, provider } = refusing();
    await provider.getManyReference('products', {
      target: 'account_id',
      id: 'o',
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'id', order: 'ASC' },
      filter: { is_archived: true },
    });
    expect(JSON.parse(String(sent[0]?.query?.filters))).toEqual({
      account_id: 'o',
      is_archived: true,
    });
  });

  it.each([[null], [undefined], ['']])('finds none that refer to the id %j', async (id) => {
    const { sent, provider } = refusing();
    const answer = await provider.getManyReference('products', {
      target: 'account_id',
      id: id as unknown as string,
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(answer).toEqual({ data: [], total: 0 });
    expect(sent).toEqual([]);
  });

  it.each([
    'getList',
    'getOne',
    'getMany',
    'getManyReference',
    'create',
    'update',
    'updateMany',
    'delete',
    'deleteMany',
    'created',
  ] as const)('%s rejects for an undeclared entity, and sends nothing', async (method) => {
    const { sent, provider } = refusing();
    const call = provider[method] as (resource: string, params: object) => Promise<unknown>;
    const answer = call('nobody', { id: 1, ids: [1], data: {}, filter: {} });
    await expect(answer).rejects.toThrow(
      /^No declaration is named 'nobody'.*resources\/nobody\.ts/,
    );
    expect(sent).toEqual([]);
  });
});

it('reads a record after the write of it that is under way, and others at once', async () => {
  const log: string[] = [];
  let answerWrite: () => void = () => undefined;
  const written = new Promise<void>((resolve) => {
    answerWrite = resolve;
  });
  const provider = createDataProvider({
    registry: createRegistry(declarations),
    transport: {
      send: async ({ method, path }) => {
        log.push(`${method} ${path}`);
        if (method === 'PUT') await written;
        const data = { id: path.split('/').at(-1), name: 'North', account_id: 'a' };
        return { type: 'ok', status: 200, data, headers: new Headers() };
      },
    },
    whoAmI: () => Promise.resolve({ id: 'me' }),
  });
  const writing = provider.update('items', { id: '7', data: { name: 'South' }, previousData: {} });
  await vi.waitFor(() => {
    expect(log).toContain('PUT /api/items/7');
  });
  const before = log.length;
  const [same, other] = ['7', '8'].map((id) => provider.getOne('items', { id }));
  await other;
  expect(log.slice(before)).toEqual(['GET /api/items/8']);
  answerWrite();
  await Promise.all([writing, same]);
  expect(log.at(-1)).toBe('GET /api/items/7');
});

it('sends the same write of a record once while it is under way, unless another came in between', async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const provider = createDataProvider({
    registry: createRegistry(declarations),
    transport: {
      send: async ({ method, path, body }) => {
        if (method !== 'GET') {
          sent.push(`${method} ${path} ${JSON.stringify(body)}`);
          await new Promise<void>((resolve) => answers.push(resolve));
        }
        const data = { id: path.split('/').at(-1), name: 'North', account_id: 'a' };
        return { type: 'ok', status: 200, data, headers: new Headers() };
      },
    },
    whoAmI: () => Promise.resolve({ id: 'me' }),
  });
  const rename = (name: string) =>
    provider.update('items', { id: '7', data: { name }, previousData: {} });
  const remove = () => provider.delete('items', { id: '8', previousData: { id: '8' } });
  const settle = async (calls: readonly Promise<unknown>[], writes: number) => {
    await vi.waitFor(() => {
      expect(answers.length).toBe(writes);
    });
    for (const answer of answers.splice(0)) answer();
    return Promise.all(calls);
  };
  const [first, second] = await settle([rename('South'), rename('South')], 1);
  expect(second).toBe(first);
  expect(sent).toHaveLength(1);

  await settle([remove(), remove()], 1);
  expect(sent).toHaveLength(2);

  // A change back is one of its own, although its values are those of the first.
  const back = [rename('East'), rename('West'), rename('East')];
  const names = () => sent.slice(2).map((call) => /East|West/.exec(call)?.[0]);
  await vi.waitFor(() => {
    for (const answer of answers.splice(0)) answer();
    expect(names()).toHaveLength(3);
  });
  expect(names()).toEqual(['East', 'West', 'East']);
  for (const answer of answers.splice(0)) answer();
  await Promise.all(back);
});

describe('a wrapper of react-admin, around the methods of react-admin', () => {
  it.each([
    ['addRefreshAuthToDataProvider', addRefreshAuthToDataProvider],
    ['combineDataProviders', (inner: DataProvider) => combineDataProviders(() => inner)],
  ])('%s leaves the others as they are', async (_, wrap) => {
    const { provider, sent } = refusing();
    const refresh = vi.fn(() => Promise.resolve());
    const wrapped = wrap(provider, refresh);
    const methods = reactAdminFetchActions.map((name) => [name, wrapped[name]] as const);
    const both: typeof provider = { ...provider, ...Object.fromEntries(methods) };
    await both.getList('products', { pagination: { page: 1, perPage: 25 } });
    expect(sent).toHaveLength(1);
    expect(both.parents.idsFor('zones')).toEqual({});
    expect(both.lookups).toBe(provider.lookups);
    expect(both.supportAbortSignal).toBe(true);
    // As they are, both turn each property into a call.
    expect(wrapped.lookups).toBeTypeOf('function');
  });
});
