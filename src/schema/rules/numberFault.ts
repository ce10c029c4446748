/** What can be wrong with a number (rules 5, Numbers); free of yup, so that a worker can ask too. */
import type { NumberField } from '../field';
import type { RuleMessage } from './message';
import { isTwoNumbers, readNumber, styleOf, typedNumber, type NumberStyle } from '../numbers';

/** Whether a number is a whole number of steps; a double's last digits say nothing. */
const isStepped = (value: number, step: number): boolean => {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

export type NumberLimits = Pick<
  NumberField,
  'label' | 'min' | 'max' | 'step' | 'isWhole' | 'required'
>;

/**
 * What is wrong with a number that may be missing; null where nothing is.
 * @param locale in which the person writes: a text that could mean two numbers is asked about in both spellings
 */
export const numberFault = (
  { label, min, max, step, isWhole }: Omit<NumberLimits, 'required'>,
  value: unknown,
  locale: string,
): RuleMessage | null => {
  if (value == null) return null;
  if (isTwoNumbers(value)) {
    const [grouped, decimal] = [value.grouped, value.decimal].map((one) =>
      typedNumber(one, locale),
    ) as [string, string];
    return { key: 'facings.rules.twoNumbers', values: { label, grouped, decimal } };
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { key: 'facings.rules.number', values: { label } };
  }
  if (isWhole && !Number.isInteger(value)) {
    return { key: 'facings.rules.whole', values: { label } };
  }
  if (min !== undefined && value < min) {
    return { key: 'facings.rules.least', values: { label, min } };
  }
  if (max !== undefined && value > max) {
    return { key: 'facings.rules.most', values: { label, max } };
  }
  if (step !== undefined && !isStepped(value, step)) {
    return { key: 'facings.rules.step', values: { label, step } };
  }
  return null;
};

/**
 * Text that is a number becomes one, empty text nothing, text that could be two the two of them; any other text stays
 * as it is, and is refused.
 */
export const numberOf = (value: unknown, style: NumberStyle, isWhole = false): unknown => {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : (readNumber(value, style, isWhole) ?? value);
};

/** The same of what a person typed. */
export const typedNumberOf = (value: unknown, locale: string, isWhole = false): unknown =>
  numberOf(value, styleOf(locale), isWhole);
