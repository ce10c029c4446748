import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { rules } from '../../messages/en/fields';
import type { Field } from '../../schema/field';
import { moment, time } from '../../schema/fields';
import { formRules } from '../rules';
import { readRuleMessage } from '../../lib/rules/message';

const ruled = async (field: Field, value: unknown): Promise<unknown> => {
  try {
    return (await formRules({ at: field }, ['at'], 'en-GB').validate({ at: value })).at;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const read = readRuleMessage(error.message);
    if (typeof read === 'string') throw new Error(read);
    const words = rules[read.key.replace('facings.rules.', '') as keyof typeof rules];
    return words.replace(/\{(\w+)\}/g, (_, name: string) => String(read.values?.[name]));
  }
};

describe('a moment', () => {
  const ends = moment({ label: 'Ends at' });

  it.each([null, '', '  '])('%j is none', async (value) => {
    expect(await ruled(ends, value)).toBeNull();
    expect(await ruled(moment({ label: 'Ends at', required: true }), value)).toBe(
      'Ends at is required.',
    );
  });
  it.each(['incomplete', 'tomorrow', '2026', '2026-05-01', true, NaN, '2026-13-01T00:00Z'])(
    '%j is refused',
    async (value) => {
      expect(await ruled(ends, value)).toBe('Ends at must be a complete date and time.');
    },
  );
  it.each(['0001-01-01T00:00', '0001-01-01T00:00:00Z', '202611-01-01T00:00', '1969-12-30T00:00'])(
    '%s has an implausible year',
    async (value) => {
      expect(await ruled(ends, value)).toBe('Ends at must be in the years 1970 to 9999.');
    },
  );
  it.each(['2026-05-01T10:00:30.5Z', '2026-05-01T10:00:00+02:00', 1_780_000_000_000])(
    '%j is sent unchanged',
    async (value) => {
      expect(await ruled(ends, value)).toBe(value);
    },
  );
  it('in local time is sent in UTC', async () => {
    expect(await ruled(ends, '2026-05-01T10:00')).toBe(new Date('2026-05-01T10:00').toISOString());
  });
});

describe('a time of day', () => {
  const until = time({ label: 'End' });

  it.each(['00:00', '23:59', '17:30:15', '17:30:15.5', '17:30+02', '2026-05-01T10:00:00Z'])(
    '%s is sent unchanged',
    async (value) => {
      expect(await ruled(until, value)).toBe(value);
    },
  );
  it.each(['24:00', '12:60', '5:00', '5 PM', 'incomplete', 5, true, '2026-05-41T10:00:00Z'])(
    '%j is refused',
    async (value) => {
      expect(await ruled(until, value)).toBe(
        'End must be a complete time of day, with hours and minutes.',
      );
    },
  );
  it('may be missing if it is optional', async () => {
    expect(await ruled(until, ' ')).toBeNull();
    expect(await ruled(time({ label: 'End', required: true }), '')).toBe('End is required.');
  });
});
