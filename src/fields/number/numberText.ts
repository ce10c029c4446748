import { decimalSignOf } from './decimalSign';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as a cell shows it, in the person's language. */
export const shownNumber = (value: number, locale: string): string => {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 12 });
  formats.set(locale, format);
  return format.format(value);
};

/** A number as an input holds it: all of its digits, without groups. */
export const typedNumber = (value: number, locale: string): string =>
  String(value).replace('.', decimalSignOf(locale));
