/** A measure that is entered as text: a number of at least `min`, in steps (Specification 5, Numbers). */
import type { RuleMessage } from './message';
import { readNumber } from './readNumber';

export interface MeasureLimits {
  readonly min: number;
  readonly step: number;
}

/** Text that is a number becomes one, empty text nothing; any other stays as it is, and is refused. */
export const measureOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : (readNumber(value) ?? value);
};

/** Whether a number is a whole number of steps; a double's last digits say nothing. */
export const isStepped = (value: number, step: number): boolean => {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

/** What is wrong with a measure; null where nothing is. */
export const measureFault = (
  given: unknown,
  label: string,
  isRequired: boolean,
  { min, step }: MeasureLimits,
): RuleMessage | null => {
  const value = measureOf(given);
  if (value === null)
    return isRequired ? { key: 'facings.rules.required', values: { label } } : null;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { key: 'facings.rules.number', values: { label } };
  }
  if (value < min) return { key: 'facings.rules.least', values: { label, min } };
  return isStepped(value, step) ? null : { key: 'facings.rules.step', values: { label, step } };
};
