/** Validation of a number (rules 5, Numbers). */
import { mixed, type AnySchema } from 'yup';
import { ruleMessage } from '../../schema/rules/message';
import { numberFault, typedNumberOf, type NumberLimits } from '../../schema/rules/numberFault';

export const numberRule = (limits: NumberLimits, required: string, locale: string): AnySchema => {
  const rule = mixed()
    .transform((value: unknown) => typedNumberOf(value, locale, limits.isWhole))
    .nullable()
    .test('number', (value, { createError }) => {
      const fault = numberFault(limits, value, locale);
      return fault === null || createError({ message: ruleMessage(fault) });
    });
  return limits.required ? rule.required(required) : rule;
};
