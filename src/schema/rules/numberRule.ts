/** The rule of a number that is entered (Specification 5, Numbers). */
import { mixed, type AnySchema } from 'yup';
import type { NumberField } from '../field';
import { isStepped } from './measure';
import { ruleMessage } from './message';
import { readNumber } from './readNumber';

type Limits = Pick<NumberField, 'label' | 'min' | 'max' | 'step' | 'isWhole' | 'required'>;

const faultOf = (
  { label, min, max, step, isWhole }: Limits,
  value: unknown,
): string | undefined => {
  if (value == null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return ruleMessage({ key: 'facings.rules.number', values: { label } });
  }
  if (isWhole && !Number.isInteger(value)) {
    return ruleMessage({ key: 'facings.rules.whole', values: { label } });
  }
  if (min !== undefined && value < min) {
    return ruleMessage({ key: 'facings.rules.least', values: { label, min } });
  }
  if (max !== undefined && value > max) {
    return ruleMessage({ key: 'facings.rules.most', values: { label, max } });
  }
  if (step !== undefined && !isStepped(value, step)) {
    return ruleMessage({ key: 'facings.rules.step', values: { label, step } });
  }
  return undefined;
};

/** Text that is a number becomes one; any other text stays as it is, and is refused. */
const numberOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : (readNumber(value) ?? value);
};

export const numberRule = (limits: Limits, required: string): AnySchema => {
  const rule = mixed()
    .transform(numberOf)
    .nullable()
    .test('number', (value, { createError }) => {
      const message = faultOf(limits, value);
      return message === undefined || createError({ message });
    });
  return limits.required ? rule.required(required) : rule;
};
