import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTo } from './momentText';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const text = (difference: number) => relativeTo(difference, 0, 'en');

describe('a relative time', () => {
  it.each([
    [0, 'now'],
    [59_000, 'now'],
    [minute, 'in 1 minute'],
    [-59.4 * minute, '59 minutes ago'],
    [-59.6 * minute, '1 hour ago'],
    [2 * hour + 59 * minute, 'in 3 hours'],
    [-(23 * hour + 20 * minute), '23 hours ago'],
    [23 * hour + 40 * minute, 'in 1 day'],
    [-6.9 * day, '7 days ago'],
    [29.8 * day, 'in 30 days'],
    [-365 * day, '1 year ago'],
  ])('is rounded to the nearest value: %s', (difference, expected) => {
    expect(text(difference)).toBe(expected);
  });

  it('is never a value that has a name of its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800 * day, max: 800 * day }), (difference) => {
        expect(text(difference)).not.toMatch(/\b(0|60 minutes|24 hours|12 months)\b/);
      }),
    );
  });
});
