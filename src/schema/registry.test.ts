import { describe, expect, it } from 'vitest';
import { listOf, type AnyDeclaration } from './defineResource';
import { organization } from '../../resources/shared/organization';
import { reference, text } from './fields';
import type { Links } from './links';
import { createRegistry } from './registry';

const make = (name: string, given: Partial<AnyDeclaration> = {}): AnyDeclaration => ({
  name,
  label: 'Thing',
  labels: 'Things',
  routes: { list: `/${name}` },
  api: `/api/${name}`,
  fields: { name: text({ label: 'Name' }) },
  represent: '{name}',
  list: { columns: ['name'] },
  ...given,
});

describe('registry', () => {
  it('finds a declaration by name and reports a missing one', () => {
    const registry = createRegistry([make('a')]);
    expect(registry.find('a').name).toBe('a');
    expect(() => registry.find('b')).toThrow("No declaration is named 'b'");
  });

  it('reports all faults at once', () => {
    expect(() =>
      createRegistry([
        make('a', {
          fields: {
            x: reference('nowhere', { label: 'X', via: 'none' }),
            y: text({ label: 'Y', gatedBy: 'z' }),
          },
          edit: { title: 'Edit', fields: ['x'], done: 'Done' },
        }),
        make('a', { fields: { org: organization() } }),
      ]),
    ).toThrow(
      /refers to 'nowhere'[^]*depends on 'z'[^]*read by 'none'|refers to 'nowhere'[^]*read by 'none'[^]*depends on 'z'/,
    );
    const rooted = make('a', { fields: { root: text({ label: 'Root' }) } });
    expect(() => createRegistry([rooted])).toThrow(/a\.root needs another name/);
    expect(() => createRegistry([make('a'), make('a')])).toThrow(/named 'a'[^]*route '\/a'/);
    expect(() =>
      createRegistry([
        make('a', {
          list: { columns: [], opens: 'b' },
          view: { fields: [], panels: [{ of: 'c', within: {} }] },
          edit: { title: 'Edit', fields: ['name'], tabs: [{ label: 'T', fields: [] }], done: '' },
        }),
      ]),
    ).toThrow(/panel of 'c'[^]*opens 'b'[^]*tabs of edit/);
    const links: Links = {
      type: 'product_zones',
      of: 'c',
      end: 0,
      columns: [],
      where: { account_id: 'nobody' },
      joined: { path: '/api/a/:id/c', read: 'c', id: 'id' },
      calls: {
        ends: ['zone', 'product'],
        addOne: { path: '/api/links', with: {} },
        addMany: { path: '/api/links/many', as: 'links', batch: 100 },
        remove: { path: '/api/links', lists: ['zones', 'products'] },
        check: { path: '/api/links/check', as: 'links', read: 'links' },
        affected: 'affected',
        actions: { add: 'CREATE_LINK', remove: 'DELETE_LINK' },
      },
    };
    expect(() =>
      createRegistry([make('a', { view: { fields: [], panels: [{ title: 'Zones', links }] } })]),
    ).toThrow(/links to 'c'[^]*gives a panel 'nobody'/);
    const { list: _list, ...neither } = make('a');
    expect(() => createRegistry([neither])).toThrow('neither a list nor a document');
    expect(() => listOf(neither)).toThrow('a is one document and has no list.');
    const bulk = {
      key: 'name',
      add: { columns: [] },
      edit: { columns: [], properties: [], joins: 'shelves' },
    };
    expect(() => createRegistry([make('a', { bulk })])).toThrow("a joins 'shelves' in bulk");
  });

  it('only passes values of its host to a panel: the id, a field or a parent id', () => {
    const host = (source: string) =>
      make('a', {
        routes: { list: '/a', view: '/of/:org_id/a/:id' },
        view: { fields: ['name'], panels: [{ of: 'b', within: { parent: source } }] },
      });
    for (const source of ['id', 'name', 'org_id']) {
      expect(() => createRegistry([host(source), make('b')])).not.toThrow();
    }
    expect(() => createRegistry([host('other'), make('b')])).toThrow("gives a panel 'other'");
  });

  it('permits one panel per entity, and one action per name, in all places', () => {
    const panel = { of: 'b', within: { a_id: 'id' } };
    const call = { method: 'POST', path: '/api/a/:id', action: 'ACT' } as const;
    const action = { key: 'act', label: 'Act', done: 'Done.', call };
    expect(() =>
      createRegistry([
        make('a', {
          list: { columns: ['name'], panels: [panel] },
          view: { fields: ['name'], panels: [panel] },
          actions: [action, { ...action, label: 'Again' }],
        }),
        make('b'),
      ]),
    ).toThrow(/two panels of b[^]*two actions 'act'/);
  });

  it('accepts a document without a list, and an entity that is only a panel', () => {
    const { list: _list, ...rest } = make('a', {
      routes: {},
      document: { fields: ['name'], done: 'Saved.' },
    });
    const registry = createRegistry([rest, make('b', { routes: {} }), make('c', { routes: {} })]);
    expect(registry.all.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['one of them twice', ['name', 'name', 'note']],
    ['one of them missing', ['name']],
    ['one that the form has not', ['name', 'note', 'more']],
  ])('refuses tabs with %s', (_, fields) => {
    expect(() =>
      createRegistry([
        make('a', {
          fields: { name: text({ label: 'Name' }), note: text({ label: 'Note' }) },
          create: { title: 'Add', fields: ['name', 'note'], tabs: [{ label: 'T', fields }] },
        }),
      ]),
    ).toThrow('the tabs of create are not its fields, each once');
  });
});
