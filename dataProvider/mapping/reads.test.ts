import { describe, expect, it } from 'vitest';
import { byOffset, inList, whole } from '../../src/schema/calls';
import { onOff, reference, text } from '../../src/schema/fields';
import { apps } from '../testing/apps';
import { entityOn, firstPage, shapeOf } from '../testing/fakePlatform';

const meta = { within: { account_id: 'o/1' } };
const rows = [{ id: 1, name: 'A' }, { id: 2, name: 'B' }, { id: 'x/%' }];

describe('reads within a parent', () => {
  it('are sent below the parent, and give each row its parent id', async () => {
    const { sent, provider } = entityOn(apps(), { data: { apps: rows } });
    const answer = await provider.getList({ ...firstPage(), meta });
    expect(sent.map(shapeOf)).toEqual([{ method: 'GET', path: '/api/organizations/o%2F1/apps' }]);
    expect(answer).toEqual({
      data: [
        { id: 1, name: 'A', account_id: 'o/1' },
        { id: 2, name: 'B', account_id: 'o/1' },
      ],
      total: 3,
    });
  });

  it('send nothing while the parent id is missing or empty', async () => {
    const { sent, provider } = entityOn(apps());
    for (const within of [{}, { account_id: '' }]) {
      await expect(provider.getList({ ...firstPage(), meta: { within } })).rejects.toMatchObject({
        status: 404,
      });
    }
    expect(sent).toEqual([]);
  });

  it('filter by the parent if the path does not contain it, unless the person filters by another', async () => {
    const declaration = apps({
      calls: {
        list: {
          path: '/api/apps',
          read: 'apps',
          paging: whole,
          filters: { kind: 'query', names: { account_id: 'account', name: 'name' } },
        },
      },
    });
    const { sent, provider } = entityOn(
      declaration,
      { data: { apps: [] } },
      { data: { apps: [] } },
    );
    await provider.getList({ ...firstPage({ name: 'n' }), meta });
    await provider.getList({ ...firstPage({ account_id: 'other' }), meta });
    expect(sent.map(({ query }) => query)).toEqual([
      { account: 'o/1', name: 'n' },
      { account: 'other' },
    ]);
  });

  it('keep a parent id that the platform returns', async () => {
    const { provider } = entityOn(apps(), { data: { apps: [{ id: 1, account_id: 'theirs' }] } });
    const { data } = await provider.getList({ ...firstPage(), meta });
    expect(data).toEqual([{ id: 1, account_id: 'theirs' }]);
  });

  it('pass on parents if the platform follows the conventions', async () => {
    const { calls: _calls, ...regular } = apps();
    const { sent, provider } = entityOn(regular, { data: [{ id: 1, name: 'A' }] });
    const { data } = await provider.getList({ ...firstPage({ q: 'a' }), meta });
    expect(JSON.parse(String(sent[0]?.query?.filter))).toEqual({ account_id: 'o/1', q: 'a' });
    expect(data).toEqual([{ id: 1, name: 'A', account_id: 'o/1' }]);
  });
});

describe('a record without its own call', () => {
  it('is found in the list, with an id of any type', async () => {
    const { sent, provider } = entityOn(apps(), { data: { apps: rows } }, { data: { apps: rows } });
    expect(await provider.getOne({ id: '2', meta })).toMatchObject({ data: { name: 'B' } });
    expect(await provider.getOne({ id: 'x/%', meta })).toMatchObject({ data: { id: 'x/%' } });
    expect(sent.map(({ path }) => path)).toEqual(Array(2).fill('/api/organizations/o%2F1/apps'));
  });

  it.each([[{ apps: [] }], [{ apps: null }], [{ apps: [null, 'x', {}] }]])(
    'is not found in %j',
    async (data) => {
      const { provider } = entityOn(apps(), { data });
      await expect(provider.getOne({ id: 1, meta })).rejects.toMatchObject({ status: 404 });
    },
  );

  it.each([[{}], [null], [''], [{ apps: {} }]])(
    'is not reported as missing for %j, which is unreadable',
    async (data) => {
      const { provider } = entityOn(apps(), { data });
      await expect(provider.getOne({ id: 1, meta })).rejects.toThrow('facings.failures.malformed');
    },
  );

  it('is found on a later page with offset paging', async () => {
    const declaration = apps({
      list: { columns: ['name'], pageSize: 2 },
      calls: { list: { path: '/api/apps', read: 'apps', paging: byOffset('offset') }, one: inList },
    });
    const { sent, provider } = entityOn(
      declaration,
      { data: { apps: [{ id: 1 }, { id: 2 }], total: 3 } },
      { data: { apps: [{ id: 3, name: 'C' }], total: 3 } },
    );
    expect(await provider.getOne({ id: 3 })).toMatchObject({ data: { name: 'C' } });
    expect(sent.map(({ query }) => query?.offset)).toEqual([0, 2]);
  });

  it('is found with others in one request for the list; missing ones are left out', async () => {
    const { sent, provider } = entityOn(apps(), { data: { apps: rows } });
    const { data } = await provider.getMany({ ids: [2, 'gone', '1'], meta });
    expect(data.map(({ id }) => id)).toEqual([2, 1]);
    expect(sent).toHaveLength(1);
  });
});

