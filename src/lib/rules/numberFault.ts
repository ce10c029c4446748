/** Validation of a number (rules 5, Numbers). It does not use yup, so workers can run it too. */
import { isTwoNumbers, readNumber, styleOf, typedNumber, type NumberStyle } from '../text/numbers';
import type { RuleMessage } from './message';

/** Whether a number is a multiple of the step, within the precision of a double. */
const isStepped = (value: number, step: number): boolean => {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

export interface NumberLimits {
  readonly label: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly isWhole?: boolean | undefined;
  readonly required?: boolean;
}

/**
 * Returns what is wrong with a number that may be missing; null if it is valid.
 * @param locale in which the person writes; the message for an ambiguous text shows both ways to write it
 */
export const numberFault = (
  {
    label,
    min,
    max,
    step,
    isWhole,
  }: Omit<NumberLimits, 'required' | 'label'> & { readonly label: string | RuleMessage },
  value: unknown,
  locale: string,
): RuleMessage | null => {
  if (value == null) return null;
  if (isTwoNumbers(value)) {
    const [grouped, decimal] = [value.grouped, value.decimal].map((size) =>
      typedNumber(size, locale),
    ) as [string, string];
    return { key: 'facings.rules.twoNumbers', values: { label, grouped, decimal } };
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { key: 'facings.rules.number', values: { label } };
  }
  if (isWhole && !Number.isInteger(value)) return { key: 'facings.rules.whole', values: { label } };
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
 * Converts text to a number, to null if it is empty, or to both numbers if it is ambiguous. Any other text is
 * unchanged, and is refused later.
 */
export const numberOf = (value: unknown, style: NumberStyle, isWhole = false): unknown => {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : (readNumber(value, style, isWhole) ?? value);
};

/** Like `numberOf`, for text that a person typed. */
export const typedNumberOf = (value: unknown, locale: string, isWhole = false): unknown =>
  numberOf(value, styleOf(locale), isWhole);

/** A measure entered as text: a number of at least `min`, in steps (rules 5, Numbers). */
export interface MeasureLimits {
  readonly min: number;
  readonly max?: number;
  readonly step: number;
}

/** Returns what is wrong with a measure; null if it is valid. */
export const measureFault = (
  raw: unknown,
  label: string,
  isRequired: boolean,
  limits: MeasureLimits,
  locale: string,
): RuleMessage | null => {
  const value = typedNumberOf(raw, locale);
  if (value === null)
    return isRequired ? { key: 'facings.rules.required', values: { label } } : null;
  return numberFault({ label, ...limits }, value, locale);
};
