import { dottedNumber, type DecimalSign, type NumberStyle } from '../text/numbers';
import { factorOf, unitNamed, type Units } from '../text/units';
import { inBlocks } from '../util/yieldToMain';
import { addText, newArena, withBytes } from './arena';
import { cellText, type Table } from './table';

// Replaces texts in some columns of a table: converted units and matched values.

export type Converting = (text: string) => string;

/** Maximum number of different texts per column whose results are cached. */
const mostKnown = 20_000;

/**
 * Converts the cells from `firstRow` on, by column, and replaces the given headers; in slices. Returns a new table.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export const convertTable = async (
  table: Table,
  {
    firstRow,
    columns,
    headings = new Map(),
  }: {
    readonly firstRow: number;
    readonly columns: ReadonlyMap<number, Converting>;
    readonly headings?: ReadonlyMap<number, string>;
  },
  signal?: AbortSignal,
): Promise<Table> => {
  if (columns.size === 0 && headings.size === 0) return table;
  const { rowCount, columnCount } = table;
  const starts = table.starts.slice();
  const ends = table.ends.slice();
  const texts = newArena();
  const behind = table.bytes.length;
  const put = (row: number, column: number, text: string): void => {
    const cell = row * columnCount + column;
    starts[cell] = behind + addText(texts, text);
    ends[cell] = behind + texts.length;
  };
  if (firstRow > 0) for (const [column, text] of headings) put(firstRow - 1, column, text);
  const converted = Array.from(columns, ([column, convert]) => ({
    column,
    convert,
    readTexts: new Map<string, string>(),
  }));
  await inBlocks({ from: firstRow, to: rowCount, signal }, (from, to) => {
    for (const { column, convert, readTexts } of converted) {
      for (let row = from; row < to; row += 1) {
        const text = cellText(table, row, column);
        if (text === '') continue;
        const now = readTexts.get(text) ?? convert(text);
        if (readTexts.size < mostKnown) readTexts.set(text, now);
        if (now !== text) put(row, column, now);
      }
    }
  });
  return { ...table, bytes: withBytes(table.bytes, texts), starts, ends };
};

/** Converts numbers of a file to the platform's unit and step. */
export interface NumberReading {
  /** Number format of the column. */
  readonly style: NumberStyle;
  /** Decimal separator to write. */
  readonly sign: DecimalSign;
}

/** A number with a unit: '20 cm', '7.5"'. */
const withUnit = /^(.*[\d.,])\s*([\p{L}"″”'′]+\.?)$/u;

/** The number and the unit of a text such as '20 cm'; null if nothing follows the number. */
export const unitBehind = (text: string): { number: string; unit: string } | null => {
  const [, number, unit] = withUnit.exec(text.trim()) ?? [];
  return number === undefined || unit === undefined ? null : { number, unit };
};

/** Decimals of a number without a step. Not three, because they could be read as thousands. */
const decimalsWithoutStep = 2;

const decimalsOf = (step: number | undefined): number =>
  step === undefined ? decimalsWithoutStep : (String(step).split('.')[1] ?? '').length;

/** Null if nothing is left of the number: 1 mm is no size of 0. */
const written = (value: number, step: number | undefined, sign: DecimalSign): string | null => {
  const rounded = step === undefined ? value : Math.round(value / step) * step;
  const text = rounded.toFixed(decimalsOf(step));
  if (value !== 0 && Number(text) === 0) return null;
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short.replace('.', sign);
};

/**
 * Converts numbers from one unit to another and rounds them to the step. Texts that are not numbers stay unchanged and
 * are errors in the sheet. Ambiguous numbers, and those of which nothing would be left, get their unit appended, so that
 * they are not read as converted ones.
 */
export const convertUnit =
  (
    units: Units,
    unit: string,
    step: number | undefined,
    { style, sign }: NumberReading,
  ): Converting =>
  (text) => {
    const trimmed = text.trim();
    const { number, unit: behind } = unitBehind(trimmed) ?? { number: trimmed };
    const unitName = behind === undefined ? undefined : unitNamed(units, behind)?.name;
    if (behind !== undefined && unitName === undefined) return text;
    const from = unitName ?? unit;
    const read = dottedNumber(number, style);
    if (read === null) return text;
    const unread = unitName === undefined ? `${trimmed} ${unit}` : text;
    if (typeof read !== 'string') return unread;
    if (from === units.defaultUnit && unitName === undefined) return text;
    return written(Number(read) * factorOf(units, from), step, sign) ?? unread;
  };

export const convertStep =
  (step: number, { style, sign }: NumberReading): Converting =>
  (text) => {
    const read = dottedNumber(text, style);
    return typeof read === 'string' && isOffStep(Number(read), step)
      ? (written(Number(read), step, sign) ?? text)
      : text;
  };

const isOffStep = (value: number, step: number): boolean => {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) >= 1e-6;
};

const comma = 0x2c;
const point = 0x2e;

/** Characters after the last comma or point of a cell; 0 if there is none. */
const behindSign = (bytes: Uint8Array, start: number, end: number): number => {
  for (let at = end - 1; at >= start; at -= 1) {
    const byte = bytes[at] as number;
    if (byte === comma || byte === point) return end - at - 1;
  }
  return 0;
};

/**
 * Counts numbers of a column that are not multiples of the step, in slices. Cells with few enough decimals are not
 * read.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export const countOffStep = async (
  table: Table,
  {
    column,
    from,
    step,
    style,
  }: {
    readonly column: number;
    readonly from: number;
    readonly step: number;
    readonly style: NumberStyle;
  },
  signal?: AbortSignal,
): Promise<number> => {
  const { bytes, starts, ends, columnCount } = table;
  const isDecimal = step <= 1 && step === 10 ** -decimalsOf(step);
  const enough = isDecimal ? decimalsOf(step) : -1;
  let count = 0;
  await inBlocks({ from, to: table.rowCount, signal }, (first, next) => {
    for (let row = first; row < next; row += 1) {
      const cell = row * columnCount + column;
      if (behindSign(bytes, starts[cell] as number, ends[cell] as number) <= enough) continue;
      const read = dottedNumber(cellText(table, row, column), style);
      if (typeof read === 'string' && isOffStep(Number(read), step)) count += 1;
    }
  });
  return count;
};
