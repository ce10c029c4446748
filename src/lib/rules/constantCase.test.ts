import fc from 'fast-check';
import { expect, it } from 'vitest';
import { constantCase } from './textFault';

it.each([
  ['cold storage', 'COLD_STORAGE'],
  ['Cold  --  Storage 2', 'COLD_STORAGE_'],
  ['a__b_ _c', 'A_B_C'],
  ['straße', 'STRASSE'],
  ['été', 'T'],
  ['12', ''],
])('forces %s to %s', (typed, forced) => {
  expect(constantCase(typed)).toBe(forced);
});

it('only contains capitals and single underscores, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const forced = constantCase(typed);
      expect(forced).toMatch(/^[A-Z_]*$/);
      expect(forced).not.toContain('__');
      expect(constantCase(forced)).toBe(forced);
    }),
  );
});
