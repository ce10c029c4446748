import { expect, it } from 'vitest';
import { charactersIn } from './address';
import { textFault } from './textFault';

it.each([
  ['', 0],
  ['ab', 2],
  ['👍', 1],
  ['👩‍👩‍👧', 1],
  ['e\u0301', 1],
  ['日本', 2],
])('%j has %i', (text, count) => {
  expect(charactersIn(text)).toBe(count);
});

it('a name of one sign is too short, however many units it takes', () => {
  const limits = { label: 'Name', min: 2, max: 100 };
  expect(textFault(limits, '👍')).toEqual({
    key: 'facings.rules.min',
    values: { label: 'Name', min: 2 },
  });
  expect(textFault(limits, '👍👍')).toBeNull();
});
