import { describe, expect, it } from 'vitest';
import { chosenIds, chosenValue, ownIds, withIds } from '.';
import { chosen } from '../../schema/fields';
import { fieldRule } from '../rules';

describe('selected ids', () => {
  it.each([
    [null, []],
    ['a', []],
    [{}, []],
    [
      ['a', '', null, {}, 7, 'a'],
      ['a', '7'],
    ],
  ])('of %j are %j', (value, ids) => {
    expect(chosenIds(value)).toEqual(ids);
  });

  it('are added and removed, with the others in their order', () => {
    expect(withIds(['b', 'a'], ['c', 'a'], true)).toEqual(['b', 'a', 'c']);
    expect(withIds(['b', 'a', 'c'], ['a', 'x'], false)).toEqual(['b', 'c']);
  });

  it('keep keys beside their ids, and add them to new ones', () => {
    const field = { as: { id: 'zone_id', with: { template: {} } } };
    const stored = [{ zone_id: 'a', template: { aisle: 4 }, note: 'kept' }, { zone_id: 'b' }, 7];
    expect(chosenIds(stored, field)).toEqual(['a', 'b', '7']);
    expect(withIds(stored, ['c', 'a'], true, field)).toEqual([
      { zone_id: 'a', template: { aisle: 4 }, note: 'kept' },
      { zone_id: 'b' },
      { zone_id: '7' },
      { zone_id: 'c', template: {} },
    ]);
    expect(withIds(stored, ['a', '7'], false, field)).toEqual([{ zone_id: 'b' }]);
    expect([...ownIds(stored, field)]).toEqual(['a']);
  });

  it('are in lower case if declared, and then unique', () => {
    const field = { isLower: true };
    expect(chosenValue(['A1', 'a1', 'B2'], field)).toEqual(['a1', 'b2']);
    expect(withIds(['a1'], ['A1', 'C3'], true, field)).toEqual(['a1', 'c3']);
    expect(withIds(['a1', 'b2'], ['A1'], false, field)).toEqual(['b2']);
  });

  it.each([
    [true, [], false],
    [true, null, false],
    [true, ['a'], true],
    [false, [], true],
    [false, null, true],
  ])('required %s: %j is valid %s', (required, value, isValid) => {
    const field = chosen({
      label: 'Zones',
      required,
      type: 'job_template_zones',
      of: 'zones',
      columns: [],
      where: {},
    });
    expect(fieldRule(field, 'en-GB').isValidSync(value)).toBe(isValid);
  });
});
