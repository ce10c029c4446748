import { describe, expect, it } from 'vitest';
import { declaredMessages } from './declaredMessages';
import type { AnyDeclaration } from './defineResource';
import { text } from './fields';
import { menuParts, type Menu, type MenuEntry } from './menu';
import { createRegistry } from './registry';
import { screenMessages, type Screen } from './screen';

const entity = (name: string, route: `/${string}`, menu: Menu): AnyDeclaration => ({
  name,
  label: `One of ${name}`,
  labels: `All ${name}`,
  routes: { list: route, view: `${route}/view/:id` },
  api: `/api/${name}`,
  fields: { name: text({ label: 'Name' }) },
  represent: '{name}',
  list: { columns: ['name'] },
  menu,
});

const screen = (name: string, path: `/${string}`, menu: readonly Menu[]): Screen => ({
  name,
  path,
  title: `Page ${name}`,
  menu,
  load: () => Promise.resolve({ default: () => null }),
});

const shown = ({ name, below }: MenuEntry): unknown =>
  below.length === 0 ? name : [name, below.map(shown)];
const partOf = (
  group: Menu['group'],
  all: readonly AnyDeclaration[],
  own: readonly Screen[] = [],
) => menuParts(all, own).find((part) => part.group === group);

describe('entries', () => {
  it('are sorted by their order instead of their files, and nested under their parent', () => {
    const main = partOf(
      'main',
      [
        entity('aisles', '/stores/aisles', { group: 'main', below: 'stores', order: 20 }),
        entity('brands', '/brands', { group: 'main', order: 30 }),
        entity('doors', '/stores/doors', { group: 'main', below: 'stores', order: 10 }),
        entity('stores', '/stores', { group: 'main', order: 20, icon: 'store', key: 't' }),
      ],
      [screen('home', '/', [{ group: 'main', order: 10 }])],
    );
    expect(main?.entries.map(shown)).toEqual(['home', ['stores', ['doors', 'aisles']], 'brands']);
    expect(main?.entries[1]).toMatchObject({ to: '/stores', icon: 'store', key: 't' });
    expect(main?.base).toBeUndefined();
  });

  it('have the texts of their page, unless they have their own; all are in the catalogue', () => {
    const brands = entity('brands', '/brands', {
      group: 'main',
      order: 10,
      keywords: ['makers', 'labels'],
    });
    const plan = screen('plan', '/plan', [
      { group: 'main', order: 20, label: 'Plans', isOnlyInPalette: true },
    ]);
    const main = partOf('main', [brands], [plan]);
    expect(main?.entries).toMatchObject([
      {
        label: { key: 'resources.brands.name', text: 'All brands' },
        keywords: [{ key: 'resources.brands.menu.main.keywords', text: 'makers, labels' }],
      },
    ]);
    expect(main?.onlyInPalette).toMatchObject([
      { name: 'plan', label: { key: 'screens.plan.menu.main.label', text: 'Plans' } },
    ]);
    expect(declaredMessages([brands]).brands).toMatchObject({
      name: 'All brands',
      menu: { main: { keywords: 'makers, labels' } },
    });
    expect(screenMessages([plan])).toEqual({
      plan: { title: 'Page plan', menu: { main: { label: 'Plans' } } },
    });
  });
});

describe('a second sidebar', () => {
  const stores = entity('stores', '/stores', { group: 'main', order: 10 });
  const doors = entity('doors', '/stores/view/:store_id/doors', {
    group: 'organization',
    order: 10,
  });

  it('of lists within a record belongs to that entity, and starts with its page', () => {
    const part = partOf('organization', [doors, stores]);
    expect(part).toMatchObject({ base: '/stores/view/:id', of: 'stores' });
    expect(part?.entries.map(({ to, label }) => [label.text, to])).toEqual([
      ['Details', '/stores/view/:id'],
      ['All doors', '/stores/view/:id/doors'],
    ]);
  });

  it('of other pages belongs to their common base address', () => {
    const part = partOf(
      'settings',
      [entity('units', '/set/units', { group: 'settings', order: 20 })],
      [screen('general', '/set', [{ group: 'settings', order: 10 }])],
    );
    expect(part?.base).toBe('/set');
    expect(part?.of).toBeUndefined();
    expect(part?.entries.map(shown)).toEqual(['general', 'units']);
  });
});

