import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPath,
  editPath,
  knownListPath,
  knownViewPath,
  listPath,
  matchPath,
  viewPath,
} from './routes';

const declarations = [
  { name: 'products', routes: { list: '/products', view: '/products/view/:id' } },
  {
    name: 'notionals',
    routes: { list: '/products/notionals', view: '/products/notionals/view/:id' },
  },
  { name: 'features', routes: { list: '/settings/features' } },
] as const;
const [products, notionals, features] = declarations;

const organization = '/organizations/view/:account_id';
const inParents = [
  { name: 'organizations', routes: { list: '/organizations', view: '/organizations/view/:id' } },
  { name: 'apps', routes: { list: `${organization}/apps` } },
  {
    name: 'pickLists',
    routes: { list: `${organization}/pick-lists`, view: `${organization}/pick-lists/view/:id` },
  },
  { name: 'models', routes: { list: '/models' } },
  { name: 'model', routes: { list: '/models/view/:model_id' } },
  { name: 'versions', routes: { view: '/models/view/:model_id/:id' } },
  { name: 'invites', routes: {} },
] as const;
const [, apps, pickLists, , , versions, invites] = inParents;

const ids = fc.string({ minLength: 1, unit: 'grapheme' });

describe('routes', () => {
  it('finds the screen of every path that it builds, with any id', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(products, notionals), (id, declaration) => {
        const { name } = declaration;
        expect(matchPath(declarations, viewPath(declaration, id))).toEqual({
          screen: 'view',
          name,
          id,
          within: {},
        });
        expect(matchPath(declarations, editPath(declaration, id))).toEqual({
          screen: 'edit',
          name,
          id,
          within: {},
        });
      }),
    );
  });

  it('distinguishes a list below another list from a record of that list', () => {
    expect(matchPath(declarations, '/products/notionals')).toEqual({
      screen: 'list',
      name: 'notionals',
      within: {},
    });
    expect(matchPath(declarations, '/products/notionals/')).toMatchObject({ screen: 'list' });
    expect(matchPath(declarations, createPath(notionals))).toEqual({
      screen: 'create',
      name: 'notionals',
      within: {},
    });
  });

  it('leads to the list if records have no page', () => {
    expect(viewPath(features, 'a')).toBe('/settings/features');
  });

  it.each([
    '/nope',
    '/products/view/',
    '/products/view/1/more',
    '/products/view/1/edit/x',
    '/products/view/%E0%A4%A',
  ])('finds no screen at %s', (path) => {
    expect(matchPath(declarations, path)).toBeNull();
  });
});

describe('routes within a parent', () => {
  const within = { account_id: 'a/1' };

  it('has the parent in every address, and reads it back', () => {
    for (const [path, screen] of [
      [listPath(pickLists, within), 'list'],
      [createPath(pickLists, within), 'create'],
      [viewPath(pickLists, '7%', within), 'view'],
      [editPath(pickLists, '7%', within), 'edit'],
    ] as const) {
      expect(path).toContain('/organizations/view/a%2F1/pick-lists');
      expect(matchPath(inParents, path)).toEqual({
        screen,
        name: 'pickLists',
        within,
        ...(screen === 'view' || screen === 'edit' ? { id: '7%' } : {}),
      });
    }
  });

  it('returns no address while a parent id is missing', () => {
    expect(knownViewPath(pickLists, '7', {})).toBeNull();
    expect(knownListPath(pickLists, { account_id: null })).toBeNull();
    expect(knownViewPath(pickLists, '7', { name: 'A record', account_id: 'o' })).toBe(
      '/organizations/view/o/pick-lists/view/7',
    );
    expect(knownViewPath(apps, 'x', within)).toBeNull();
    expect(() => viewPath(pickLists, '7')).toThrow(/account_id/);
    expect(() => listPath(apps)).toThrow(/organization_id|account_id/);
  });

  it('opens the edit panel over the list if records have no page', () => {
    expect(editPath(apps, 'x', within)).toBe('/organizations/view/a%2F1/apps/edit/x');
    expect(matchPath(inParents, editPath(apps, 'x', within))).toEqual({
      screen: 'edit',
      name: 'apps',
      id: 'x',
      within,
    });
  });

  it('distinguishes a parent id from an equal path segment', () => {
    expect(matchPath(inParents, '/organizations/view/edit/apps')).toEqual({
      screen: 'list',
      name: 'apps',
      within: { account_id: 'edit' },
    });
    expect(matchPath(inParents, '/organizations/view/1/edit')).toMatchObject({
      screen: 'edit',
      name: 'organizations',
      id: '1',
    });
  });

  it('finds a page of an entity without a list', () => {
    expect(matchPath(inParents, viewPath(versions, 'v2', { model_id: 'm' }))).toEqual({
      screen: 'view',
      name: 'versions',
      id: 'v2',
      within: { model_id: 'm' },
    });
    expect(listPath(versions)).toBe('/');
  });

  it('has no address for an entity that is only shown in panels', () => {
    for (const path of [createPath(invites), editPath(invites, 'x'), viewPath(invites, 'x')]) {
      expect(path).toBe('/');
    }
  });
});
