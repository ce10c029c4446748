import { expect, it } from 'vitest';
import { day, hour } from '../../durations';
import { momentTyped, offsetFor, offsetInWords } from './clock';

it.each([
  [0, 'as the real clock'],
  [400, 'as the real clock'],
  [day, '1 day ahead'],
  [-7 * day - 3 * hour - 61_000, '7 days 3 hours behind'],
  [90_000, '1 minute 30 seconds ahead'],
  [400 * day, '400 days ahead'],
])('%d ms: %s', (offset, text) => {
  expect(offsetInWords(offset)).toBe(text);
});

it('a moment that was typed is how far the clock has to be ahead', () => {
  const now = new Date(2026, 2, 1, 12, 0).getTime();
  expect(momentTyped(now)).toBe('2026-03-01T12:00');
  expect(offsetFor('2026-03-02T12:00', now)).toBe(day);
  expect(offsetFor(momentTyped(now), now)).toBe(0);
  expect(offsetFor('', now)).toBeUndefined();
  expect(offsetFor('soon', now)).toBeUndefined();
});
