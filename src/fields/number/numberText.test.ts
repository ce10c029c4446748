import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber } from '../../schema/rules/readNumber';
import { numberSignsOf } from './numberSigns';
import { shownNumber, typedNumber } from './numberText';

const locales = ['en', 'en-GB', 'en-DE', 'en-CH', 'en-IN', 'en-ZA', 'fr', 'fr-CA', 'fr-CH'];

it.each(locales)('whatever is shown or stands in a box in %s is read as what it is', (locale) => {
  const number = fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.constantFrom(1, 10, 100, 1000))
    .map(([whole, part]) => whole / part || 0);
  fc.assert(
    fc.property(number, (value) => {
      const signs = numberSignsOf(locale);
      expect(readNumber(shownNumber(value, locale), signs)).toBe(value);
      expect(readNumber(typedNumber(value, locale), signs)).toBe(value);
    }),
  );
});
