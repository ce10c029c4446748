/**
 * Detects the decimal separator of each column. The column's values decide first ('12,5', '1.234,5'); if none does, the
 * file's delimiter and the user's locale do. Values that are still ambiguous are asked about, never guessed.
 */
import {
  askingStyle,
  decimalSignOf,
  dottedNumber,
  isTwoNumbers,
  readNumber,
  styleOf,
  type DecimalSign,
  type NumberStyle,
} from '../text/numbers';
import { inBlocks } from '../util/yieldToMain';
import { decodeSpan, type Table } from './table';
import type { OpenedFile } from './types';

/** Cells of a column by the evidence for a decimal separator. Whole numbers without separators are not counted. */
export interface SignCounts {
  /** Cells in which only this character can be the decimal separator. */
  readonly certain: Readonly<Record<DecimalSign, number>>;
  /** Ambiguous cells with this separator, such as '1,500'. */
  readonly open: Readonly<Record<DecimalSign, number>>;
  /** Ambiguous cells with a point that end with a zero, as no number of a workbook does: they are texts. */
  readonly padded: number;
}

/** How a column's separator was found. `chosen`: by the user. */
export type DecimalSource = 'chosen' | 'values' | 'mixed' | 'delimiter' | 'locale';

export interface ColumnDecimal {
  readonly sign: DecimalSign;
  readonly source: DecimalSource;
  readonly style: NumberStyle;
  /** Number of ambiguous cells to ask about. */
  readonly askedAt: number;
  /** Some numbers are not in the user's format. */
  readonly isForeign: boolean;
}

const comma = 0x2c;
const point = 0x2e;
const zero = 0x30;

const otherSign = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');

/** What a text with a comma or point shows about the decimal separator; null if it is not a number. */
const signIn = (text: string): { readonly sign: DecimalSign; readonly isOpen: boolean } | null => {
  const read = readNumber(text, askingStyle);
  if (read === null) return null;
  const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  if (isTwoNumbers(read)) return { sign: last, isOpen: true };
  // A separator that occurs twice separates thousands, so the other one is for decimals.
  const isRepeated = text.indexOf(last) !== text.lastIndexOf(last);
  return { sign: isRepeated ? otherSign(last) : last, isOpen: false };
};

/** The same for a cell. Digits with one separator are checked as bytes; everything else with a separator as text. */
const signOf = (bytes: Uint8Array, start: number, end: number): ReturnType<typeof signIn> => {
  let place = -1;
  let isPlain = true;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte === comma || byte === point) {
      if (place >= 0) isPlain = false;
      place = at;
    } else if (byte < 0x30 || byte > 0x39) isPlain = false;
  }
  if (place < 0 || end - start === 1) return null;
  if (!isPlain) return signIn(decodeSpan(bytes, start, end));
  const before = place - start;
  return {
    sign: bytes[place] === comma ? ',' : '.',
    isOpen: end - place === 4 && before > 0 && before < 4 && bytes[start] !== 0x30,
  };
};

/** Counts the separators of one column in the rows from `from` on, in slices. */
export const countSigns = async (
  { bytes, starts, ends, rowCount, columnCount }: Table,
  column: number,
  from: number,
): Promise<SignCounts> => {
  const certain = { ',': 0, '.': 0 };
  const open = { ',': 0, '.': 0 };
  let padded = 0;
  await inBlocks({ from, to: rowCount }, (first, next) => {
    for (let row = first; row < next; row += 1) {
      const cell = row * columnCount + column;
      const end = ends[cell] ?? 0;
      const found = signOf(bytes, starts[cell] ?? 0, end);
      if (!found) continue;
      (found.isOpen ? open : certain)[found.sign] += 1;
      if (found.isOpen && found.sign === '.' && bytes[end - 1] === zero) padded += 1;
    }
  });
  return { certain, open, padded };
};

/** A comma-delimited file has no decimal commas except in quotes; Excel uses ';' in locales with decimal commas. */
const signOfFile = ({ csv }: Pick<OpenedFile, 'csv'>): DecimalSign | null => {
  // Workbooks store numbers with a point.
  if (!csv) return '.';
  if (csv.delimiter === ';') return ',';
  return csv.delimiter === ',' ? '.' : null;
};

const sure = (sign: DecimalSign): NumberStyle =>
  sign === ',' ? { ',': 'decimal', '.': 'group' } : { '.': 'decimal', ',': 'group' };

/** What follows or precedes an amount: a currency, a percent sign, a unit. */
const around = /^[\p{Sc}\s]+|\s*(?:[\p{Sc}%]|\p{L}{1,3})$/gu;

/** Whether another column of the file has a number in which only this character can be the decimal separator. */
const isElsewhere = ({ profiles }: OpenedFile, sign: DecimalSign): boolean =>
  profiles.some(({ samples }) =>
    samples.some((text) => {
      if (!text.includes(sign)) return false;
      const found = signIn(text.replace(around, ''));
      return found?.isOpen === false && found.sign === sign;
    }),
  );

type Found = Pick<ColumnDecimal, 'sign' | 'source' | 'style'>;

const foundIn = ({ certain, padded }: SignCounts, opened: OpenedFile, locale: string): Found => {
  const localeSign = decimalSignOf(locale);
  const [commas, points] = [certain[','], certain['.']];
  if (commas > 0 && points > 0) {
    const sign = commas === points ? localeSign : commas > points ? ',' : '.';
    return { sign, source: 'mixed', style: askingStyle };
  }
  if (commas + points > 0) {
    const sign = commas > 0 ? ',' : '.';
    return { sign, source: 'values', style: sure(sign) };
  }
  const ofFile = signOfFile(opened);
  const sign = ofFile ?? localeSign;
  // If all agree, numbers read as if typed into a form. Otherwise they stay ambiguous.
  const isSure =
    sign === localeSign &&
    !(padded > 0 && !opened.csv) &&
    !isElsewhere(opened, otherSign(localeSign));
  return {
    sign,
    source: ofFile === null ? 'locale' : 'delimiter',
    style: isSure ? styleOf(locale) : askingStyle,
  };
};

/**
 * The decimal separator of a column.
 * @param chosen the user's choice for the whole file; null to detect it
 * @param locale the locale of the user's number format
 */
export const columnDecimal = (
  counts: SignCounts,
  opened: OpenedFile,
  { chosen, locale }: { readonly chosen: DecimalSign | null; readonly locale: string },
): ColumnDecimal => {
  const found: Found =
    chosen === null
      ? foundIn(counts, opened, locale)
      : { sign: chosen, source: 'chosen', style: sure(chosen) };
  const { certain, open } = counts;
  const localeSign = decimalSignOf(locale);
  const undecided = ([',', '.'] as const).reduce(
    (sum, sign) => sum + (found.style[sign] === 'asked' ? open[sign] : 0),
    0,
  );
  const other = otherSign(localeSign);
  const isForeign =
    certain[other] + open[other] > 0 ||
    (open[localeSign] > 0 && found.style[localeSign] !== 'decimal');
  return { ...found, askedAt: undecided, isForeign };
};

/**
 * Rewrites a number of a file in the user's format with all its digits: '1.234,50' becomes '1234.50' in English.
 * Ambiguous texts and texts that are not numbers stay unchanged.
 */
export const respelled = (
  text: string,
  style: NumberStyle,
  isWhole: boolean,
  to: DecimalSign,
): string => {
  if (!text.includes(',') && !text.includes('.')) return text;
  const read = dottedNumber(text, style, isWhole);
  return typeof read === 'string' ? read.replace('.', to) : text;
};
