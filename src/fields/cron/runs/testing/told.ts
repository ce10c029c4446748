/** Warnings in the words of the English catalogue. */
import { english } from '../../../../messages/en/index';
import { leavesOf } from '../../../../messages/testing/leavesOf';
import { warningText } from '../warningText';
import { warningsOf } from '../warnings';

const texts = leavesOf(english);

/** As react-admin's own: the form by number, then the values. */
const translate = (key: string, values: Record<string, string | number> = {}): string => {
  const forms = (texts.get(key) ?? key).split(' |||| ');
  const form = values.smart_count === 1 ? forms[0] : (forms[1] ?? forms[0]);
  return (form ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
};

export const from = Date.parse('2026-11-21T10:00Z');

/** What is told on 21 November 2026. */
export const told = (
  expression: string,
  timeZones: readonly (string | null)[] = ['UTC'],
  durationMinutes: number | null = null,
  until: number | null = null,
) =>
  warningsOf({ expression, timeZones, durationMinutes, from, until }).map((one) =>
    warningText(one, translate, 'en'),
  );
