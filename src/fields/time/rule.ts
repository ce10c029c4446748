/** The rule of a time of day that is entered: 'HH:MM', seconds where there are any. */
import { mixed, type AnySchema } from 'yup';
import type { TimeField } from '../../schema/field';
import { ruleMessage } from '../../schema/rules/message';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** Platforms that keep a whole moment for a time are taken at their word: a copy sends it again. */
const isTime = (value: unknown): boolean =>
  typeof value === 'string' &&
  (timeOfDay.test(value) ||
    (/^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))));

const trimmed = (given: unknown): unknown =>
  typeof given === 'string' ? given.trim() || null : given;

export const timeRule = (field: TimeField, required: string): AnySchema => {
  const rule = mixed()
    .transform(trimmed)
    .nullable()
    .test(
      'time',
      ruleMessage({ key: 'facings.rules.time', values: { label: field.label } }),
      (value) => value == null || isTime(value),
    );
  return field.required ? rule.required(required) : rule;
};
