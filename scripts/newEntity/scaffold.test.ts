import { describe, expect, it } from 'vitest';
import { labelOf, recordsIn, scaffold, singularOf } from './scaffold.mjs';

const sample = {
  suppliers: [
    {
      id: 7,
      account_id: 'acc',
      name: "Fred's Dairy",
      contact_email: 'fred@example.com',
      site: 'https://fred.example',
      is_active: true,
      rating: 4.5,
      since: '2024-05-01',
      tags: ['milk'],
      address: { city: 'Ghent' },
    },
  ],
};

describe('scaffold', () => {
  const files = scaffold({ name: 'suppliers', sample });
  const text = (path: string): string => files.get(path) ?? '';

  it('writes a declaration, its demo data and its pinned calls', () => {
    expect([...files.keys()]).toEqual([
      'resources/suppliers.ts',
      'demo/entities/suppliers.ts',
      'tests/contract/pins/suppliers.ts',
    ]);
  });

  it('makes of each key the field that its value asks for', () => {
    const declaration = text('resources/suppliers.ts');
    for (const part of [
      'account_id: organization()',
      'name: entityName()',
      "contact_email: text({ label: 'Contact email', format: 'email' })",
      "format: 'url'",
      "is_active: onOff({ label: 'Is active'",
      "rating: number({ label: 'Rating' })",
      "since: moment({ label: 'Since' })",
      "tags: tags({ label: 'Tags'",
      "label: 'Supplier'",
      "menu: { group: 'main', order: 100, icon: 'list' }",
      'done: \'Supplier "{name}" updated successfully!\'',
    ]) {
      expect(declaration).toContain(part);
    }
    expect(declaration).not.toContain('address');
    // What is only shown is never sent, and an organization is never changed.
    expect(declaration).toMatch(/create: .*'account_id', 'name'.*\]/);
    expect(declaration).not.toMatch(/fields: \[[^\]]*'since'[^\]]*\] \},\n {2}edit/);
  });

  it('keeps the sample as demo data, with ids of its own', () => {
    expect(text('demo/entities/suppliers.ts')).toContain('"id": 7');
    expect(text('demo/entities/suppliers.ts')).toContain("Fred's Dairy");
  });

  it.each(['Suppliers', 'my suppliers', '', '7up', '../x'])('refuses the name %j', (name) => {
    expect(() => scaffold({ name, sample })).toThrow('is no name of an entity');
  });

  it.each([null, 3, 'x', [], [1, 2], {}])('refuses %j as a sample', (none) => {
    expect(() => scaffold({ name: 'things', sample: none })).toThrow(/The sample/);
  });
});

it('reads records out of what a platform answers', () => {
  expect(recordsIn([{ a: 1 }, 2, null])).toEqual([{ a: 1 }]);
  expect(recordsIn({ total: 1, rows: [{ a: 1 }] })).toEqual([{ a: 1 }]);
  expect(recordsIn({ a: 1 })).toEqual([{ a: 1 }]);
});

it.each([
  ['contact_email', 'Contact email'],
  ['contactEmail', 'Contact email'],
  ['zone_id', 'Zone'],
])('%s reads as %s', (key, label) => {
  expect(labelOf(key)).toBe(label);
});

it.each([
  ['suppliers', 'Supplier'],
  ['categories', 'Category'],
  ['boxes', 'Box'],
  ['addresses', 'Address'],
])('one of %s is a %s', (name, one) => {
  expect(singularOf(name)).toBe(one);
});
