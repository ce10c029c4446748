import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillRoute, knownRoute, matchRoute, parentsIn } from './routes';

describe('parentsIn', () => {
  it('returns the parents of a route without the record itself', () => {
    expect(parentsIn('/organizations/view/:account_id/pick-lists/view/:id')).toEqual([
      'account_id',
    ]);
    expect(parentsIn('/models/view/:model_id/:id')).toEqual(['model_id']);
    expect(parentsIn('/zones/view/:id')).toEqual([]);
    expect(parentsIn(undefined)).toEqual([]);
  });
});

describe('fillRoute', () => {
  const route = '/organizations/view/:account_id/pick-lists/view/:id';

  it('escapes characters with a meaning in paths', () => {
    expect(fillRoute(route, { account_id: 'a/b', id: '100%?#' })).toBe(
      '/organizations/view/a%2Fb/pick-lists/view/100%25%3F%23',
    );
  });

  it('inserts a value that looks like a template or a replacement unchanged', () => {
    expect(fillRoute(route, { account_id: ':id', id: '$&' })).toBe(
      '/organizations/view/%3Aid/pick-lists/view/%24%26',
    );
  });

  it.each([{ id: 0 }, { id: 0, account_id: '' }, { id: 0, account_id: null }, { account_id: 'a' }])(
    'refuses %j, which lacks a segment',
    (values) => {
      expect(knownRoute(route, values)).toBeNull();
      expect(() => fillRoute(route, values)).toThrow(/cannot be filled from: .*id/);
    },
  );

  it('refuses a value that is not an id', () => {
    expect(knownRoute('/zones/view/:id', { id: { deep: 1 } })).toBeNull();
    expect(knownRoute('/zones/view/:id', { id: [] })).toBeNull();
    expect(knownRoute('/zones/view/:id', { id: 0 })).toBe('/zones/view/0');
  });

  it('is read back by matchRoute, with any parents and id', () => {
    const texts = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(texts, texts, (account_id, id) => {
        expect(matchRoute(route, fillRoute(route, { account_id, id }))).toEqual({ account_id, id });
      }),
    );
  });
});
