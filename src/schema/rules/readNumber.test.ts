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

const french = { decimal: ',', group: null } as const;
const german = { decimal: ',', group: '.' } as const;

it.each([
  ['1,500', 1.5, 1.5],
  ['1.500', 1.5, 1500],
  ['0.500', 0.5, 0.5],
  ['1.5', 1.5, 1.5],
  ['1 500,25', 1500.25, 1500.25],
  ['1.234,5', null, 1234.5],
  ['-1.234.567', null, -1234567],
  ["1'500", 1500, 1500],
  ["5'", null, null],
])('reads %j as %j where digits are grouped by blanks, as %j where by dots', (text, one, other) => {
  expect([readNumber(text, french), readNumber(text, german)]).toEqual([one, other]);
});

it('reads every number that is printed in plain digits', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = String(value);
      fc.pre(!text.includes('e'));
      expect(readNumber(text)).toBe(value === 0 ? 0 : value);
      expect(readNumber(text.replace('.', ','), french)).toBe(value === 0 ? 0 : value);
    }),
  );
});
