// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { parentsOf } from '../schema/parents';
import { createRegistry } from '../schema/registry';
import { screens } from '../screens/index';
import { createRouterProvider, declaredPaths } from './routerProvider';

const registry = createRegistry(declarations, screens);
const { namesOf } = parentsOf(declarations);
const unknown = { registry, parents: { idsFor: () => ({}) } };
/** Every parent of an entity has the id p. */
const inParents = {
  registry,
  parents: {
    idsFor: (name: string) =>
      Object.fromEntries([...namesOf(registry.find(name))].map((parent) => [parent, 'p'])),
  },
};
const turned = declaredPaths(unknown);
const turnedInParents = declaredPaths(inParents);

describe('declaredPaths', () => {
  it.each([
    ['/regions', '/zones/regions'],
    ['/regions/', '/zones/regions'],
    ['/regions?page=2#top', '/zones/regions?page=2#top'],
    ['/regions/create', '/zones/regions/create'],
    ['/regions/7', '/zones/regions/view/7/edit'],
    ['/regions/7/show', '/zones/regions/view/7'],
    ['/regions/7/show?x=1', '/zones/regions/view/7?x=1'],
    ['/regions/a%2Fb/show', '/zones/regions/view/a%2Fb'],
    ['/notionals/n/show', '/products/notionals/view/n'],
  ])('%s leads to %s', (path, to) => {
    expect(turned(path)).toBe(to);
  });

  it.each([
    ['/zones?filter={"account_id":"a 1"}', '/zones?account_id=a+1'],
    ['/zones?filter=%7B%22q%22%3A%22milk%22%7D#top', '/zones?q=milk#top'],
    ['/regions?filter={"account_id":7}', '/zones/regions?account_id=7'],
    ['/products?filter={"is_archived":false}', '/products?is_archived=false'],
    ['/zones?sort=name&order=DESC&page=2&perPage=5&filter={}', '/zones?sort=-name&page=2'],
    ['/zones?sort=name&order=ASC', '/zones?sort=name'],
    ['/categories?filter={"account_id":"a1"}', '/organizations/view/a1/product-categories'],
    // Not declared, so nothing applies it.
    ['/zones?filter={"size":1}', '/zones?filter=%7B%22size%22%3A1%7D'],
    ['/zones?filter=[', '/zones'],
    ['/zones/view/7?filter={"q":"x"}', '/zones/view/7?filter={"q":"x"}'],
  ])('%s, a stock link to a filtered list, leads to %s', (path, to) => {
    expect(turned(path)).toBe(to);
  });

  it.each([
    '/zones/regions',
    '/zones/regions/view/7/edit',
    '/products',
    '/products/create',
    '/products/view/7',
    '/account',
    '/',
    '',
    '?page=3',
    'create',
    '/regions/7/other',
    '/regions/7/show/more',
    'https://elsewhere.example/regions',
  ])('%j is unchanged', (path) => {
    expect(turned(path)).toBe(path);
  });

  it('leaves invalid escapes unchanged, and never throws', () => {
    expect(turned('/regions/50%')).toBe('/regions/50%');
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(typeof turned(`/regions/${rest}`)).toBe('string');
      }),
    );
  });

  describe.each(declarations.map(({ name }) => name))('lead to a page for %s', (name) => {
    it.each([`/${name}`, `/${name}/create`, `/${name}/7`, `/${name}/7/show`])('%s', (path) => {
      for (const convert of [turned, turnedInParents]) {
        const [pathname = '', search = ''] = convert(path).split(/(?=\?)/);
        const page = registry.pageAt({ pathname, search });
        expect(page.screen).not.toBeNull();
        // The parameter of a panel opens a dialog that exists.
        if (search !== '') expect(page.overlay).not.toBeNull();
      }
    });
  });

  it.each([
    ['/pickLists', '/organizations/view/p/pick-lists', '/organizations'],
    ['/pickLists/7/show', '/organizations/view/p/pick-lists/view/7', '/organizations'],
    ['/pickLists/7', '/organizations/view/p/pick-lists/view/7/edit', '/organizations'],
    ['/categories/create', '/organizations/view/p/product-categories/create', '/organizations'],
    ['/categories/7', '/organizations/view/p/product-categories/edit/7', '/organizations'],
    ['/modelVersions/v2/show', '/models/view/p/v2', '/models'],
    ['/zoneLocations', '/zones/view/p', '/zones'],
    ['/zoneLocations/create?a=1', '/zones/view/p?panel=zoneLocations%2Fcreate&a=1', '/zones?a=1'],
    ['/zoneLocations/7', '/zones/view/p?panel=zoneLocations%2Fedit%2F7', '/zones'],
    ['/pickListSkus', '/organizations/view/p/pick-lists/view/p', '/organizations'],
    ['/stateModels', '/products/view/p', '/products'],
  ])('%s leads to %s, and to %s without known parents', (path, to, without) => {
    expect(turnedInParents(path)).toBe(to);
    expect(turned(path)).toBe(without);
  });

  it('is idempotent', () => {
    const paths = fc
      .constantFrom(...declarations.map(({ name }) => name))
      .chain((name) =>
        fc.record({
          name: fc.constant(name),
          id: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
          action: fc.constantFrom('', '/show'),
        }),
      );
    fc.assert(
      fc.property(paths, ({ name, id, action }) => {
        const once = turned(`/${name}/${id}${action}`);
        expect(turned(once)).toBe(once);
      }),
    );
  });
});

describe('createRouterProvider', () => {
  const provider = createRouterProvider(unknown);
  const { Link, Navigate, useNavigate } = provider;
  const Page = () => {
    const navigate = useNavigate();
    return (
      <>
        <Link to="/regions/7/show">Show</Link>
        <Link to={{ pathname: '/notionals', search: '?page=2' }}>List</Link>
        <Link to={{ pathname: '/zones', search: 'filter={"account_id":7}' }}>Counted</Link>
        <button
          onClick={() => {
            navigate('/regions/create');
          }}
        >
          Create
        </button>
        <button
          onClick={() => {
            navigate(-1);
          }}
        >
          Back
        </button>
      </>
    );
  };
  const { Route, Routes, RouterWrapper } = provider;
  // react-admin's own router uses the hash, which shows where it navigated to.
  const show = (from = '/start') => {
    window.location.hash = from;
    render(
      <RouterWrapper>
        <Routes>
          <Route path="/from" element={<Navigate to="/regions/7/show" />} />
          <Route path="*" element={<Page />} />
        </Routes>
      </RouterWrapper>,
    );
  };
  const address = () => window.location.hash.slice(1);

  it('converts links', () => {
    show();
    expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      '#/zones/regions/view/7',
    );
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute(
      'href',
      '#/products/notionals?page=2',
    );
  });

  it('converts links to filtered lists, of which react-admin passes the parts', () => {
    show();
    expect(screen.getByRole('link', { name: 'Counted' })).toHaveAttribute(
      'href',
      '#/zones?account_id=7',
    );
  });

  it('converts navigation, and keeps steps back', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(address()).toBe('/zones/regions/create');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(address()).toBe('/start');
    });
  });

  it('converts redirects', async () => {
    show('/from');
    expect(await screen.findByRole('link', { name: 'Show' })).toBeVisible();
    expect(address()).toBe('/zones/regions/view/7');
  });
});
