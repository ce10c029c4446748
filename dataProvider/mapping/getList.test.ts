import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byOffset, byPage, whole, type ListCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { count, number, onOff, reference, tags, text } from '../../src/schema/fields';
import { failureMessageOf } from '../../src/lib/failures/failures';
import { entityProvider } from './entityProvider';
import type { OutgoingCall, Transport } from '../transport/types';
import { me } from '../testing/fakePlatform';

type Row = Readonly<Record<string, unknown>>;

const rows: readonly Row[] = [
  {
    id: 'a',
    name: 'Bright Foods',
    size: 10,
    account_id: 1,
    city: 'Älvsjö',
    tagged: [{ key: 'x' }],
  },
  { id: 'b', name: 'Alder', size: 9.75, account_id: 2, city: 'Zagreb', at: '2026-01-02' },
  { id: 'c', name: 'Brightside', size: 89.99, account_id: 1, city: 'Apfel', is_open: false },
  { id: 'd', name: 'Corner 10', size: null, account_id: 3, city: '', owner: { id: 7 } },
  { id: 'e', name: 'Corner 2', size: 2, account_id: 3, city: 'apfel', is_open: true },
];

const declared = (list: Partial<ListCall>): AnyDeclaration => ({
  name: 'stores',
  label: 'Store',
  labels: 'Stores',
  routes: { list: '/stores' },
  api: '/api/stores',
  fields: {
    name: text({ label: 'Name' }),
    size: number({ label: 'Size' }),
    zones: count({ label: 'Zones' }),
    account_id: reference('organizations', { label: 'Organization' }),
    is_open: onOff({ label: 'Open', words: { on: 'Open', off: 'Closed' } }),
    tagged: tags({ label: 'Tags', item: 'key' }),
  },
  represent: '{name}',
  list: { columns: ['name'] },
  calls: { list: { path: '/api/stores', read: 'stores', paging: whole, ...list } },
});

/** A platform with these rows, which pages them as the declaration says. */
const platform = (list: Partial<ListCall>, all = rows) => {
  const sent: OutgoingCall[] = [];
  const declaration = declared(list);
  const { paging = whole } = list;
  const transport = {
    send: (call: OutgoingCall) => {
      sent.push(call);
      const { query = {} } = call;
      const own = (name: string) => Number(query[name] ?? 0);
      const page = {
        whole: () => all,
        offset: () => (paging.kind === 'offset' ? all.slice(own(paging.offset)).slice(0, 25) : []),
        page: () => {
          if (paging.kind !== 'page') return [];
          const start = (own(paging.page) - 1) * own(paging.size);
          return all.slice(start, start + own(paging.size));
        },
      }[paging.kind]();
      const data = { stores: page, total: all.length };
      return Promise.resolve({ type: 'ok', status: 200, data, headers: new Headers() });
    },
  } as Transport;
  return { sent, provider: entityProvider(transport, declaration, () => Promise.resolve(me)) };
};

const page = { page: 1, perPage: 25 };
const unsorted = { field: 'id', order: 'ASC' } as const;
const idsOf = ({ data }: { readonly data: readonly { readonly id: unknown }[] }) =>
  data.map(({ id }) => id).join('');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['all at once', whole],
  ['by page', byPage({ page: 'page', size: 'limit' })],
  ['by offset', byOffset('offset')],
])('returns every row of a list %s for an infinite page', async (_, paging) => {
  const all = Array.from({ length: 60 }, (__, at) => ({ id: `r${at}` }));
  const { provider } = platform({ paging }, all);
  const answer = await provider.getList({
    pagination: { page: 1, perPage: Infinity },
    sort: unsorted,
    filter: {},
  });
  expect(answer.data).toHaveLength(60);
  expect(answer.total).toBe(60);
});

