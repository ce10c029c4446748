/** A measure entered as text: a number of at least `min`, in steps (rules 5, Numbers). */
import type { RuleMessage } from './message';
import { numberFault, typedNumberOf } from './numberFault';

export interface MeasureLimits {
  readonly min: number;
  readonly max?: number;
  readonly step: number;
}

/** Returns what is wrong with a measure; null if it is valid. */
export const measureFault = (
  given: unknown,
  label: string,
  isRequired: boolean,
  limits: MeasureLimits,
  locale: string,
): RuleMessage | null => {
  const value = typedNumberOf(given, locale);
  if (value === null)
    return isRequired ? { key: 'facings.rules.required', values: { label } } : null;
  return numberFault({ label, ...limits }, value, locale);
};
