import { describe, expect, it } from 'vitest';
import { createPath, editPath, knownListPath, knownViewPath, listPath, viewPath } from './routes';

const features = { name: 'features', routes: { list: '/settings/features' } } as const;

const organization = '/organizations/view/:account_id';
const apps = { name: 'apps', routes: { list: `${organization}/apps` } } as const;
const pickLists = {
  name: 'pickLists',
  routes: { list: `${organization}/pick-lists`, view: `${organization}/pick-lists/view/:id` },
} as const;
const versions = { name: 'versions', routes: { view: '/models/view/:model_id/:id' } } as const;
const invites = { name: 'invites', routes: {} } as const;

describe('routes', () => {
  it('leads to the list if records have no page', () => {
    expect(viewPath(features, 'a')).toBe('/settings/features');
  });
});

describe('routes within a parent', () => {
  const within = { account_id: 'a/1' };

  it('returns no address while a parent id is missing', () => {
    expect(knownViewPath(pickLists, '7', {})).toBeNull();
    expect(knownListPath(pickLists, { account_id: null })).toBeNull();
    expect(knownViewPath(pickLists, '7', { name: 'A record', account_id: 'o' })).toBe(
      '/organizations/view/o/pick-lists/view/7',
    );
    expect(knownViewPath(apps, 'x', within)).toBeNull();
    expect(listPath(versions)).toBe('/');
    expect(() => viewPath(pickLists, '7')).toThrow(/account_id/);
    expect(() => listPath(apps)).toThrow(/organization_id|account_id/);
  });

  it('opens the edit panel over the list if records have no page', () => {
    expect(editPath(apps, 'x', within)).toBe('/organizations/view/a%2F1/apps/edit/x');
  });

  it('has no address for an entity that is only shown in panels', () => {
    for (const path of [createPath(invites), editPath(invites, 'x'), viewPath(invites, 'x')]) {
      expect(path).toBe('/');
    }
  });
});
