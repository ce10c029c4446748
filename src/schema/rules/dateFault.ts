/** What can be wrong with a calendar day; free of yup, so that a worker asks the same rule as a form. */
import type { RuleMessage } from './message';

const written = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, 'YYYY-MM-DD': 30 February is none. */
export const isDay = (text: string): boolean => {
  if (!written.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** A year that is still being typed has zeros in front: '0002' on the way to 2026. */
const firstYear = 1000;
const lastYear = 9999;

/** What is wrong with a date that is there; null where nothing is. */
export const dateFault = (label: string, text: string): RuleMessage | null => {
  if (!isDay(text)) return { key: 'facings.rules.date', values: { label } };
  return Number(text.slice(0, 4)) < firstYear
    ? { key: 'facings.rules.years', values: { label, firstYear, lastYear } }
    : null;
};
