/** Validation of a moment: a date with a time, in a plausible year (rules 3). */
import { mixed, type AnySchema } from 'yup';
import type { MomentField } from '../../schema/field';
import { isLocal, momentsOf, ownZone } from '../../lib/time/zones';
import { momentDigits, momentIn } from '../../lib/time/moments';
import { faultTest } from '../lineRules';

const withZone = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Milliseconds; NaN for an invalid value and for a local time that is skipped on its day. */
const momentOf = (value: unknown): number => {
  if (typeof value === 'number') return momentIn(value) ?? NaN;
  if (typeof value !== 'string') return NaN;
  if (isLocal(value)) return momentsOf(value, ownZone())[0] ?? NaN;
  return withZone.test(value) || momentDigits.test(value) ? (momentIn(value) ?? NaN) : NaN;
};

/** Converts a local time, from an import or a browser, to its moment; everything else is unchanged. */
const sent = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  const moment = isLocal(text) ? momentOf(text) : NaN;
  return Number.isNaN(moment) ? text : new Date(moment).toISOString();
};

const firstYear = 1970;
const lastYear = 9999;

const isInYears = (moment: number): boolean => {
  const year = new Date(moment).getUTCFullYear();
  return year >= firstYear && year <= lastYear;
};

const keyOf = (value: unknown) => {
  if (value == null) return undefined;
  const moment = momentOf(value);
  // Date.parse does not accept five-digit years.
  if (typeof value === 'string' && /^\d{5}/.test(value) && isLocal(value)) return 'years';
  if (Number.isNaN(moment)) {
    return typeof value === 'string' && isLocal(value) ? 'leftOut' : 'moment';
  }
  return isInYears(moment) ? undefined : 'years';
};

export const momentRule = ({ label }: MomentField): AnySchema =>
  mixed()
    .transform(sent)
    .nullable()
    .test(
      'moment',
      faultTest((value) => {
        const key = keyOf(value);
        return key && { key: `facings.rules.${key}`, values: { label, firstYear, lastYear } };
      }),
    );
