import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber } from './readNumber';

it.each([
  ['12', 12],
  [' -3.5 ', -3.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1,5', 1.5],
  ['1,500', 1500],
  ['1,234,567.5', 1234567.5],
  ['1\u202f500', 1500],
  ['−2', -2],
  ['1e3', null],
  ['0x10', null],
  ['1.2.3', null],
  ['1,2,3', null],
  ['twelve', null],
  ['-', null],
  ['', null],
  ['Infinity', null],
  ['9'.repeat(400), null],
])('reads %j as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it.each([
  ['1,500', 1.5],
  ['1.500', 1.5],
  ['1 500,25', 1500.25],
])('reads %j as %j where the decimal sign is a comma', (text, value) => {
  expect(readNumber(text, ',')).toBe(value);
});

it('reads every number that is printed in plain digits', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = String(value);
      fc.pre(!text.includes('e'));
      expect(readNumber(text)).toBe(value === 0 ? 0 : value);
      expect(readNumber(text.replace('.', ','), ',')).toBe(value === 0 ? 0 : value);
    }),
  );
});
