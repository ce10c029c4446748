/** Warnings in the English of the catalogue. */
import { english } from '../../../messages/en/index';
import { leavesOf } from '../../../messages/testing/leavesOf';
import { warningsOf } from '../warnings';
import { warningText } from '../warningText';

const texts = leavesOf(english);

/** Like react-admin's own: picks the plural form, then fills in the values. */
const translate = (key: string, values: Record<string, string | number> = {}): string => {
  const forms = (texts.get(key) ?? key).split(' |||| ');
  const form = values.smart_count === 1 ? forms[0] : (forms[1] ?? forms[0]);
  return (form ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
};

export const from = Date.parse('2026-11-21T10:00Z');

/** The warnings as of November 21, 2026. */
export const warningTextsFor = (
  expression: string,
  timeZones: readonly (string | null)[] = ['UTC'],
  durationMinutes: number | null = null,
  until: number | null = null,
) =>
  warningsOf({ expression, timeZones, durationMinutes, from, until }).map((one) =>
    warningText(one, translate, 'en'),
  );
