import { expect, it } from 'vitest';
import { clockText, spanText, runTimeText } from './texts';

/** Some versions of the data put a narrow space before AM. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

it.each([
  ['en-US', '2:05 AM', '6:00 PM'],
  ['en-GB', '02:05', '18:00'],
  ['fr-FR', '02:05', '18:00'],
])('times of the cards and of their details are written as in %s', (locale, early, late) => {
  expect(plain(runTimeText(125, locale))).toBe(early);
  expect(plain(runTimeText(18 * 60, locale))).toBe(late);
  const moment = Date.UTC(2026, 10, 23, 2, 5);
  const day = Date.UTC(2026, 10, 23) / 86_400_000;
  expect(plain(clockText(moment, { timeZone: 'UTC', day, locale }))).toBe(early);
});

it.each([
  ['en-US', '1d 4h 30m'],
  ['en-GB', '1d 4h 30m'],
  ['fr-FR', '1 j 4 h 30 min'],
])('a length of time has the spaces of the language: %s', (locale, text) => {
  const minute = 60_000;
  expect(plain(spanText(28.5 * 60 * minute, locale))).toBe(text);
});
