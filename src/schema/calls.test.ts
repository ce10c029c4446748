import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byOffset, byPage, fillPath } from './calls';

describe('fillPath', () => {
  it('fills every name, also with 0', () => {
    expect(fillPath('/api/organizations/:account_id/uom/:id', { account_id: 'o', id: 0 })).toBe(
      '/api/organizations/o/uom/0',
    );
    expect(fillPath('/api/uom', {})).toBe('/api/uom');
  });

  it.each([[undefined], [null], ['']])('is null while a value is missing (%j)', (id) => {
    expect(fillPath('/api/regions/:id', { id })).toBeNull();
    expect(fillPath('/api/:other/:id', { other: 'there', id })).toBeNull();
  });

  it('keeps an id a single segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const path = fillPath('/api/regions/:id/items', { id }) ?? '';
        expect(path.split('/')).toHaveLength(5);
        expect(path).not.toMatch(/[?#]/);
        expect(decodeURIComponent(path.split('/')[3] ?? '')).toBe(id);
      }),
    );
  });

  it('does not fill placeholders inside values', () => {
    expect(fillPath('/api/:a/:b', { a: ':b', b: 'x' })).toBe('/api/%3Ab/x');
  });
});

describe('paging', () => {
  it('keeps the names of the query parameters', () => {
    expect(byPage({ page: 'p', size: 's' })).toEqual({ kind: 'page', page: 'p', size: 's' });
    expect(byOffset('skip')).toEqual({ kind: 'offset', offset: 'skip' });
  });
});
