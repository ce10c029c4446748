import type { NumberSigns } from '../../schema/rules/readNumber';

const known = new Map<string, NumberSigns>();

/** Enough digits for every language to group them. */
const sample = 1234567.8;

/** How the digits of a number are parted where a locale is written. */
export const numberSignsOf = (locale: string): NumberSigns => {
  const found = known.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(locale).formatToParts(sample);
  const signOf = (wanted: 'decimal' | 'group') => parts.find(({ type }) => type === wanted)?.value;
  const group = signOf('group');
  const signs: NumberSigns = {
    decimal: signOf('decimal') === ',' ? ',' : '.',
    group: group === '.' || group === ',' ? group : null,
  };
  known.set(locale, signs);
  return signs;
};
