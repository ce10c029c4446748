const formats = new Map<string, Intl.NumberFormat>();

/** More than any measure has: a longitude keeps all of its digits. */
const manyDecimals = 12;

/** A number as a cell shows it, in the person's language. */
export const shownNumber = (value: number, locale: string, decimals = manyDecimals): string => {
  const key = `${locale} ${decimals}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  formats.set(key, format);
  return format.format(value);
};
