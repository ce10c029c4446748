/** The sign before a number's fraction in a language: '.' or ','. */
const known = new Map<string, '.' | ','>();

export const decimalSignOf = (locale: string): '.' | ',' => {
  const sign =
    known.get(locale) ??
    (new Intl.NumberFormat(locale)
      .formatToParts(1.5)
      .some(({ type, value }) => type === 'decimal' && value === ',')
      ? ','
      : '.');
  known.set(locale, sign);
  return sign;
};
