import { describe, expect, it } from 'vitest';
import { fillTemplate, firstValueAt, valueAt } from './template';

describe('template', () => {
  it('fills names and dotted paths', () => {
    expect(
      fillTemplate('Region "{name}" of {account.name}', {
        name: 'North',
        account: { name: 'Acme' },
      }),
    ).toBe('Region "North" of Acme');
  });

  it("replaces missing values, null and other types by ''", () => {
    expect(fillTemplate('{a}{b.c}{d}', { a: null, b: 3, d: {} })).toBe('');
    expect(valueAt(undefined, 'a.b')).toBeUndefined();
    expect(valueAt({ a: 1 }, 'constructor.name')).toBeUndefined();
  });

  it('names a file by its address', () => {
    expect(
      fillTemplate('{type} {url|file}', { type: 'GLB', url: 'https://cdn.example/a/box.glb?v=2' }),
    ).toBe('GLB box.glb');
    expect(fillTemplate('{url|file}', { url: null })).toBe('');
  });

  it('does not fill placeholders inside values', () => {
    expect(fillTemplate('{a}', { a: '{b}', b: 'no' })).toBe('{b}');
  });

  it('uses the first path with a value', () => {
    expect(
      firstValueAt({ account: { id: 7 }, account_id: null }, ['account_id', 'account.id']),
    ).toBe(7);
  });
});
