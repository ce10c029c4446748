/** The yup rules of values that are one line of text, and of lists of such lines. */
import { mixed, string, type AnySchema, type TestFunction } from 'yup';
import { cronFaultOf, normalCron } from '../schedules/expression';
import { dateFault } from '../lib/rules/dateFault';
import type {
  ColorField,
  DateField,
  TextField,
  TextsField,
  TimeField,
  TimeZoneField,
} from '../schema/field';
import { isColor, widened } from './color';
import { ruleMessage, type RuleMessage } from '../lib/rules/message';
import { numberFault, typedNumberOf, type NumberLimits } from '../lib/rules/numberFault';
import { forcedText, textFault } from '../lib/rules/textFault';
import { isTimeZone } from '../lib/time/zones';
import { textsIn } from './texts';
import { timeText } from '../lib/time/timeOfDay';

/** Trims. Blank text counts as missing, so that a name of spaces is refused like an empty one. */
export const line = () =>
  string()
    .transform((_, original: unknown) => (original == null ? '' : String(original).trim()))
    .nullable();

/** A yup test of a function that returns what is wrong with a value. */
export const faultTest =
  (faultOf: (value: unknown) => RuleMessage | null | undefined): TestFunction =>
  (value, { createError }) => {
    const fault = faultOf(value);
    return fault == null || createError({ message: ruleMessage(fault) });
  };

const trimmed = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() || null : value;

/** The text to send: e-mail addresses in lower case, forced texts transformed. */
const asSent = (field: TextField, text: string): string =>
  field.format === 'email' ? text.toLowerCase() : forcedText(field, text);

/**
 * Validation of a text (rules 5): it is trimmed; then its length, its format and what it refuses are checked, in
 * this order.
 */
export const textRule = (field: TextField): AnySchema =>
  line()
    .transform((text: string) => asSent(field, text))
    // An empty optional text is valid; only a text can be wrong.
    .test(
      'text',
      faultTest((text) => (typeof text === 'string' && text ? textFault(field, text) : null)),
    );

/** A color: '#' and six hexadecimal digits (rules 3, hex_color). */
export const colorRule = ({ label }: ColorField): AnySchema =>
  line()
    .transform((text: unknown) => (typeof text === 'string' ? widened(text) : text))
    .test(
      'color',
      ruleMessage({ key: 'facings.rules.color', values: { label } }),
      (text) => !text || isColor(text),
    );

/**
 * Validation of a schedule (rules 5, Schedule): its parts are separated by single spaces, and each of them is
 * valid.
 */
export const cronRule = (): AnySchema =>
  line()
    .transform((text: string) => normalCron(text))
    .test(
      'cron',
      faultTest((text) => cronFaultOf(typeof text === 'string' ? text : '')),
    );

/** Validation of a calendar day. */
export const dateRule = ({ label }: DateField): AnySchema =>
  mixed()
    .transform(trimmed)
    .nullable()
    .test(
      'date',
      faultTest((value) =>
        value == null ? null : dateFault(label, typeof value === 'string' ? value : ''),
      ),
    );

/**
 * Validation of a time of day: 'HH:MM', optionally with seconds. A complete moment is accepted as well, because some
 * platforms store one: a copied record sends it unchanged.
 */
export const timeRule = ({ label }: TimeField): AnySchema =>
  mixed()
    .transform(trimmed)
    .nullable()
    .test(
      'time',
      ruleMessage({ key: 'facings.rules.time', values: { label } }),
      (value) => value == null || timeText(value) !== '',
    );

/** Validation of a time zone: one that this browser knows. */
export const timeZoneRule = ({ label }: TimeZoneField): AnySchema =>
  line().test(
    'timeZone',
    ruleMessage({ key: 'facings.rules.timeZone', values: { label } }),
    (name) => !name || isTimeZone(name),
  );

/** Validation of a list of texts, each like a text of one line. A stored one is never refused. */
export const textsRule = (
  { label, max }: TextsField,
  _locale: string,
  stored: unknown,
): AnySchema =>
  mixed()
    .transform((value: unknown) => (value == null ? null : textsIn(value)))
    .nullable()
    .test(
      'texts',
      faultTest((value) => {
        const kept = new Set(textsIn(stored));
        return textsIn(value)
          .map((text) => (kept.has(text) ? null : textFault({ label, max }, text)))
          .find((fault) => fault !== null);
      }),
    );

/** Validation of a number (rules 5, Numbers). */
export const numberRule = (limits: NumberLimits, locale: string): AnySchema =>
  mixed()
    .transform((value: unknown) => typedNumberOf(value, locale, limits.isWhole))
    .nullable()
    .test(
      'number',
      faultTest((value) => numberFault(limits, value, locale)),
    );