describe('the registry refuses', () => {
  const stores = entity('stores', '/stores', { group: 'main', order: 10, key: 's' });
  const doors = entity('doors', '/stores/view/:store_id/doors', {
    group: 'organization',
    order: 10,
  });
  const brands = (menu: Menu) => entity('brands', '/brands', menu);

  it('nothing in valid declarations', () => {
    expect(() =>
      createRegistry([stores, doors, brands({ group: 'main', order: 20 })]),
    ).not.toThrow();
  });

  it.each<[string, AnyDeclaration, string]>([
    [
      'a parent entry that does not exist',
      brands({ group: 'main', below: 'shops', order: 10 }),
      "brands is below 'shops', which is no first-level entry of the menu 'main'",
    ],
    [
      'a parent entry of another group',
      brands({ group: 'main', below: 'doors', order: 10 }),
      "brands is below 'doors', which is no first-level entry of the menu 'main'",
    ],
    [
      "a list outside the record of its group's sidebar",
      brands({ group: 'organization', order: 20 }),
      "brands is in the menu 'organization', but '/brands' is not in '/stores/view/:id'",
    ],
    [
      'a list that needs a record in a sidebar of every page',
      entity('shelves', '/stores/view/:store_id/shelves', { group: 'main', order: 20 }),
      "shelves is in the menu 'main', but '/stores/view/:id/shelves' needs a record",
    ],
    [
      'a key that another entry has',
      brands({ group: 'main', order: 20, key: 's' }),
      "Two entries of the menu have the key 's'",
    ],
    [
      'a key outside the main sidebar',
      {
        ...doors,
        name: 'gates',
        routes: { list: '/stores/view/:id/gates' },
        menu: { group: 'organization', order: 1, key: 'g' },
      },
      "gates has a key in the menu 'organization'; only 'main' has keys",
    ],
    [
      'an entry without a list to open',
      { ...brands({ group: 'main', order: 20 }), routes: {} },
      'brands is in the menu, but has no list to open',
    ],
  ])('%s', (_, added, fault) => {
    expect(() => createRegistry([stores, doors, added])).toThrow(fault);
  });

  it('nesting under an entry that is itself nested', () => {
    expect(() =>
      createRegistry([
        stores,
        entity('doors', '/stores/doors', { group: 'main', below: 'stores', order: 10 }),
        entity('locks', '/stores/locks', { group: 'main', below: 'doors', order: 10 }),
      ]),
    ).toThrow("locks is below 'doors', which is no first-level entry of the menu 'main'");
  });

  it('a sidebar whose entries have no common base address', () => {
    expect(() =>
      createRegistry([
        entity('units', '/set/units', { group: 'settings', order: 10 }),
        entity('flags', '/flags', { group: 'settings', order: 20 }),
      ]),
    ).toThrow("The entries of the menu 'settings' share no address");
  });

  it('screens that share a name, and a link to one that does not exist', () => {
    const { list } = stores;
    const linked = { ...stores, list: { columns: [], ...list, links: ['plan'] } };
    expect(() => createRegistry([linked], [])).toThrow("stores links to the screen 'plan'");
    const plan = screen('plan', '/plan', []);
    expect(createRegistry([linked], [plan]).screen('plan').path).toBe('/plan');
    expect(() => createRegistry([linked], [plan]).screen('map')).toThrow(
      "No screen is named 'map'",
    );
    expect(() => createRegistry([stores], [plan, plan])).toThrow("Two screens are named 'plan'");
    expect(() => createRegistry([stores], [screen('stores', '/x', [])])).toThrow(
      "An entity and a screen are named 'stores'",
    );
  });
});
