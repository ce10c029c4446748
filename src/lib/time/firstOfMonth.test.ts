import { expect, it } from 'vitest';
import { dateIn } from './days';

it.each([
  ['1 novembre', 'fr', '1er novembre'],
  ['dim. 1 nov. 2026', 'fr-CA', 'dim. 1er nov. 2026'],
  ['1–7 nov. 2026', 'fr', '1er–7 nov. 2026'],
  ['30 nov. – 6 déc. 2026', 'fr', '30 nov. – 6 déc. 2026'],
  ['11–17 nov. 2026', 'fr', '11–17 nov. 2026'],
  ['11 novembre', 'fr', '11 novembre'],
  ['dim. 21 nov.', 'fr', 'dim. 21 nov.'],
  ['1 November', 'en-GB', '1 November'],
])('%s in %s is %s', (date, locale, expected) => {
  expect(dateIn(date, locale)).toBe(expected);
});