describe('several records', () => {
  const declaration = apps({ calls: { one: { path: '/api/apps/:id' } } });

  it('are requested one by one; a missing one does not hide the others', async () => {
    const { sent, provider } = entityOn(
      declaration,
      { data: { id: 1, name: 'A' } },
      { type: 'error', kind: 'notFound', status: 404 },
      { data: { id: 3, name: 'C' } },
    );
    const { data } = await provider.getMany({ ids: [1, 2, 3] });
    expect(data.map(({ id }) => id)).toEqual([1, 3]);
    expect(sent.map(({ path }) => path)).toEqual(['/api/apps/1', '/api/apps/2', '/api/apps/3']);
  });

  it.each([['..'], ['.'], ['undefined'], ['']])('without a record of the id %j', async (id) => {
    const answer = { data: { id: 1 } };
    for (const calls of [declaration.calls, { ...declaration.calls, one: undefined }]) {
      const { sent, provider } = entityOn({ ...declaration, calls } as typeof declaration, answer);
      expect((await provider.getMany({ ids: [id, 1] })).data).toMatchObject([{ id: 1 }]);
      await expect(provider.getOne({ id })).rejects.toMatchObject({
        failure: { kind: 'notFound' },
      });
      await expect(provider.remove({ id })).rejects.toMatchObject({
        failure: { kind: 'notFound' },
      });
      expect(sent.map(({ path }) => path)).toEqual(['/api/apps/1']);
    }
  });

  it('are not requested for unset references', async () => {
    const { sent, provider } = entityOn(declaration);
    expect(await provider.getMany({ ids: [null, undefined, ''] })).toEqual({ data: [] });
    expect(sent).toEqual([]);
  });

  it('fail together if the platform fails', async () => {
    const { provider } = entityOn(
      declaration,
      { data: { id: 1 } },
      { type: 'error', kind: 'server', status: 500, message: 'Down.' },
    );
    await expect(provider.getMany({ ids: [1, 2] })).rejects.toMatchObject({ status: 500 });
  });
});

describe('the id of a record', () => {
  it('is the first declared path with a value', async () => {
    const declaration = apps({
      idFrom: ['stateId', 'product.id'],
      fields: { sku: text({ label: 'SKU', from: ['product.sku'] }) },
    });
    const { provider } = entityOn(declaration, {
      data: {
        apps: [
          { id: 'not this', stateId: 's', product: { id: 'p', sku: 'A' } },
          { stateId: null, product: { id: 7 } },
          { id: 'nothing else' },
        ],
      },
    });
    const { data } = await provider.getList({ ...firstPage(), meta });
    expect(data).toMatchObject([
      { id: 's', sku: 'A' },
      { id: 7, sku: null },
    ]);
  });

  it('of a document is its parent ids, whatever it contains', async () => {
    const { list: _list, ...declaration } = apps({
      document: { fields: ['name'], done: 'Saved.' },
      calls: { one: { path: '/api/organizations/:account_id/uoms', read: 'settings' } },
    });
    const { sent, provider } = entityOn(
      declaration,
      { data: { settings: { name: 'N' } } },
      { data: { settings: null } },
    );
    expect(await provider.getOne({ id: 'o/1', meta })).toEqual({
      data: { id: 'o/1', name: 'N', account_id: 'o/1' },
    });
    expect(sent.map(shapeOf)).toEqual([{ method: 'GET', path: '/api/organizations/o%2F1/uoms' }]);
    await expect(provider.getOne({ id: 'o/1', meta })).rejects.toThrow(
      'facings.failures.malformed',
    );
  });

  it('is the text itself if rows are strings', async () => {
    const list = { path: '/api/uom', read: 'uoms', paging: whole } as const;
    const { provider } = entityOn(apps({ idFrom: ['name'], calls: { list } }), {
      data: { uoms: ['EACH', '', null, { id: 1 }, 'CASE'] },
    });
    expect((await provider.getList(firstPage())).data).toEqual([
      { id: 'EACH', name: 'EACH' },
      { id: 'CASE', name: 'CASE' },
    ]);
  });
});

