/** Validation of a calendar day. It does not use yup, so workers and forms share it. */
import type { RuleMessage } from './message';

const written = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing calendar day, 'YYYY-MM-DD'; 30 February is not. */
export const isDay = (text: string): boolean => {
  if (!written.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

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
