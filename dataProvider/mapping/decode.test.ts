import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organizations } from '../../resources/organizations';
import { products } from '../../resources/products';
import { decodeRecord, decodeRows, rowsAt, totalOf } from './decode';

describe('decodeRecord', () => {
  it("moves renamed and nested values to their field's name, and keeps the rest", () => {
    expect(decodeRecord(organizations, { id: 7, icon: 'i.png', extra: [1] })).toEqual({
      id: 7,
      icon: 'i.png',
      logo: 'i.png',
      extra: [1],
    });
    expect(
      decodeRecord(products, { id: 'p', inventory_notional_product: { id: 'n' } }),
    ).toMatchObject({ inventory_notional_product_id: 'n' });
  });

  it('uses the first source with a value', () => {
    expect(decodeRecord(organizations, { id: 1, logo: null, icon: 'i' })?.logo).toBe('i');
    expect(decodeRecord(organizations, { id: 1, logo: 'l', icon: 'i' })?.logo).toBe('l');
    expect(decodeRecord(organizations, { id: 1 })?.logo).toBeNull();
  });

  it('does not modify the response', () => {
    const raw = Object.freeze({ id: 1, icon: 'i' });
    expect(decodeRecord(organizations, raw)).not.toBe(raw);
    expect(raw).toEqual({ id: 1, icon: 'i' });
  });

  it('returns null or a record with an id for any response, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const record = decodeRecord(products, raw);
        expect(['string', 'number', 'none']).toContain(record ? typeof record.id : 'none');
      }),
    );
  });

  it.each([[null], ['row'], [3], [[{ id: 1 }]], [{}], [{ id: null }], [{ id: { nested: 1 } }]])(
    '%j is not a record',
    (raw) => {
      expect(decodeRecord(products, raw)).toBeNull();
    },
  );
});

describe('rows', () => {
  it('are read at a dotted path, or are the response itself', () => {
    expect(rowsAt({ uoms: { enabled: ['EACH'] } }, 'uoms.enabled')).toEqual(['EACH']);
    expect(rowsAt([1, 2], '')).toEqual([1, 2]);
  });

  it.each([[null], [undefined], ['<html>'], [{}], [{ rows: {} }], [{ rows: 'a' }], [[]]])(
    '%j has none',
    (body) => {
      expect(rowsAt(body, 'rows')).toEqual([]);
    },
  );

  it('drops what is not a record, and keeps the order', () => {
    const rows = decodeRows(products, [{ id: 2 }, null, 'x', {}, { id: 1 }]);
    expect(rows.map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('totalOf', () => {
  it.each([
    [{ total: 0 }, 0],
    [{ count: 3 }, 3],
    [{ total_count: 9 }, 9],
    [{ total: '12', count: 4 }, 12],
    [{ total: 'many', count: 4 }, 4],
    [{ total: -1 }, undefined],
    [{}, undefined],
    [null, undefined],
    [[], undefined],
  ])('of %j is %j', (body, total) => {
    expect(totalOf(body)).toBe(total);
  });
});
