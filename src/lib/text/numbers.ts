/**
 * The only parser for numbers that people write: in forms, filters, the sheet and imported files.
 *
 * Nearly every text means one number in every locale: '12', '2,5', '0.500', '1.234,5', '1,234,567', '1 500',
 * "1'500,25". One shape is ambiguous: a single comma or point before exactly three digits, as in '1,500'.
 *
 * - Typed text follows the person's locale: its decimal separator is one ('1.500' is 1.5 in the US, '1,500' is 1.5 in
 *   Germany). The other character may be a thousands separator or a typo, so the text is refused and the message
 *   shows both ways to write it. A number copied from a list, such as '4,270', is therefore read as that number or
 *   refused, never misread. Inputs show numbers without separators.
 * - A field of whole numbers cannot hold 1.5, so there '1,500' is 1500. '1,000' is still refused, because many
 *   programs export 1 that way.
 * - In a file each column has its own decimal separator (src/lib/tables/decimals.ts).
 */

export type DecimalSign = '.' | ',';

/** Meaning of a single comma or point before three digits; `asked` means ambiguous. */
export type Meaning = 'decimal' | 'group' | 'asked';

/** How numbers are written by a person, or in a column of a file. */
export interface NumberStyle {
  readonly '.': Meaning;
  readonly ',': Meaning;
  /** Code point of the digit zero, if the locale has its own digits. */
  readonly zero?: number;
}

/** The two numbers that an ambiguous text can mean. */
export interface TwoNumbers {
  readonly grouped: number;
  readonly decimal: number;
}

/** The style in which every ambiguous text is refused. */
export const askingStyle: NumberStyle = { '.': 'asked', ',': 'asked' };

const asciiZero = 0x30;

interface Written {
  readonly decimal: DecimalSign;
  readonly style: NumberStyle;
}

const readings = new Map<string, Written>();

const writtenIn = (locale: string): Written => {
  const found = readings.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  const zero = parts.find(({ type }) => type === 'integer')?.value.codePointAt(0) ?? asciiZero;
  const signs: NumberStyle = { ...askingStyle, [decimal]: 'decimal' };
  const written = { decimal, style: zero === asciiZero ? signs : { ...signs, zero } } as const;
  readings.set(locale, written);
  return written;
};

export const styleOf = (locale: string): NumberStyle => writtenIn(locale).style;

export const decimalSignOf = (locale: string): DecimalSign => writtenIn(locale).decimal;

const digits = /^\d+$/;
const lone = /^(\d*)([.,])(\d*)$/;
const twoMeanings = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** A space or an apostrophe never separates decimals. */
const groupedByBlank = /^[1-9]\d{0,2}([\s'’٬])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/;
/** Groups of three, or of two before the last one (India). */
const groupedByComma = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const groupedByPoint = /^[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3}(?:,\d*)?$/;

/** Full-width digits and signs of East Asian keyboards: this much after those of ASCII. */
const fullWidth = /[\uff0b-\uff0e\uff10-\uff19]/g;
const toFullWidth = 0xfee0;

/** Converts to ASCII digits and signs, without marks that nobody sees, as Intl puts one before a minus. */
const asAscii = (text: string, zero: number | undefined): string => {
  const dense = text
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - toFullWidth))
    .trim()
    .replace('−', '-')
    .replace('٫', '.');
  if (zero === undefined) return dense;
  return Array.from(dense, (sign) => {
    const value = (sign.codePointAt(0) ?? 0) - zero;
    return value >= 0 && value < 10 ? String(value) : sign;
  }).join('');
};

const dottedLone = (body: string, style: NumberStyle, isWhole: boolean): string | TwoNumbers => {
  const sign = body.includes(',') ? ',' : '.';
  const decimal = body.replace(',', '.');
  if (!twoMeanings.test(body) || style[sign] === 'decimal') return decimal;
  const grouped = body.replace(sign, '');
  if (style[sign] === 'group' || (isWhole && !body.endsWith('000'))) return grouped;
  return { grouped: Number(grouped), decimal: Number(decimal) };
};

/** Converts a number without its sign. */
const dottedBody = (
  body: string,
  style: NumberStyle,
  isWhole: boolean,
): string | TwoNumbers | null => {
  if (digits.test(body)) return body;
  if (lone.test(body)) return /\d/.test(body) ? dottedLone(body, style, isWhole) : null;
  if (groupedByBlank.test(body)) return body.replace(/[\s'’٬]/g, '').replace(',', '.');
  if (groupedByComma.test(body)) return body.replaceAll(',', '');
  return groupedByPoint.test(body) ? body.replaceAll('.', '').replace(',', '.') : null;
};

/** Returns the digits with a point before the decimals; null if the text is not a number. */
export const dottedNumber = (
  text: string,
  style: NumberStyle,
  isWhole = false,
): string | TwoNumbers | null => {
  const plain = asAscii(text, style.zero);
  const isNegative = plain.startsWith('-');
  const body = isNegative || plain.startsWith('+') ? plain.slice(1).trimStart() : plain;
  const read = dottedBody(body, style, isWhole);
  if (!isNegative || read === null) return read;
  if (typeof read === 'string') return `-${read}`;
  return { grouped: -read.grouped, decimal: -read.decimal };
};

/** Returns the number, or the two that an ambiguous text can mean; null if the text is not a number. */
export const readNumber = (
  text: string,
  style: NumberStyle,
  isWhole = false,
): number | TwoNumbers | null => {
  const read = dottedNumber(text, style, isWhole);
  if (typeof read !== 'string') return read;
  const value = Number(read);
  return Number.isFinite(value) ? value + 0 : null;
};

const machine = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Parses a number that a program wrote, always with a point; null if it is not one. Not for text that people typed.
 */
export const programNumber = (text: string): number | null => {
  const plain = text.trim();
  const value = machine.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : null;
};

export const isTwoNumbers = (value: unknown): value is TwoNumbers =>
  typeof value === 'object' && value !== null && 'grouped' in value && 'decimal' in value;

/** Formats a number for an input: all digits, without separators. Parsing the text returns the same number. */
export const typedNumber = (value: number, locale: string): string =>
  String(value).replace('.', decimalSignOf(locale));
