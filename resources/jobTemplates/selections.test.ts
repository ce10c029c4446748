import { describe, expect, it } from 'vitest';
import { idsOf, products, sentSelection, zones } from './selections';
import { hasOwnTemplate, withRows } from './withRows';

describe('selected products', () => {
  it.each([
    [null, []],
    ['a', []],
    [{}, []],
    [
      ['a', '', null, {}, 7, 'a'],
      ['a', '7'],
    ],
  ])('of %j are %j', (value, ids) => {
    expect(idsOf(products, value)).toEqual(ids);
  });

  it('are added and removed, with the others in their order', () => {
    expect(withRows(products, ['b', 'a'], ['c', 'a'], true)).toEqual(['b', 'a', 'c']);
    expect(withRows(products, ['b', 'a', 'c'], ['a', 'x'], false)).toEqual(['b', 'c']);
  });

  it('are in lower case and then unique', () => {
    expect(sentSelection(products, ['A1', 'a1', 'B2'])).toEqual(['a1', 'b2']);
    expect(sentSelection(products, null)).toBeNull();
    expect(withRows(products, ['a1'], ['A1', 'C3'], true)).toEqual(['a1', 'c3']);
    expect(withRows(products, ['a1', 'b2'], ['A1'], false)).toEqual(['b2']);
  });
});

describe('selected zones', () => {
  it('keep keys beside their ids, and add them to new ones', () => {
    const stored = [{ zone_id: 'a', template: { aisle: 4 }, note: 'kept' }, { zone_id: 'b' }, 7];
    expect(idsOf(zones, stored)).toEqual(['a', 'b', '7']);
    expect(withRows(zones, stored, ['c', 'a'], true)).toEqual([
      { zone_id: 'a', template: { aisle: 4 }, note: 'kept' },
      { zone_id: 'b' },
      { zone_id: '7' },
      { zone_id: 'c', template: {} },
    ]);
    expect(withRows(zones, stored, ['a', '7'], false)).toEqual([{ zone_id: 'b' }]);
  });

  it.each([
    [{ template: { aisle: 4 } }, true],
    [{ template: 'x' }, true],
    [{ template: {} }, false],
    [{ template: null }, false],
    [{}, false],
    ['a', false],
  ])('%j has a template of its own: %s', (entry, has) => {
    expect(hasOwnTemplate(entry)).toBe(has);
  });
});
