import { describe, expect, it, vi } from 'vitest';
import { declarations } from '../resources/index';
import { views } from '../src/messages/en/views';
import { parentsOf } from '../src/schema/parents';
import type { AnyDeclaration } from '../src/schema/defineResource';
import { createRegistry } from '../src/schema/registry';
import { createDataProvider } from './index';
import type { OutgoingCall } from './transport/types';

const registry = createRegistry(declarations);

/** A provider at an address, over a platform with these answers. */
const at = (pathname: string, answers: Readonly<Record<string, object>> = {}, own = registry) => {
  const sent: OutgoingCall[] = [];
  const provider = createDataProvider({
    registry: own,
    transport: {
      send: (call) => {
        sent.push(call);
        const data = answers[call.path] ?? { id: 'new' };
        return Promise.resolve({ type: 'ok', status: 200, data, headers: new Headers() });
      },
    },
    whoAmI: () => Promise.resolve({ id: 'me' }),
    page: () => own.pageAt({ pathname, search: '' }),
  });
  return { provider, sent, paths: () => sent.map(({ method, path }) => `${method} ${path}`) };
};

const list = { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'ASC' } } as const;
const categories = { categories: [{ id: 'c1', name: 'Dairy', type: 'PRIMARY' }] };

describe('the entities of parent ids', () => {
  const { entityOf, namesOf, neededBy } = parentsOf(declarations);

  it.each([
    ['account_id', 'organizations'],
    ['organization_id', 'organizations'],
    ['zone_id', 'zones'],
    ['product_id', 'products'],
    ['pick_list_id', 'pickLists'],
    ['model_id', 'models'],
    ['product_state_id', 'productStates'],
    ['name', undefined],
  ])('%s belongs to %s', (name, entity) => {
    expect(entityOf(name)).toBe(entity);
  });

  it('are known for every parent of every declaration', () => {
    const unknown = declarations.flatMap((declaration) =>
      [...namesOf(declaration)].filter((name) => entityOf(name) === undefined),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['zones', 'list', []],
    ['users', 'list', []],
    ['categories', 'list', ['account_id']],
    ['apps', 'list', ['organization_id']],
    ['apps', 'create', ['organization_id']],
    ['invites', 'create', ['account_id']],
    ['productStates', 'list', ['product_id']],
    ['pickLists', 'one', []],
    ['pickLists', 'update', ['account_id']],
  ] as const)('%s needs for %s: %j', (name, call, names) => {
    expect(neededBy(registry.find(name), call)).toEqual(names);
  });
});

describe('the parents of a call', () => {
  it.each([
    ['meta.within', { meta: { within: { account_id: 7 } } }],
    ['the filter', { filter: { account_id: 7 } }],
    ['the filter by another name of the parent', { filter: { organization_id: 7 } }],
  ])('come from %s', async (_, params) => {
    const { provider, paths } = at('/organizations/view/8', {
      '/api/organizations/7/categories': categories,
    });
    const { data } = await provider.getList('categories', { ...list, filter: {}, ...params });
    expect(data).toHaveLength(1);
    expect(paths()).toEqual(['GET /api/organizations/7/categories']);
  });

  it('come from the target of a reference, whose name may be that of the parent entity', async () => {
    const { provider, sent } = at('/', { '/api/organizations/apps': { apps: [] } });
    const reference = { ...list, target: 'account_id', id: 7, filter: {} };
    await provider.getManyReference('apps', reference);
    expect(sent[0]?.query).toEqual({ organization_id: '7' });
  });

  it('come from the record of a write', async () => {
    const { provider, paths } = at('/');
    const record = { id: 'c1', name: 'Dairy', type: 'PRIMARY', account_id: 7 };
    await provider.update('categories', {
      id: 'c1',
      data: { name: 'D', type: 'PRIMARY' },
      previousData: record,
    });
    await provider.delete('categories', { id: 'c1', previousData: record });
    await provider.create('categories', { data: { name: 'A', type: 'PRIMARY', account_id: 7 } });
    expect(paths()).toEqual([
      'PUT /api/organizations/7/categories/c1',
      'DELETE /api/organizations/7/categories/c1',
      'POST /api/organizations/7/categories',
    ]);
  });

  it('come from records that were read before, also for many writes', async () => {
    const { provider, paths } = at('/', { '/api/organizations/7/categories': categories });
    await provider.getList('categories', { ...list, filter: { account_id: 7 } });
    await provider.getOne('categories', { id: 'c1' });
    await provider.updateMany('categories', { ids: ['c1'], data: { name: 'D', type: 'PRIMARY' } });
    await provider.deleteMany('categories', { ids: ['c1'] });
    expect(paths().slice(2)).toEqual([
      'PUT /api/organizations/7/categories/c1',
      'DELETE /api/organizations/7/categories/c1',
    ]);
  });

  it('may differ in one request for many records', async () => {
    const { provider } = at('/', {
      '/api/organizations/7/categories': categories,
      '/api/organizations/8/categories': { categories: [{ id: 'c2', name: 'Bakery' }] },
    });
    await provider.getList('categories', { ...list, filter: { account_id: 7 } });
    await provider.getList('categories', { ...list, filter: { account_id: 8 } });
    const { data } = await provider.getMany('categories', { ids: ['c2', 'c1'] });
    expect(data.map(({ name }): unknown => name)).toEqual(['Bakery', 'Dairy']);
  });

  it('are those of the page if an id is not unique', async () => {
    const integrations = { integrations: [{ integration_name: 'Square' }] };
    const answers = {
      '/api/organizations/7/integrations': integrations,
      '/api/organizations/8/integrations': integrations,
    };
    const { provider, paths } = at('/organizations/view/8', answers);
    await provider.getList('integrations', { ...list, filter: { account_id: 7 } });
    await provider.getOne('integrations', { id: 'Square' });
    expect(paths()[1]).toBe('GET /api/organizations/8/integrations');
    const elsewhere = at('/', answers);
    await elsewhere.provider.getList('integrations', { ...list, filter: { account_id: 7 } });
    await elsewhere.provider.getList('integrations', { ...list, filter: { account_id: 8 } });
    await expect(elsewhere.provider.getOne('integrations', { id: 'Square' })).rejects.toThrow(
      'Open its page first.',
    );
  });

  it.each([
    ['/zones/view/3', 'zoneLocations', 'GET /api/zones/3/locations'],
    ['/models/view/m', 'modelVersions', 'GET /api/mdl/models/m'],
    ['/models/view/m/v2', 'modelVersions', 'GET /api/mdl/models/m'],
    ['/organizations/view/7/apps', 'categories', 'GET /api/organizations/7/categories'],
    ['/organizations/view/7/pick-lists/view/l', 'pickListSkus', 'GET /api/pick-lists/l'],
  ])('come from the page %s', async (page, resource, call) => {
    const { provider, paths } = at(page);
    await provider.getList(resource, { ...list, filter: {} }).catch(() => undefined);
    expect(paths()).toEqual([call]);
  });

  it('do not filter entities that only may have a parent', async () => {
    const { provider, sent } = at('/organizations/view/7', { '/api/users': { users: [] } });
    await provider.getList('users', { ...list, filter: {} });
    expect(sent[0]?.query).not.toHaveProperty('account_id');
  });
});

describe('an entity that only references reach', () => {
  const { list: _, ...ofHooks } = registry.find('webhooks');
  // Without the panel that lists the settings of an organization.
  const webhooks: AnyDeclaration = { ...ofHooks, list: { columns: ['name'] } };
  const own = createRegistry([...declarations.filter(({ name }) => name !== 'webhooks'), webhooks]);

  it('is looked up within the values that restrict the choice', async () => {
    const { provider, sent } = at(
      '/',
      {
        '/api/webhooks': { webhooks: [{ id: 'w', name: 'W', auth_id: 's', account_id: '7' }] },
        '/api/auth/settings': { settings: [{ id: 's', name: 'Signed' }] },
      },
      own,
    );
    await provider.getList('webhooks', { ...list, filter: { account_id: '7' } });
    const { data } = await provider.getMany('authSettings', { ids: ['s'] });
    expect(data).toMatchObject([{ name: 'Signed' }]);
    expect(sent[1]).toMatchObject({ path: '/api/auth/settings', query: { account_id: '7' } });
  });
});

describe('a call whose parents are unknown', () => {
  const nested = declarations.filter(
    ({ name }) => parentsOf(declarations).neededBy(registry.find(name), 'list').length > 0,
  );

  it.each(nested.map(({ name }) => name))(
    'for %s rejects with a sentence, and sends nothing',
    async (name) => {
      const advice = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { provider, sent } = at('/');
      const error: unknown = await provider
        .getList(name, { ...list, filter: {} })
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      const { message } = error as Error;
      expect(message).toMatch(
        /^[A-Z0-9].* belong to a record of this kind: .*\. Open its page first\.$/,
      );
      expect(advice.mock.lastCall?.[0]).toMatch(/ \(Pass meta: \{ within: \{ \w+.* \} \}\.\)$/);
      expect(sent).toEqual([]);
    },
  );

  it('has the text of the catalogue', async () => {
    const { provider } = at('/');
    const text = views.failure.parentMissing
      .replace('{many}', 'Product Categories')
      .replace('{parent}', 'Organization');
    await expect(provider.getList('categories', { ...list, filter: {} })).rejects.toThrow(text);
  });
});

describe('the part of a query that the page gives', () => {
  it.each([
    ['zones', undefined, ''],
    ['nothing', undefined, ''],
    ['categories', undefined, '["7"]'],
    ['categories', { within: { account_id: '8' } }, ''],
    ['zoneLocations', undefined, '[null]'],
  ])('for %s with %j is %j', (name, meta, key) => {
    expect(at('/organizations/view/7/apps').provider.parents.keyOfPage(name, meta)).toBe(key);
  });
});
