import { expect, it } from 'vitest';
import { clockText, timeText } from './texts';

/** Some versions of the data put a narrow space before AM. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

it.each([
  ['en-US', '2:05 AM', '6:00 PM'],
  ['en-GB', '02:05', '18:00'],
  ['fr-FR', '02:05', '18:00'],
])('times of the cards and of their details are written as in %s', (locale, early, late) => {
  expect(plain(timeText(125, locale))).toBe(early);
  expect(plain(timeText(18 * 60, locale))).toBe(late);
  const moment = Date.UTC(2026, 10, 23, 2, 5);
  const day = Date.UTC(2026, 10, 23) / 86_400_000;
  expect(plain(clockText(moment, { timeZone: 'UTC', day, locale }))).toBe(early);
});
