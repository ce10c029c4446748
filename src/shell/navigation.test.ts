import { describe, expect, it } from 'vitest';
import { shell } from '../messages/en/shell';
import {
  currentAddress,
  mainNavigation,
  organizationNavigation,
  secondaryNavigationOf,
  settingsNavigation,
  type NavGroup,
} from './navigation';

const entriesOf = ({ entries }: NavGroup) =>
  entries.map(({ key, to }) => [shell.nav[key as keyof typeof shell.nav], to]);

describe('the sidebars, in the order of the specification', () => {
  it('main', () => {
    expect(entriesOf(mainNavigation)).toEqual([
      ['Dashboard', '/'],
      ['Organizations', '/organizations'],
      ['Zones', '/zones'],
      ['Products', '/products'],
      ['Users', '/users'],
      ['Models', '/models'],
      ['Settings', '/settings'],
    ]);
  });
  it('organization', () => {
    const at = (rest: string) => `/organizations/view/:id${rest}`;
    expect(entriesOf(organizationNavigation)).toEqual([
      ['Details', at('')],
      ['Model Package', at('/models')],
      ['Pick Lists', at('/pick-lists')],
      ['Product Categories', at('/product-categories')],
      ['Feature Flags', at('/features')],
      ['Job Templates', at('/job-templates')],
      ['Storage Types', at('/storage-types')],
      ['Units of Measure', at('/uom')],
      ['Apps', at('/apps')],
      ['API Keys', at('/keys')],
      ['Webhooks', at('/webhooks')],
    ]);
  });
  it('global settings', () => {
    expect(entriesOf(settingsNavigation)).toEqual([
      ['General', '/settings'],
      ['Environments', '/settings/environments'],
      ['Feature Flags', '/settings/features'],
      ['Storage Types', '/settings/storage-types'],
      ['Units of Measure', '/settings/uom'],
    ]);
  });
});

it.each([
  ['/organizations', undefined, undefined],
  ['/organizations/view/7', 'organization', '7'],
  ['/organizations/view/7/uom', 'organization', '7'],
  ['/settings', 'settings', undefined],
  ['/settings/uom', 'settings', undefined],
  ['/settingsother', undefined, undefined],
])('at %s the second sidebar is %s', (path, key, id) => {
  const found = secondaryNavigationOf(path);
  expect(found?.group.key).toBe(key);
  expect(found?.id).toBe(id);
});

describe('the entry a page stands in', () => {
  it.each([
    ['/', '/'],
    ['/zones', '/zones'],
    ['/zones/view/7', '/zones'],
    ['/zones/regions', '/zones/regions'],
    ['/zones/regions/view/7/edit', '/zones/regions'],
    ['/products/items/create', '/products/items'],
    ['/products/itemsother', '/products'],
    ['/settings/uom', '/settings'],
    ['/account', undefined],
  ])('%s is in %s', (path, address) => {
    expect(currentAddress(mainNavigation.entries, path)).toBe(address);
  });
  it('of an organization is the one of that organization', () => {
    const { entries } = organizationNavigation;
    expect(currentAddress(entries, '/organizations/view/7/edit', '7')).toBe(
      '/organizations/view/7',
    );
    expect(currentAddress(entries, '/organizations/view/7/uom', '7')).toBe(
      '/organizations/view/7/uom',
    );
  });
});
