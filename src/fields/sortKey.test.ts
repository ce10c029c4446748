import { describe, expect, it } from 'vitest';
import { features } from '../../resources/features';
import type { Field } from '../schema/field';
import {
  choice,
  count,
  moment,
  number,
  onOff,
  picks,
  reference,
  tags,
  texts,
  text,
} from '../schema/fields';
import { fixed } from '../schema/options';
import { sortKey } from './compareRows';

const label = 'x';
const keyOf = (field: Field, value: unknown, more: object = {}) =>
  sortKey({ id: 1, x: value, ...more }, 'x', field, {
    optionLabel: (_, __, option) => `Label of ${option}`,
    relatedName: (to, id) => (id === '1' ? `${to} one` : undefined),
  });

describe('sortKey', () => {
  it.each<[Field, unknown, string | number | null]>([
    [text({ label }), ' a ', 'a'],
    [text({ label }), '  ', null],
    [text({ label }), undefined, null],
    [count({ label }), [1, 2, 3], 3],
    [count({ label }), '12', 12],
    [count({ label }), null, null],
    [number({ label }), '-1.5', -1.5],
    [number({ label }), '', null],
    [number({ label }), Number.NaN, null],
    [moment({ label }), '1970-01-01T00:00:01Z', 1000],
    [moment({ label }), 1_700_000_000, 1_700_000_000_000],
    // Too small for a date.
    [moment({ label }), 1000, null],
    [moment({ label }), 'soon', null],
    [onOff({ label, words: { on: 'A', off: 'B' } }), true, 1],
    [onOff({ label, words: { on: 'A', off: 'B' } }), false, 0],
    [onOff({ label, words: { on: 'A', off: 'B' } }), null, null],
    [choice({ label, options: fixed(['q']) }), 'q', 'Label of q'],
    [choice({ label, options: fixed(['q']) }), null, null],
    [features.fields.value, 3, 3],
    [features.fields.value, 'abc', 'abc'],
    [features.fields.value, null, null],
    [tags({ label, item: 'name' }), [{ name: 'b' }, { name: 'a' }, 7], 'b, a, 7'],
    [tags({ label, item: 'name' }), [], null],
    [picks({ label, options: fixed([]) }), ['kg', 'g'], 'kg, g'],
    [texts({ label }), 'https://a.example', 'https://a.example'],
  ])('%#', (field, value, key) => {
    expect(keyOf(field, value)).toBe(key);
  });

  it('of a reference is the displayed name: from the row, loaded, or the id', () => {
    const field = reference('zones', { label, nameFrom: ['zone.name'] });
    expect(keyOf(field, '1', { zone: { name: 'North' } })).toBe('North');
    expect(keyOf(field, 1)).toBe('zones one');
    expect(keyOf(field, '2')).toBe('2');
    expect(keyOf(field, null)).toBeNull();
  });
});
