/** The rule of a number that is entered (Specification 5, Numbers). */
import { mixed, type AnySchema } from 'yup';
import { ruleMessage } from './message';
import { numberFault, numberOf, type NumberLimits } from './numberFault';

export const numberRule = (limits: NumberLimits, required: string): AnySchema => {
  const rule = mixed()
    .transform(numberOf)
    .nullable()
    .test('number', (value, { createError }) => {
      const fault = numberFault(limits, value);
      return fault === null || createError({ message: ruleMessage(fault) });
    });
  return limits.required ? rule.required(required) : rule;
};
