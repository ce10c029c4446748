/** Splitting durations into parts, and the messages for invalid ones (rules 3 and 5, Job template). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '../../messages/en/fields';
import { durationParts } from './duration';
import { number } from '../../schema/fields';
import { fieldRule } from '../../fields/rules';
import { readRuleMessage } from '../../lib/rules/message';

describe('the parts of a duration', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0 }],
    [59, { days: 0, hours: 0, minutes: 59 }],
    [90, { days: 0, hours: 1, minutes: 30 }],
    [1440, { days: 1, hours: 0, minutes: 0 }],
    [1501, { days: 1, hours: 1, minutes: 1 }],
    [44_640, { days: 31, hours: 0, minutes: 0 }],
    [90.9, { days: 0, hours: 1, minutes: 30 }],
  ])('of %d minutes', (minutes, parts) => {
    expect(durationParts(minutes)).toEqual(parts);
  });

  it('add up to the whole', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (given) => {
        const { days, hours, minutes } = durationParts(given);
        expect(days * 1440 + hours * 60 + minutes).toBe(given);
        expect(hours < 24 && minutes < 60).toBe(true);
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