describe('a separate search call', () => {
  const declaration = apps({
    fields: {
      name: text({ label: 'Name' }),
      account_id: reference('organizations', { label: 'O' }),
      status: text({ label: 'Status' }),
      is_active: onOff({
        label: 'Active',
        words: { on: 'Active', off: 'Inactive' },
        from: ['is_active', 'status'],
        read: (value) => value !== 'DISABLED',
      }),
    },
    calls: {
      list: {
        path: '/api/zones',
        read: 'zones',
        paging: byOffset('offset'),
        filters: {
          kind: 'query',
          names: { account_id: 'account_id', status: 'status', is_active: 'active' },
        },
        search: {
          path: '/api/zones/search',
          parameter: 'text',
          read: 'results',
          takes: ['account_id'],
        },
      },
    },
  });

  const found = [
    { id: 1, status: 'TEST' },
    { id: 2, status: 'DISABLED' },
    { id: 3, status: null },
    { id: 4, status: 'TEST' },
  ];

  it.each([
    [{ status: 'TEST' }, [1, 4]],
    [{ is_active: true }, [1, 3, 4]],
    [{ is_active: false }, [2]],
    [{ is_active: true, status: 'TEST' }, [1, 4]],
    [{ is_active: false, status: 'TEST' }, []],
  ])('applies filters that the search does not accept to its rows: %j', async (filter, ids) => {
    const { sent, provider } = entityOn(declaration, { data: { results: found } });
    const answer = await provider.getList({
      ...firstPage({ q: 'mil', account_id: 'o', ...filter }),
      pagination: { page: 1, perPage: 25 },
    });
    expect(sent.map(shapeOf)).toEqual([
      { method: 'GET', path: '/api/zones/search', query: { account_id: 'o', text: 'mil' } },
    ]);
    expect(answer.data.map(({ id }) => id)).toEqual(ids);
    expect(answer.total).toBe(ids.length);
  });

  it('uses the list if the rows of a search lack the filtered value', async () => {
    const zones = [{ id: 2 }, { id: 4 }];
    const results = [{ id: 1 }, { id: 2 }, { id: 3, status: 'DISABLED' }];
    const { sent, provider } = entityOn(
      declaration,
      { data: { results } },
      { data: { zones, total: 2 } },
    );
    const { data, total } = await provider.getList(firstPage({ q: 'mil', status: 'TEST' }));
    expect(data.map(({ id }) => id)).toEqual([2]);
    expect(total).toBe(1);
    expect(sent.map(shapeOf)).toEqual([
      { method: 'GET', path: '/api/zones/search', query: { text: 'mil' } },
      { method: 'GET', path: '/api/zones', query: { status: 'TEST', offset: 0 } },
    ]);
  });

  it('sends text and filters, and pages the rows here', async () => {
    const { sent, provider } = entityOn(declaration, { data: { results: rows, total: 99 } });
    const answer = await provider.getList(firstPage({ q: 'mil', account_id: 'o' }, 2));
    expect(sent.map(shapeOf)).toEqual([
      { method: 'GET', path: '/api/zones/search', query: { account_id: 'o', text: 'mil' } },
    ]);
    // The platform found more rows than it returned.
    expect(answer).toMatchObject({ data: [{ id: 'x/%' }], total: 3, meta: { missing: 96 } });
  });

  it.each([undefined, '', null, {}])('is not used for the text %j', async (q) => {
    const { sent, provider } = entityOn(declaration, { data: { zones: rows.slice(0, 2) } });
    expect(await provider.getList(firstPage({ q }, 2))).toMatchObject({
      total: 4,
      pageInfo: { hasNextPage: true },
    });
    expect(sent.map(shapeOf)).toEqual([
      { method: 'GET', path: '/api/zones', query: { offset: 2 } },
    ]);
  });
});
