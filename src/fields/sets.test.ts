import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import type { Field } from '../schema/field';
import { timeZone } from '../schema/fields';
import { formRules } from './rules';
import { readRuleMessage } from '../lib/rules/message';

/** Key and values of the first error; null if the value is valid. */
const refusal = async (field: Field, value: unknown, rest: object = {}) => {
  try {
    await formRules({ own: field }, ['own'], 'en-GB').validate({ ...rest, own: value });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const read = readRuleMessage(error.message);
    if (typeof read === 'string') throw new Error(`Not a rule's message: ${read}`);
    return { key: read.key, label: read.values?.label };
  }
};

describe('a time zone', () => {
  const field = timeZone({ label: 'Timezone' });

  it.each(['Europe/Berlin', 'UTC', 'Asia/Calcutta', 'Asia/Kolkata', ' Asia/Tokyo ', '', null])(
    '%j is accepted',
    async (value) => {
      expect(await refusal(field, value)).toBeNull();
    },
  );
  it.each(['Mars/Olympus', 'Berlin', 'Europe Berlin'])('%j is refused', async (value) => {
    expect(await refusal(field, value)).toEqual({
      key: 'facings.rules.timeZone',
      label: 'Timezone',
    });
  });
  it('is required if its field is required', async () => {
    expect(await refusal({ ...field, required: true }, ' ')).toEqual({
      key: 'facings.rules.required',
      label: 'Timezone',
    });
  });
});
