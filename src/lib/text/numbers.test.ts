import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownNumber } from '../../fields/number';
import {
  askingStyle,
  isTwoNumbers,
  programNumber,
  readNumber,
  styleOf,
  typedNumber,
} from './numbers';

const locales = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'es-ES', 'pt-BR', 'ar-EG'];
const further = ['en', 'en-DE', 'en-ZA', 'fr', 'fr-CA', 'fr-CH', 'pt-PT', 'fa-IR'];

const read = (text: string, locale = 'en-GB') => readNumber(text, styleOf(locale));
const two = (grouped: number, decimal: number) => ({ grouped, decimal });

describe('an unambiguous text', () => {
  it.each([
    ['12', 12],
    [' -3.5 ', -3.5],
    ['- 5', -5],
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['1,5', 1.5],
    ['12,50', 12.5],
    ['0.500', 0.5],
    ['0,500', 0.5],
    ['1234,500', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1.234,500', 1234.5],
    ['1,234,567', 1_234_567],
    ['-1.234.567', -1_234_567],
    ['12,34,567.5', 1_234_567.5],
    ['1\u202f500', 1500],
    ['1 500,250', 1500.25],
    ["1'500", 1500],
    ['1’234’567.5', 1_234_567.5],
    ['−2', -2],
    // Copied from pages that mark the writing direction, and typed with an East Asian keyboard.
    ['\u202a1 500\u202c\u200b', 1500],
    ['\ufeff12', 12],
    ['－１，２３４．５', -1234.5],
    ['１２', 12],
    ['0', 0],
  ])('%j is %j in every locale', (text, value) => {
    for (const locale of [...locales, ...further])
      expect([locale, read(text, locale)]).toEqual([locale, value]);
    expect(readNumber(text, askingStyle)).toBe(value);
  });

  it.each([
    '1e3',
    '0x10',
    '1.2.3',
    '1,2,3',
    '1,23,4',
    '1.234,567.8',
    '1 2',
    '1 50',
    "5'",
    '1 500 5',
    "1'500 000",
    'twelve',
    '-',
    '--1',
    '',
    '.',
    ',',
    'Infinity',
    '½',
    '9'.repeat(400),
    '12 in',
  ])('%j is not a number', (text) => {
    for (const locale of locales) expect([locale, read(text, locale)]).toEqual([locale, null]);
  });
});

describe('a comma or point before three digits', () => {
  it.each([
    ['en-US', '1,500', two(1500, 1.5)],
    ['en-US', '1.500', 1.5],
    ['en-IN', '12,500', two(12_500, 12.5)],
    ['de-DE', '12,500', 12.5],
    ['de-DE', '12.500', two(12_500, 12.5)],
    ['de-DE', '-1.500', two(-1500, -1.5)],
    ['es-ES', '999.999', two(999_999, 999.999)],
    ['pt-BR', '4.270', two(4270, 4.27)],
    // Neither separator of the locale: a foreign thousands separator, or a typo for the decimal separator.
    ['fr-FR', '1.500', two(1500, 1.5)],
    ['fr-FR', '1,500', 1.5],
    ['de-CH', '1,500', two(1500, 1.5)],
    ['ar-EG', '١٫٥٠٠', 1.5],
    ['ar-EG', '١٬٥٠٠', 1500],
  ])('in %s %j is %j', (locale, text, value) => {
    expect(read(text, locale)).toEqual(value);
  });

  it('separates thousands in whole numbers, unless it may be a whole number with zeros', () => {
    const whole = (text: string) => readNumber(text, styleOf('en-US'), true);
    expect(whole('1,440')).toBe(1440);
    expect(whole('-1,440')).toBe(-1440);
    expect(whole('1,000')).toEqual(two(1000, 1));
    // The locale's own decimal separator, so the value is refused as not whole.
    expect(whole('1.440')).toBe(1.44);
  });
});

const plainNumber = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.constantFrom(1, 10, 100, 1000, 1e5))
  .map(([whole, part]) => whole / part || 0);

it.each([...locales, ...further])('text in an input in %s is read unchanged', (locale) => {
  fc.assert(
    fc.property(plainNumber, (value) => {
      expect(read(typedNumber(value, locale), locale)).toBe(value);
    }),
  );
});

it.each([...locales, ...further])(
  'text in a cell in %s is read as that number or reported as ambiguous, never misread',
  (locale) => {
    fc.assert(
      fc.property(plainNumber, (value) => {
        const again = read(shownNumber(value, locale), locale);
        if (isTwoNumbers(again)) expect(again.grouped).toBe(value);
        else expect(again).toBe(value);
        // Only a single group is ambiguous.
        if (isTwoNumbers(again)) expect(Math.abs(value)).toBeLessThan(1_000_000);
      }),
    );
  },
);

it('reads a text as one number or as none in every locale, except for the ambiguous shape', () => {
  const text = fc.stringMatching(/^[+-]?[\d., '’]{1,12}$/);
  fc.assert(
    fc.property(text, (typed) => {
      const readings = locales.map((locale) => read(typed, locale));
      if (/^[+-]?\s*[1-9]\d{0,2}[.,]\d{3}$/.test(typed.trim())) {
        expect(readings.some(isTwoNumbers)).toBe(true);
      } else {
        expect(new Set(readings).size).toBe(1);
      }
    }),
    { numRuns: 5000 },
  );
});

describe('a number that a program wrote', () => {
  it.each([
    ['1.500', 1.5],
    ['-3', -3],
    [' 2 ', 2],
    ['1,5', null],
    ['1,500', null],
    ['', null],
    ['abc', null],
  ])('%j is %j', (text, value) => {
    expect(programNumber(text)).toBe(value);
  });
});
