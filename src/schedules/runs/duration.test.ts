/** Splitting durations into parts, and the messages for invalid ones (rules 3 and 5, Job template). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '../../messages/en/fields';
import { durationUnits } from './duration';
import { number } from '../../schema/fields';
import { fieldRule } from '../../fields/rules';
import { readRuleMessage } from '../../lib/rules/message';

describe('the parts of a duration', () => {
  it.each([
    [0, []],
    [59, [['minute', 59]]],
    [
      90,
      [
        ['hour', 1],
        ['minute', 30],
      ],
    ],
    [1440, [['day', 1]]],
    [
      1501,
      [
        ['day', 1],
        ['hour', 1],
        ['minute', 1],
      ],
    ],
    [44_640, [['day', 31]]],
    [59.9, [['minute', 59]]],
  ])('of %d minutes', (minutes, parts) => {
    expect(durationUnits(minutes)).toEqual(parts);
  });

  it('add up to the whole', () => {
    const lengths = { day: 1440, hour: 60, minute: 1 };
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (given) => {
        const units = durationUnits(given);
        expect(units.reduce((sum, [unit, count]) => sum + count * lengths[unit], 0)).toBe(given);
        const bounds = { day: Infinity, hour: 24, minute: 60 };
        expect(units.every(([unit, count]) => count > 0 && count < bounds[unit])).toBe(true);
      }),
    );
  });
});

describe('a duration in minutes', () => {
  const rule = fieldRule(
    number({ label: 'Duration', required: true, min: 1, max: 31 * 24 * 60, isWhole: true }),
    'en-GB',
  );
  const refused = async (value: unknown): Promise<string | undefined> => {
    try {
      await rule.validate(value);
      return undefined;
    } catch (error) {
      const read = readRuleMessage((error as Error).message);
      if (typeof read === 'string') return read;
      const text = rules[read.key.replace('facings.rules.', '') as keyof typeof rules];
      return text.replace(/\{(\w+)\}/g, (_, name: string) => String(read.values?.[name]));
    }
  };

  it.each([
    ['', 'Duration is required.'],
    [null, 'Duration is required.'],
    ['0', 'Duration must be at least 1.'],
    ['-5', 'Duration must be at least 1.'],
    ['1.5', 'Duration must be a whole number.'],
    ['1000000000', 'Duration must be at most 44640.'],
    ['1e9', 'Duration must be a number.'],
    ['a day', 'Duration must be a number.'],
    [Infinity, 'Duration must be a number.'],
    ['1440', undefined],
    ['1,440', undefined],
    ['44640', undefined],
    ['44641', 'Duration must be at most 44640.'],
  ])('%j: %s', async (value, words) => {
    expect(await refused(value)).toBe(words);
  });
});
