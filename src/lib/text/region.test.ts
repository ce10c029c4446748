import { expect, it } from 'vitest';
import { regionOf } from './region';

it.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['en-US'], 'en-US'],
  // A language without a region has the default region of that language.
  ['en', ['en'], 'en-US'],
  // A browser in Germany may list English too; its person still lives in Germany.
  ['en', ['de-DE', 'de', 'en-US', 'en'], 'en-DE'],
  ['fr', ['fr-CA', 'en-CA'], 'fr-CA'],
  ['fr', ['en-CA'], 'fr-CA'],
  // Intl has no French locale for this region.
  ['fr', ['en-NZ', 'fr-BE'], 'fr-BE'],
  ['fr', ['en-NZ'], 'fr'],
  ['en', ['C', 'en-GB'], 'en-GB'],
  ['en', ['en_US@posix'], 'en'],
  ['en', [], 'en'],
] as const)('%s with the browser languages %j is formatted as %s', (language, tags, tag) => {
  expect(regionOf(language, tags)).toBe(tag);
});

it('is supported for dates and numbers', () => {
  const day = new Date('2026-11-22T14:05:00Z');
  const written = (tag: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
  expect(written(regionOf('en', ['en-GB']))).toBe('22 Nov 2026');
  expect(written(regionOf('en', ['en-US']))).toBe('Nov 22, 2026');
  expect((1234.5).toLocaleString(regionOf('en', ['de-DE']))).toBe('1.234,5');
});
