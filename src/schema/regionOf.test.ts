import { expect, it } from 'vitest';
import { regionOf } from './regionOf';

it.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['en-US'], 'en-US'],
  // Only the language is said: the country that most of its speakers live in.
  ['en', ['en'], 'en-US'],
  // A German's browser reads English too, and its person still lives in Germany.
  ['en', ['de-DE', 'de', 'en-US', 'en'], 'en-DE'],
  ['fr', ['fr-CA', 'en-CA'], 'fr-CA'],
  ['fr', ['en-CA'], 'fr-CA'],
  // Nobody has written down how French is written there.
  ['fr', ['en-NZ', 'fr-BE'], 'fr-BE'],
  ['fr', ['en-NZ'], 'fr'],
  ['en', ['C', 'en-GB'], 'en-GB'],
  ['en', ['en_US@posix'], 'en'],
  ['en', [], 'en'],
] as const)('%s for a person who reads %j is written as %s', (language, tags, tag) => {
  expect(regionOf(language, tags)).toBe(tag);
});

it('is a way to write dates and numbers', () => {
  const day = new Date('2026-11-22T14:05:00Z');
  const written = (tag: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
  expect(written(regionOf('en', ['en-GB']))).toBe('22 Nov 2026');
  expect(written(regionOf('en', ['en-US']))).toBe('Nov 22, 2026');
  expect((1234.5).toLocaleString(regionOf('en', ['de-DE']))).toBe('1.234,5');
});
