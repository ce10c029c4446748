import { expect, test } from 'vitest';
import { filterOptions, optionValueOf } from './options';

test('options that begin with the typed text come first; labels match their value', () => {
  const options = ['Dairy', 'Non-dairy', 'Bread'].map((label) => ({
    value: label.toLowerCase(),
    label,
  }));
  expect(filterOptions(options, 'dai').options.map(({ label }) => label)).toEqual([
    'Dairy',
    'Non-dairy',
  ]);
  expect(filterOptions(options, null).options).toHaveLength(3);
  expect(optionValueOf(options, ' BREAD ')).toBe('bread');
  expect(optionValueOf(options, 'Brea')).toBe('Brea');
});
