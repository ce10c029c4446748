/** Validation of a date. It does not use yup, so workers can run it too. */
import { isDay } from '../time/days';
import type { RuleMessage } from './message';

/** A partly typed year has leading zeros: '0002' on the way to 2026. */
const firstYear = 1000;
const lastYear = 9999;

/** Returns what is wrong with a date that is not empty; null if it is valid. */
export const dateFault = (label: string, text: string): RuleMessage | null => {
  if (!isDay(text)) return { key: 'facings.rules.date', values: { label } };
  return Number(text.slice(0, 4)) < firstYear
    ? { key: 'facings.rules.years', values: { label, firstYear, lastYear } }
    : null;
};