describe('a list that is returned whole', () => {
  it.each<[string, Row, string]>([
    ['text', { q: ' bRIGHT ' }, 'ac'],
    ['text and filter', { q: 'bright', account_id: 1 }, 'ac'],
    ['number', { size: 9.75 }, 'b'],
    ['number as text', { size: '10' }, 'a'],
    ['any of a list', { account_id: [2, 3] }, 'bde'],
    ['none of an empty list', { account_id: [] }, ''],
    ['switch', { is_open: false }, 'c'],
    ['items of a list', { tagged: 'x' }, 'a'],
    ['a key that is not declared', { city: 'Zagreb' }, 'b'],
    ['a nested key', { 'owner.id': 7 }, 'd'],
    ['a nested key, as stock inputs write it', { owner: { id: 7 } }, 'd'],
    ['ids', { id: ['a', 'e'] }, 'ae'],
    ['nothing that is set', { name: '', size: null, city: undefined, q: '' }, 'abcde'],
  ])('is filtered here by %s', async (_, filter, ids) => {
    const { sent, provider } = platform({});
    const answer = await provider.getList({ pagination: page, sort: unsorted, filter });
    expect(idsOf(answer)).toBe(ids);
    expect(answer.total).toBe(ids.length);
    expect(sent).toHaveLength(1);
  });

  it.each<[string, 'ASC' | 'DESC', string]>([
    ['name', 'ASC', 'baced'],
    ['name', 'DESC', 'decab'],
    ['size', 'ASC', 'ebacd'],
    ['size', 'DESC', 'cabed'],
    ['city', 'DESC', 'bcead'],
    ['id', 'DESC', 'edcba'],
    ['id', 'ASC', 'abcde'],
  ])('is sorted here by %s, %s', async (field, order, ids) => {
    const { provider } = platform({});
    expect(
      idsOf(await provider.getList({ pagination: page, sort: { field, order }, filter: {} })),
    ).toBe(ids);
  });

  it('is paged here after filtering and sorting', async () => {
    const { provider } = platform({});
    const answer = await provider.getList({
      pagination: { page: 2, perPage: 1 },
      sort: { field: 'name', order: 'DESC' },
      filter: { q: 'bright' },
    });
    expect(answer).toMatchObject({ data: [{ id: 'a' }], total: 2 });
  });

  it('looks for approximate matches if asked to, without another call', async () => {
    const { sent, provider } = platform({});
    const filter = { q: 'brihgt' };
    expect(await provider.getList({ pagination: page, filter })).toMatchObject({ total: 0 });
    expect(await provider.getList({ pagination: page, filter, meta: { isLoose: true } })).toEqual({
      data: [expect.objectContaining({ id: 'a' }), expect.objectContaining({ id: 'c' })],
      total: 2,
      meta: { loose: { searched: null, compared: 0, found: 0 } },
    });
    expect(sent).toHaveLength(2);
  });

  it('sends what its call accepts, and applies a list of values here', async () => {
    const filters = { kind: 'query', names: { account_id: 'account' } } as const;
    const { sent, provider } = platform({ filters });
    await provider.getList({ pagination: page, filter: { account_id: 1 } });
    const many = await provider.getList({ pagination: page, filter: { account_id: [2, 3] } });
    expect(sent.map(({ query }) => query)).toEqual([{ account: 1 }, {}]);
    expect(idsOf(many)).toBe('bde');
  });

  it.each([
    [{ size_gte: 9 }, "Stores can't be filtered by size_gte."],
    [{ colour: 'red' }, "Stores can't be filtered by colour."],
    [{ q: ['bright'] }, "Stores can't be filtered by q."],
    [{ q: { text: 'bright' } }, "Stores can't be filtered by q.text."],
  ])('refuses a filter that no row has: %j', async (filter, message) => {
    const { provider } = platform({});
    await expect(provider.getList({ pagination: page, filter })).rejects.toThrow(message);
  });

  it('refuses an order that no row has', async () => {
    const { provider } = platform({});
    await expect(
      provider.getList({ pagination: page, sort: { field: 'colour', order: 'ASC' }, filter: {} }),
    ).rejects.toThrow("Stores can't be sorted by colour.");
  });

  it('says that rows are missing if the platform counts more than it returned', async () => {
    const transport = {
      send: () =>
        Promise.resolve({
          type: 'ok',
          status: 200,
          data: { stores: rows, total: '60' },
          headers: new Headers(),
        }),
    } as unknown as Transport;
    const provider = entityProvider(transport, declared({}), () => Promise.resolve(me));
    expect(await provider.getList({ pagination: page })).toMatchObject({
      total: 5,
      meta: { missing: 55 },
    });
  });
});

const many = Array.from({ length: 60 }, (_, at) => ({
  id: at,
  name: `Store ${at % 7}`,
  size: 60 - at,
}));
const tooMany = Array.from({ length: 2_100 }, (_, at) => ({ id: at, name: 'N', size: at }));

const pagings = [
  ['by page', byPage({ page: 'page', size: 'limit' })],
  ['by offset', byOffset('offset')],
] as const;

