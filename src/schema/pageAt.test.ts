import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { screens } from '../screens/index';
import { bulkKeysOf } from './bulk';
import { createPageAt } from './pageAt';
import { createRegistry, panelsOf, screensOf } from './registry';
import { fillRoute, parentsIn } from './routes';

const { pageAt } = createRegistry(declarations, screens);
const at = (pathname: string, search = '') => pageAt({ pathname, search });

const ids = fc.string({ minLength: 1, unit: 'grapheme' });
/** Ids for every parameter that a route can have. */
const anyIds = (route: string) =>
  fc.record(Object.fromEntries([...parentsIn(route), 'id'].map((name) => [name, ids])));

const never = () => Promise.reject(new Error('This page is not shown.'));

describe('every declared address', () => {
  const addresses = declarations.flatMap((declaration) =>
    screensOf(declaration).map((route) => ({ declaration, route })),
  );

  it.each(addresses)('$route is the page that declares it', ({ declaration, route }) => {
    const { list, view } = declaration.routes;
    fc.assert(
      fc.property(anyIds(route), (values) => {
        const page = at(fillRoute(route, values));
        const isOfRecord = view !== undefined && route.startsWith(view);
        const base = fillRoute((isOfRecord ? view : list) ?? '', values);
        expect(page.declaration?.name).toBe(declaration.name);
        expect(page.screen).toBe(isOfRecord ? 'view' : declaration.document ? 'document' : 'list');
        expect(page.id).toBe(isOfRecord ? values.id : null);
        for (const name of parentsIn(route)) expect(page.within[name]).toBe(values[name]);
        expect(page.pathname).toBe(base);
        expect(base + page.overlayAddress).toBe(fillRoute(route, values));
        expect(page.overlay === null).toBe(base === fillRoute(route, values));
        if (route.includes('/edit')) {
          expect(page.overlay).toMatchObject({ kind: 'edit', id: values.id });
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each(screens)('$path is the page made by hand', ({ name, path }) => {
    fc.assert(
      fc.property(anyIds(path), (values) => {
        const page = at(fillRoute(path, values));
        expect(page).toMatchObject({ screen: 'screen', declaration: null, overlay: null });
        expect(page.handMade?.name).toBe(name);
      }),
      { numRuns: 20 },
    );
  });
});

it("a screen's tabs have addresses only if it says so", () => {
  const screen = { name: 'stock', path: '/stock', title: 'Stock', load: never } as const;
  const tabAt = (hasTabs: boolean) =>
    createPageAt(
      [],
      [hasTabs ? { ...screen, hasTabs } : screen],
    )({ pathname: '/stock/1', search: '' });
  expect(tabAt(true)).toMatchObject({ screen: 'screen', pathname: '/stock', overlayAddress: '' });
  expect(tabAt(true).handMade?.name).toBe('stock');
  expect(tabAt(false).screen).toBeNull();
});

describe('a panel with a dialog', () => {
  const dialogs = declarations.flatMap((declaration) => [
    ...(declaration.create ? [[declaration.name, 'create'] as const] : []),
    ...(declaration.edit ? [[declaration.name, 'edit/7%25'] as const] : []),
    ...bulkKeysOf(declaration).map((key) => [declaration.name, key] as const),
    ...(declaration.list?.tools ?? []).map(({ key }) => [declaration.name, key] as const),
  ]);

  /** An address of the first page with a panel of this entity, or with one whose form has such a panel. */
  const hostOf = (name: string, seen: readonly string[] = []): string | null => {
    for (const host of declarations) {
      if (host.name === name || seen.includes(host.name)) continue;
      if (!panelsOf(host).some((panel) => 'of' in panel && panel.of === name)) continue;
      const isListed = host.list?.panels?.some((panel) => 'of' in panel && panel.of === name);
      const route = isListed ? host.routes.list : (host.routes.view ?? host.routes.list);
      if (route === undefined) return hostOf(host.name, [...seen, name]);
      const values = Object.fromEntries([...parentsIn(route), 'id'].map((key) => [key, '7']));
      return fillRoute(route, values);
    }
    return null;
  };
  const hosted = dialogs.flatMap(([name, dialog]) => {
    const host = hostOf(name);
    return host === null ? [] : [[host, name, dialog] as const];
  });

  it('is known', () => {
    expect(hosted.length).toBeGreaterThan(20);
  });

  it.each(hosted)('%s?panel=%s/%s', (host, name, dialog) => {
    const search = `?${new URLSearchParams({ tab: 'b', panel: `${name}/${dialog}` }).toString()}`;
    const page = at(host, search);
    expect(page).toMatchObject({ pathname: host, search: '?tab=b' });
    expect(page.screen).not.toBeNull();
    expect(page.overlay).toMatchObject({
      isInPanel: true,
      ...(dialog.startsWith('edit') ? { kind: 'edit', id: '7%' } : {}),
    });
    expect(page.overlay?.of.name).toBe(name);
    expect(page.overlayAddress).toBe(`?${name}/${dialog}`);
  });

  it.each(['nothing/create', 'zoneLocations/nothing', 'jobs/create', ''])(
    '?panel=%s opens nothing',
    (panel) => {
      expect(at('/zones/view/7', `?panel=${panel}`).overlay).toBeNull();
    },
  );

  it('opens only on pages with such a panel; elsewhere the page is as without it', () => {
    expect(at('/zones/view/7', '?panel=zoneLocations/create').overlay?.kind).toBe('create');
    for (const path of ['/zones', '/products/items', '/products/view/7', '/', '/account']) {
      expect(at(path, '?panel=zoneLocations/create&q=a')).toEqual({ ...at(path), search: '?q=a' });
    }
  });
});

describe('an address', () => {
  it.each([
    '/nope',
    '/products/view/',
    '/products/view/1/more',
    '/products/view/1/edit/x',
    '/products/view/%E0%A4%A',
    '/products/edit/7',
    '/jobs',
    '/zones/jobs/create',
  ])('%s is no page', (path) => {
    expect(at(path)).toMatchObject({ screen: null, declaration: null, overlay: null });
  });

  it('may end with a slash', () => {
    expect(at('/products/notionals/')).toEqual({
      ...at('/products/notionals'),
      pathname: '/products/notionals',
    });
    expect(at('/').screen).toBe('screen');
  });

  it('distinguishes fixed segments from equal ids', () => {
    const entity = {
      fields: {},
      represent: '{id}',
      label: 'X',
      labels: 'Xs',
      api: '/api/x',
    } as const;
    const read = createPageAt([
      { ...entity, name: 'all', routes: { list: '/all', view: '/all/:id' } },
      { ...entity, name: 'some', routes: { list: '/all/some' } },
    ]);
    expect(read({ pathname: '/all/some', search: '' }).declaration?.name).toBe('some');
    expect(read({ pathname: '/all/other', search: '' }).declaration?.name).toBe('all');
    expect(at('/organizations/view/edit/apps')).toMatchObject({
      screen: 'list',
      within: { organization_id: 'edit' },
    });
    expect(at('/organizations/view/1/edit')).toMatchObject({ screen: 'view', id: '1' });
  });

  it('is read once as long as nothing else is', () => {
    expect(at('/products', '?q=x')).toBe(at('/products', '?q=x'));
    expect(at('/products', '?q=y').search).toBe('?q=y');
  });
});

describe('a tab of react-admin', () => {
  const component = () => Promise.resolve({ default: () => null });
  const shelves = declarations.find(
    ({ routes, edit, create }) =>
      routes.view !== undefined && routes.list !== undefined && edit && create,
  );
  if (!shelves) throw new Error('No declaration has every view.');
  const { list = '', view = '' } = shelves.routes;
  const page = fillRoute(view, { id: '7' });
  const own = { ...shelves, views: { show: component, edit: component, create: component } };
  const ownAt = createPageAt([own]);
  const stockAt = createPageAt([{ ...shelves, views: {} }]);

  it.each([page, `${page}/edit`, `${fillRoute(list, {})}/create`])(
    'below %s is the same page, by any name only in a view of the declaration',
    (address) => {
      const first = ownAt({ pathname: address, search: '' });
      expect(first.screen).not.toBeNull();
      expect(ownAt({ pathname: `${address}/1`, search: '' })).toEqual(first);
      expect(ownAt({ pathname: `${address}/dates`, search: '' })).toEqual(first);
      expect(ownAt({ pathname: `${address}/1/2`, search: '' }).screen).toBeNull();
      const generic = stockAt({ pathname: address, search: '' });
      expect(stockAt({ pathname: `${address}/1`, search: '' })).toEqual(generic);
      expect(stockAt({ pathname: `${address}/dates`, search: '' }).screen).toBeNull();
    },
  );
});
