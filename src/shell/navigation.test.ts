import { describe, expect, it } from 'vitest';
import type { MenuEntry, MenuGroup } from '../schema/menu';
import { currentAddress, entriesOf, recordPartOf, secondaryNavigationOf } from './navigation';
import { realMenu } from './testing/realMenu';

const shownIn = (group: MenuGroup) =>
  entriesOf(realMenu, group).map(({ label, to }) => [label.text, to]);
const nestedIn = ({ label, below }: MenuEntry) =>
  below.map((entry) => [label.text, entry.label.text]);

/** Other entities may stand between the entries that rules 2 names. */
const expectInOrder = (shown: readonly unknown[], named: readonly unknown[]): void => {
  const texts = named.map((entry) => JSON.stringify(entry));
  expect(shown.filter((entry) => texts.includes(JSON.stringify(entry)))).toEqual(named);
};

describe('the sidebars, in the order of rules 2', () => {
  it('main', () => {
    expectInOrder(shownIn('main'), [
      ['Dashboard', '/'],
      ['Organizations', '/organizations'],
      ['Zones', '/zones'],
      ['Products', '/products'],
      ['Users', '/users'],
      ['Models', '/models'],
      ['Settings', '/settings'],
    ]);
    const nested = entriesOf(realMenu, 'main').flatMap(nestedIn);
    expectInOrder(nested, [
      ['Zones', 'Regions'],
      ['Zones', 'Jobs'],
      ['Products', 'Notional Products'],
      ['Products', 'Items'],
    ]);
  });
  it('the menu of the signed-in person', () => {
    expect(shownIn('user')).toEqual([['Account', '/account']]);
  });
  it('organization', () => {
    const at = (rest: string) => `/organizations/view/:id${rest}`;
    expectInOrder(shownIn('organization'), [
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
    expectInOrder(shownIn('settings'), [
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
  ['/organizations/view/', undefined, undefined],
  ['/organizations/view/a%20b/uom', 'organization', 'a%20b'],
])('at %s the second sidebar is %s', (path, key, id) => {
  const found = secondaryNavigationOf(realMenu, path);
  expect(found?.part.group).toBe(key);
  expect(found?.id).toBe(id);
});

describe('the current entry of a page', () => {
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
  ])('%s belongs to %s', (path, address) => {
    expect(currentAddress(entriesOf(realMenu, 'main'), path)).toBe(address);
  });
  it('of an organization is that of the same organization', () => {
    const { entries = [] } = recordPartOf(realMenu) ?? {};
    expect(currentAddress(entries, '/organizations/view/7/edit', '7')).toBe(
      '/organizations/view/7',
    );
    expect(currentAddress(entries, '/organizations/view/7/uom', '7')).toBe(
      '/organizations/view/7/uom',
    );
  });
});
