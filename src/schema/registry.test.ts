import { describe, expect, it } from 'vitest';
import type { AnyDeclaration } from './defineResource';
import { organization, reference, text } from './fields';
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
  it('finds a declaration by name and says which is missing', () => {
    const registry = createRegistry([make('a')]);
    expect(registry.find('a').name).toBe('a');
    expect(() => registry.find('b')).toThrow("No declaration is named 'b'");
  });

  it('names every fault at once', () => {
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
    const { list: _list, ...neither } = make('a');
    expect(() => createRegistry([neither])).toThrow('neither a list nor a document');
  });
});
