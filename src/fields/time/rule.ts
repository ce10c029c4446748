/** Validation of a time of day: 'HH:MM', optionally with seconds. */
import { mixed, type AnySchema } from 'yup';
import type { TimeField } from '../../schema/field';
import { ruleMessage } from '../../schema/rules/message';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** A complete moment is accepted as well, because some platforms store one: a copied record sends it unchanged. */
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
