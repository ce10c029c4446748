/** How the numbers of a file's columns are read, and what is counted in them. */
import { decimalSignOf, styleOf, type DecimalSign } from '../../../../lib/text/numbers';
import { countOffStep, type NumberReading } from '../../../../lib/tables/convertTable';
import {
  columnDecimal,
  countSigns,
  type ColumnDecimal,
  type SignCounts,
} from '../../../../lib/tables/decimals';
import { countDates } from '../../../../lib/tables/match/countDates';
import { countLookAlikes, type LookAlikes } from '../../../../lib/tables/match/countLookAlikes';
import type { OpenedFile } from '../../../../lib/tables/types';
import type { FileColumn } from './mapping';

const signsIn = new WeakMap<OpenedFile, Map<number, Promise<SignCounts>>>();

/** Counts each column once, below its header. */
export const signsOf = (opened: OpenedFile, column: number): Promise<SignCounts> => {
  const columnSigns = signsIn.get(opened) ?? new Map<number, Promise<SignCounts>>();
  signsIn.set(opened, columnSigns);
  const counts = columnSigns.get(column) ?? countSigns(opened.table, column, opened.headerRow + 1);
  columnSigns.set(column, counts);
  return counts;
};

/** How numbers are read: the user's choice for the whole file, null to detect it per column, and the user's locale. */
export interface NumberChoice {
  readonly chosen: DecimalSign | null;
  readonly locale: string;
}

/** Reads a column's numbers and rewrites them in the user's format. */
export const readingOf = (decimal: ColumnDecimal | null, locale: string): NumberReading =>
  decimal?.isForeign === true
    ? { style: decimal.style, sign: decimal.sign }
    : { style: styleOf(locale), sign: decimalSignOf(locale) };

interface CountOptions {
  readonly opened: OpenedFile;
  /** Only those of numbers and of codes are counted. */
  readonly columns: readonly FileColumn[];
  readonly numbers: NumberChoice;
}

export const countNumbers = async (
  { opened, columns, numbers }: CountOptions,
  signal: AbortSignal,
) => {
  const byColumn = new Map<number, { readonly signs: SignCounts; readonly offStep: number }>();
  /** Codes that may have become dates. */
  const dates = new Map<number, number>();
  const lookAlikes = new Map<number, LookAlikes | null>();
  const from = opened.headerRow + 1;
  for (const [column, { target }] of columns.entries()) {
    if (target?.kind === 'code') {
      dates.set(column, await countDates(opened.table, column, from, signal));
      lookAlikes.set(column, await countLookAlikes(opened.table, column, from, signal));
    }
    if (target?.kind !== 'number') continue;
    const signs = await signsOf(opened, column);
    signal.throwIfAborted();
    const { style } = readingOf(columnDecimal(signs, opened, numbers), numbers.locale);
    const { step } = target;
    const of = step === undefined ? null : { column, from, step, style };
    byColumn.set(column, { signs, offStep: of ? await countOffStep(opened.table, of, signal) : 0 });
  }
  return { opened, byColumn, dates, lookAlikes };
};

export type NumberCounts = Awaited<ReturnType<typeof countNumbers>>;

export const hasSigns = ({ certain, open }: SignCounts): boolean =>
  certain[','] + certain['.'] + open[','] + open['.'] > 0;
