import { describe, expect, it } from 'vitest';
import { apps } from '../../resources/apps';
import { categories } from '../../resources/categories';
import { features } from '../../resources/features';
import { organizations } from '../../resources/organizations';
import { regions } from '../../resources/regions';
import { zones } from '../../resources/zones/index';
import { concerns, concernsRemoved } from './outOfDate';

const source = { kind: 'platform', read: 'types' };

describe('a change of a category', () => {
  const isStale = concerns(categories, { account_id: 'org-1' }, { id: 'c-1', name: 'Bakery' });

  it.each<[string, readonly unknown[]]>([
    ['the entity itself', ['categories', 'getList', { meta: { within: { account_id: 'org-1' } } }]],
    ['a search for it', ['search', 'categories', [], 'bak']],
    ['options under the organization', ['options', '/api/organizations/org-1/categories', source]],
    [
      'options under the organization, with notes',
      ['optionEntries', '/api/organizations/org-1/storages', source],
    ],
    [
      'a document of the organization',
      ['storageDefaults', 'getOne', { id: 'org-1', meta: { within: { account_id: 'org-1' } } }],
    ],
    [
      'a list filtered by the organization',
      ['products', 'getList', { filter: { account_id: 'org-1' } }],
    ],
    ['what a screen read for it', ['jobTemplates', 'readiness', 'org-1']],
    ['what belongs to the record', ['joined', 'zone_products', 'c-1']],
  ])('makes %s stale', (_, queryKey) => {
    expect(isStale(queryKey)).toBe(true);
  });

  it.each<[string, readonly unknown[]]>([
    [
      'the same of another organization',
      ['options', '/api/organizations/org-2/categories', source],
    ],
    [
      'another organization whose id begins alike',
      ['options', '/api/organizations/org-10/uom', source],
    ],
    [
      'a document of another one',
      ['storageDefaults', 'getOne', { id: 'org-2', meta: { within: { account_id: 'org-2' } } }],
    ],
    ['the list of all zones', ['zones', 'getList', { filter: {}, pagination: { page: 1 } }]],
    ['who is signed in', ['auth', 'getIdentity', {}]],
  ])('does not affect %s', (_, queryKey) => {
    expect(isStale(queryKey)).toBe(false);
  });
});

describe('a change', () => {
  it('of a record with an organization affects what is read for it', () => {
    const isStale = concerns(regions, {}, { id: 'r-1', account_id: 'org-1', name: 'North' });
    expect(isStale(['search', 'zones', ['org-1'], 'bo'])).toBe(true);
    expect(isStale(['options', '/api/organizations/org-2/storages', source])).toBe(false);
  });

  it('of the organization affects what is read for it', () => {
    const isStale = concerns(organizations, {}, { id: 'org-1', name: 'Alder' });
    expect(isStale(['options', '/api/organizations/org-1/storages', source])).toBe(true);
    expect(isStale(['options', '/api/organizations/org-2/storages', source])).toBe(false);
  });

  it('without an organization affects everything except the signed-in person', () => {
    const isStale = concerns(features, {}, { id: 'f-1', name: 'beta' });
    const within = { account_id: 'org-2' };
    expect(isStale(['organizationFeatures', 'getOne', { id: 'org-2', meta: { within } }])).toBe(
      true,
    );
    expect(isStale(['options', '/api/storages', source])).toBe(true);
    expect(isStale(['auth', 'getIdentity', {}])).toBe(false);
  });

  it('does not confuse a number with an id', () => {
    const isStale = concerns(apps, { organization_id: '1' }, { id: 1 });
    expect(isStale(['zones', 'getList', { pagination: { page: 1, perPage: 1 } }])).toBe(false);
  });
});

describe('a removed zone', () => {
  const isGone = concernsRemoved(zones, { id: '7', region_id: '9' });

  it.each<[string, readonly unknown[]]>([
    ['the record', ['zones', 'getOne', { id: '7' }]],
    ['its name among others', ['zones', 'getMany', { ids: ['6', '7'] }]],
    ['a panel', ['zoneLocations', 'getList', { meta: { within: { zone_id: '7' } } }]],
    ['another read of it', ['zones', 'extra', 'region', '7']],
    ['options under it', ['options', '/api/zones/7/jobs', source]],
  ])('is not read again: %s', (_, queryKey) => {
    expect(isGone(queryKey)).toBe(true);
  });

  it.each<[string, readonly unknown[]]>([
    ['the list of zones', ['zones', 'getList', { filter: {} }]],
    ['zones of the region with the same id', ['zones', 'getList', { filter: { region_id: '7' } }]],
    ['its region', ['regions', 'getOne', { id: '9' }]],
    ['another zone', ['zones', 'getOne', { id: '77' }]],
  ])('leaves %s', (_, queryKey) => {
    expect(isGone(queryKey)).toBe(false);
  });
});
