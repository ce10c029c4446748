import { describe, expect, it } from 'vitest';
import { chosen } from '../../schema/fields';
import { fieldRule } from '../../schema/rules/fieldRule';
import { chosenIds, withIds } from './chosenIds';

describe('chosen ids', () => {
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

  it('come and go, the others in their order', () => {
    expect(withIds(['b', 'a'], ['c', 'a'], true)).toEqual(['b', 'a', 'c']);
    expect(withIds(['b', 'a', 'c'], ['a', 'x'], false)).toEqual(['b', 'c']);
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
    expect(fieldRule(field).isValidSync(value)).toBe(isValid);
  });
});
