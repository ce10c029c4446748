/**
 * Which decimal sign each column of a file has. Its own values decide ('12,5', '1.234,5'); where none of them can, the
 * delimiter and the person's locale do. What could then still mean two numbers is asked about, never guessed.
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
} from '../schema/numbers';
import { breathe, sliceTime } from './breathe';
import { decodeSpan, type Table } from './table';
import type { OpenedFile } from './types';

/** Cells of a column by what they say of its decimal sign; whole numbers without separators say nothing. */
export interface SignCounts {
  /** Cells in which only this sign can be the decimal one. */
  readonly certain: Readonly<Record<DecimalSign, number>>;
  /** Cells such as '1,500', with this sign, that could mean two numbers. */
  readonly open: Readonly<Record<DecimalSign, number>>;
}

/** How a column's sign was found; `chosen`: the person said so. */
export type DecimalSource = 'chosen' | 'values' | 'mixed' | 'delimiter' | 'locale';

export interface ColumnDecimal {
  readonly sign: DecimalSign;
  readonly source: DecimalSource;
  readonly style: NumberStyle;
  /** Cells that could mean two numbers, and are asked about. */
  readonly asked: number;
  /** Some numbers are written otherwise than the person writes them. */
  readonly isForeign: boolean;
}

const comma = 0x2c;
const point = 0x2e;

const otherSign = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');

/** What a text with a comma or point says of the decimal sign; null where it is no number. */
const signIn = (text: string): { readonly sign: DecimalSign; readonly isOpen: boolean } | null => {
  const read = readNumber(text, askingStyle);
  if (read === null) return null;
  const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  if (isTwoNumbers(read)) return { sign: last, isOpen: true };
  // A sign that is there twice separates thousands, so the other one is for decimals.
  const isRepeated = text.indexOf(last) !== text.lastIndexOf(last);
  return { sign: isRepeated ? otherSign(last) : last, isOpen: false };
};

type Verdict = 'none' | 'text' | 'openComma' | 'openPoint' | 'comma' | 'point';

/** Digits with one sign among them are looked at as bytes; all else with a sign is for `signIn`. */
const verdictOf = (bytes: Uint8Array, start: number, end: number): Verdict => {
  let sign = -1;
  let isPlain = true;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte === comma || byte === point) {
      if (sign >= 0) isPlain = false;
      sign = at;
    } else if (byte < 0x30 || byte > 0x39) isPlain = false;
  }
  if (sign < 0) return 'none';
  if (!isPlain) return 'text';
  const isComma = bytes[sign] === comma;
  const before = sign - start;
  const isOpen = end - sign === 4 && before > 0 && before < 4 && bytes[start] !== 0x30;
  if (isOpen) return isComma ? 'openComma' : 'openPoint';
  return end - start === 1 ? 'none' : isComma ? 'comma' : 'point';
};

/** Rows between two looks at the clock. */
const rowsAtOnce = 4096;

/** Counts the signs of one column in the rows from `from` on, in slices between which the page lives on. */
export const countSigns = async (
  { bytes, starts, ends, rowCount, columnCount }: Table,
  column: number,
  from: number,
): Promise<SignCounts> => {
  const certain = { ',': 0, '.': 0 };
  const open = { ',': 0, '.': 0 };
  let began = performance.now();
  for (let row = from; row < rowCount; row += 1) {
    const cell = row * columnCount + column;
    const [start, end] = [starts[cell] ?? 0, ends[cell] ?? 0];
    const verdict = verdictOf(bytes, start, end);
    if (verdict === 'openComma') open[','] += 1;
    else if (verdict === 'openPoint') open['.'] += 1;
    else if (verdict === 'comma') certain[','] += 1;
    else if (verdict === 'point') certain['.'] += 1;
    else if (verdict === 'text') {
      const found = signIn(decodeSpan(bytes, start, end));
      if (found) (found.isOpen ? open : certain)[found.sign] += 1;
    }
    if ((row - from) % rowsAtOnce !== rowsAtOnce - 1) continue;
    if (performance.now() - began < sliceTime) continue;
    await breathe();
    began = performance.now();
  }
  return { certain, open };
};

/** A table with a comma between its cells has no comma in its numbers, but for quoted ones; Excel uses ';' for those. */
const signOfFile = ({ csv }: Pick<OpenedFile, 'csv'>): DecimalSign | null => {
  // Numbers of a workbook are stored with a point.
  if (!csv) return '.';
  if (csv.delimiter === ';') return ',';
  return csv.delimiter === ',' ? '.' : null;
};

const sure = (sign: DecimalSign): NumberStyle =>
  sign === ',' ? { ',': 'decimal', '.': 'group' } : { '.': 'decimal', ',': 'group' };

type Found = Pick<ColumnDecimal, 'sign' | 'source' | 'style'>;

const foundIn = ({ certain }: SignCounts, opened: OpenedFile, locale: string): Found => {
  const own = decimalSignOf(locale);
  const [commas, points] = [certain[','], certain['.']];
  if (commas > 0 && points > 0) {
    const sign = commas === points ? own : commas > points ? ',' : '.';
    return { sign, source: 'mixed', style: askingStyle };
  }
  if (commas + points > 0) {
    const sign = commas > 0 ? ',' : '.';
    return { sign, source: 'values', style: sure(sign) };
  }
  const sign = signOfFile(opened);
  if (sign === null) return { sign: own, source: 'locale', style: styleOf(locale) };
  // Where file and person agree, the file reads as the same text typed into a form; else either may be right.
  return { sign, source: 'delimiter', style: sign === own ? styleOf(locale) : askingStyle };
};

/**
 * The decimal sign of a column.
 * @param chosen what the person says of the whole file; null: found by itself
 * @param locale in which the person writes numbers
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
  const own = decimalSignOf(locale);
  const asked = ([',', '.'] as const).reduce(
    (sum, sign) => sum + (found.style[sign] === 'asked' ? open[sign] : 0),
    0,
  );
  const other = otherSign(own);
  const isForeign =
    certain[other] + open[other] > 0 || (open[own] > 0 && found.style[own] !== 'decimal');
  return { ...found, asked, isForeign };
};

/**
 * A number of a file as the person writes it, its digits kept: '1.234,50' is '1234.50' in English. What is no number,
 * or could be two, stays as it is.
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
