/** The yup rules of values that are one line of text, and of lists of such lines. */
import { mixed, string, type AnySchema } from 'yup';
import { cronFaultOf, normalCron } from '../schema/cron/expression';
import { dateFault } from '../schema/days';
import type {
  ColorField,
  DateField,
  TextField,
  TextsField,
  TimeField,
  TimeZoneField,
} from '../schema/field';
import { isColor, widened } from './color';
import { ruleMessage } from '../schema/rules/message';
import { numberFault, typedNumberOf, type NumberLimits } from '../schema/rules/numberFault';
import { forcedText, textFault } from '../schema/rules/textFault';
import { textsIn } from './texts';

/** Trims. Blank text counts as missing, so that a name of spaces is refused like an empty one. */
export const line = () =>
  string()
    .transform((_, original: unknown) => (original == null ? '' : String(original).trim()))
    .nullable();

/** The text to send: e-mail addresses in lower case, forced texts transformed. */
const asSent = (field: TextField, text: string): string =>
  field.format === 'email' ? text.toLowerCase() : forcedText(field, text);

/**
 * Validation of a text (rules 5): it is trimmed; then its length, its format and what it refuses are checked, in
 * this order.
 */
export const textRule = (field: TextField, required: string): AnySchema => {
  const rule = line()
    .transform((text: string) => asSent(field, text))
    // An empty optional text is valid; only a text can be wrong.
    .test('text', (text, { createError }) => {
      const fault = text ? textFault(field, text) : null;
      return fault === null || createError({ message: ruleMessage(fault) });
    });
  return field.required ? rule.required(required) : rule;
};

/** A color: '#' and six hexadecimal digits (rules 3, hex_color). */
export const colorRule = (field: ColorField, required: string): AnySchema => {
  const rule = line()
    .transform((text: unknown) => (typeof text === 'string' ? widened(text) : text))
    .test(
      'color',
      ruleMessage({ key: 'facings.rules.color', values: { label: field.label } }),
      (text) => !text || isColor(text),
    );
  return field.required ? rule.required(required) : rule;
};

/**
 * Validation of a schedule (rules 5, Schedule): its parts are separated by single spaces, and each of them is
 * valid.
 */
export const cronRule = (field: { readonly required?: boolean }, required: string): AnySchema => {
  const rule = line()
    .transform((text: string) => normalCron(text))
    .test('cron', (text, { createError }) => {
      const fault = cronFaultOf(text ?? '');
      return fault === undefined || createError({ message: ruleMessage(fault) });
    });
  return field.required ? rule.required(required) : rule;
};

/** Validation of a calendar day. */
export const dateRule = (field: DateField, required: string): AnySchema => {
  const rule = mixed()
    .transform((given: unknown) => (typeof given === 'string' ? given.trim() || null : given))
    .nullable()
    .test('date', (value, { createError }) => {
      if (value == null) return true;
      const fault = dateFault(field.label, typeof value === 'string' ? value : '');
      return fault === null || createError({ message: ruleMessage(fault) });
    });
  return field.required ? rule.required(required) : rule;
};

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** A complete moment is accepted as well, because some platforms store one: a copied record sends it unchanged. */
const isTime = (value: unknown): boolean =>
  typeof value === 'string' &&
  (timeOfDay.test(value) ||
    (/^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))));

const trimmed = (given: unknown): unknown =>
  typeof given === 'string' ? given.trim() || null : given;

/** Validation of a time of day: 'HH:MM', optionally with seconds. */
export const timeRule = (field: TimeField, required: string): AnySchema => {
  const rule = mixed()
    .transform(trimmed)
    .nullable()
    .test(
      'time',
      ruleMessage({ key: 'facings.rules.time', values: { label: field.label } }),
      (value) => value == null || isTime(value),
    );
  return field.required ? rule.required(required) : rule;
};

/** Validation of a time zone: one that this browser knows. */
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

/** Validation of a list of texts: at least one if required, and none too long. */
export const textsRule = (
  { label, max, required: isRequired }: TextsField,
  required: string,
): AnySchema => {
  const rule = mixed()
    .transform((value: unknown) => (value == null ? null : textsIn(value)))
    .nullable()
    .test('max', ruleMessage({ key: 'facings.rules.max', values: { label, max } }), (value) =>
      textsIn(value).every((text) => text.length <= max),
    );
  return isRequired ? rule.test('required', required, (value) => textsIn(value).length > 0) : rule;
};

/** Validation of a number (rules 5, Numbers). */
export const numberRule = (limits: NumberLimits, required: string, locale: string): AnySchema => {
  const rule = mixed()
    .transform((value: unknown) => typedNumberOf(value, locale, limits.isWhole))
    .nullable()
    .test('number', (value, { createError }) => {
      const fault = numberFault(limits, value, locale);
      return fault === null || createError({ message: ruleMessage(fault) });
    });
  return limits.required ? rule.required(required) : rule;
};