describe.each(pagings)('a list that is paged %s', (_, paging) => {
  const bySize = { field: 'size', order: 'ASC' } as const;

  it('is filtered, searched and sorted here if all rows can be read', async () => {
    const { provider } = platform({ paging }, many);
    const found = await provider.getList({
      pagination: { page: 1, perPage: 3 },
      sort: bySize,
      filter: { name: 'Store 3', q: 'store' },
    });
    const wanted = many.filter(({ name }) => name === 'Store 3').toReversed();
    expect(found).toMatchObject({ data: wanted.slice(0, 3), total: wanted.length });
  });

  it.each([
    [{ filter: { name: 'N' } }, "Stores can't be filtered by Name."],
    [{ filter: { q: 'N' } }, "Stores can't be searched."],
    [{ filter: {}, sort: bySize }, "Stores can't be sorted by Size."],
  ])('refuses what neither it nor the platform can do: %j', async (asked, message) => {
    const { sent, provider } = platform({ paging }, tooMany);
    await expect(provider.getList({ pagination: page, ...asked })).rejects.toThrow(message);
    expect(sent.length).toBeLessThanOrEqual(1);
    // oxlint-disable-next-line no-console -- developers read it there
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain(message);
  });

  it.each(['ASC', 'DESC'] as const)("keeps the platform's order for ids, %s", async (order) => {
    const { sent, provider } = platform({ paging }, tooMany);
    const sort = { field: 'id', order };
    const { data } = await provider.getList({
      pagination: { page: 1, perPage: 2 },
      sort,
      filter: {},
    });
    expect(data.map(({ id }) => id)).toEqual([0, 1]);
    expect(sent).toHaveLength(1);
  });
});

it('words a refusal in the language of the person', async () => {
  const { provider } = platform({ paging: byOffset('offset') }, tooMany);
  const error: unknown = await provider
    .getList({ pagination: page, filter: { name: 'N' } })
    .catch((reason: unknown) => reason);
  const french: Readonly<Record<string, string>> = {
    'facings.lists.unable.filter': '{many} : {name} !',
    'resources.stores.name': 'Magasins',
    'resources.stores.fields.name': 'Nom',
  };
  const { message, details } = failureMessageOf(error, (key, values = {}) =>
    (french[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  );
  expect(message).toBe('Magasins : Nom !');
  expect(details).toBeUndefined();
});

describe('what stock components ask for', () => {
  it.each([
    ['false', 'c'],
    ['true', 'e'],
    [false, 'c'],
  ])('is a switch as %j', async (is_open, ids) => {
    const filters = { kind: 'json', parameter: 'filters', names: ['is_open'] } as const;
    const paging = byPage({ page: 'page', size: 'limit' });
    const { sent, provider } = platform({ paging, filters });
    await provider.getList({ pagination: page, filter: { is_open } });
    expect(sent[0]?.query).toMatchObject({ filters: JSON.stringify({ is_open: ids === 'e' }) });
    const here = await platform({}).provider.getList({ pagination: page, filter: { is_open } });
    expect(idsOf(here)).toBe(ids);
  });

  it('is refused by an empty list as by one with rows', async () => {
    for (const name of ['price_gte', 'zork']) {
      const { provider } = platform({}, []);
      await expect(provider.getList({ pagination: page, filter: { [name]: 1 } })).rejects.toThrow(
        `Stores can't be filtered by ${name}.`,
      );
    }
    const { provider } = platform({}, []);
    const filter = { name: 'x', 'account_id.name': 'y', id: 1 };
    expect(await provider.getList({ pagination: page, filter })).toMatchObject({ total: 0 });
  });

  const many = Array.from({ length: 1234 }, (_, at): Row => ({ id: at, name: `Store ${at}` }));

  it.each<[string, ListCall['paging'], number]>([
    ['pages', byPage({ page: 'page', size: 'limit' }), 500],
    ['offsets', byOffset('offset'), 25],
  ])('is a page larger than the platform has, by %s', async (_, paging, largest) => {
    for (const [at, perPage] of [
      [1, 1000],
      [2, 1000],
      [2, 30],
      [3, 600],
      [1, 5000],
    ] as const) {
      const { sent, provider } = platform({ paging }, many.slice(0, 700));
      const answer = await provider.getList({ pagination: { page: at, perPage } });
      const ids = many.slice(0, 700).slice((at - 1) * perPage, at * perPage);
      expect(answer.data.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
      expect(answer.total).toBe(700);
      if (largest > 25)
        for (const { query } of sent) expect(Number(query?.limit)).toBeLessThanOrEqual(largest);
    }
  });
});
