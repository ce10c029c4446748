/** Validation of a calendar day. */
import { mixed, type AnySchema } from 'yup';
import type { DateField } from '../../schema/field';
import { dateFault } from '../../schema/rules/dateFault';
import { ruleMessage } from '../../schema/rules/message';

export const dateRule = (field: DateField, required: string): AnySchema => {
  const rule = mixed()
    .transform((given: unknown) => (typeof given === 'string' ? given.trim() || null : given))
    .nullable()
    .test('date', (value, { createError }) => {
      if (value == null) return true;
      const fault = dateFault(field.label, typeof value === 'string' ? value : '');
      return fault === null || createError({ message: ruleMessage(fault) });
    });
  return field.required ? rule.required(required) : rule;
};
