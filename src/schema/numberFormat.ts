/**
 * How numbers are written, everywhere: digits and separators of the person's region, and one minus sign. (Intl writes
 * a hyphen for some locales and a minus for others; what is typed or pasted back is read with either.)
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
