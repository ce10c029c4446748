/** Validation of a time zone: one that this browser knows. */
import type { AnySchema } from 'yup';
import type { TimeZoneField } from '../../schema/field';
import { ruleMessage } from '../../schema/rules/message';
import { line } from '../text/rule';

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const timeZoneRule = (field: TimeZoneField, required: string): AnySchema => {
  const rule = line().test(
    'timeZone',
    ruleMessage({ key: 'facings.rules.timeZone', values: { label: field.label } }),
    (name) => !name || isTimeZone(name),
  );
  return field.required ? rule.required(required) : rule;
};
