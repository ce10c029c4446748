/**
 * Number format for the whole console: digits and separators of the locale, and always the same minus sign. (Intl
 * writes a hyphen in some locales and a minus in others; both are accepted as input.)
 */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
};

export const minus = '−';

export const formatNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string => formatOf(locale, options).format(value).replace('-', minus);
