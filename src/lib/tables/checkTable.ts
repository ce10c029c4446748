import { styleOf, type NumberStyle } from '../text/numbers';
import { cellFault, type CellRule } from '../rules/cellRule';
import { numberFault } from '../rules/numberFault';
import { inBlocks, type SliceOptions } from '../util/yieldToMain';
import { blankKeyHash, isBlankByte, keyHashOfSpan } from './keyHash';
import { decodeSpan, type Table } from './table';

// Checks the bytes of a cell against its rule. Clearly valid cells never become strings. All others go to
// `cellFault`, so that both always agree.

/** Whether the cell from `start` to `end` has an error. */
type SpanFault = (bytes: Uint8Array, start: number, end: number) => boolean;

/** True: valid. False: invalid. Undefined: check as text. The span is trimmed and not empty. */
type Fast = (bytes: Uint8Array, start: number, end: number) => boolean | undefined;

/**
 * A text within its maximum length. UTF-16 never has more units than UTF-8 has bytes, and a text that begins with an
 * ASCII letter is not blank.
 * Other than printable ASCII, it may contain invisible characters or line breaks; with a plus, a code may be damaged.
 */
const shortText =
  (max: number, min = 0, plus = 0): Fast =>
  (bytes, start, end) => {
    const length = end - start;
    if (length > max || (bytes[start] ?? 0) > 0x7f) return undefined;
    if (length < min) return undefined;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] as number;
      if (byte > 0x7e || byte < 0x20 || byte === plus) return undefined;
    }
    return true;
  };

/** Maximum number of digits of an exact number. */
const exactDigits = 15;
const powers = Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);

/** Parses digits with at most one decimal separator; undefined for any other notation. */
const plainNumber = (
  bytes: Uint8Array,
  start: number,
  end: number,
  style: NumberStyle,
): number | undefined => {
  if (end - start > exactDigits) return undefined;
  let value = 0;
  let dot = -1;
  for (let at = start; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit >= 0 && digit < 10) value = value * 10 + digit;
    else if ((bytes[at] === 0x2e || bytes[at] === 0x2c) && dot < 0 && at > start) dot = at;
    else return undefined;
  }
  if (dot < 0) return value;
  // With three digits after it, the separator may be for thousands.
  if (end - dot === 4 && style[bytes[dot] === 0x2c ? ',' : '.'] !== 'decimal') return undefined;
  // Both operands are exact, so their quotient is rounded once, like the parsed text.
  return value / (powers[end - dot - 1] ?? 1);
};

const fastOf = (rule: CellRule, style: NumberStyle | undefined): Fast | null => {
  switch (rule.kind) {
    case 'text': {
      const { max, min, format, refuses, code } = rule.limits;
      return format === undefined && refuses === undefined
        ? shortText(max, min, code ? 0x2b : 0)
        : null;
    }
    case 'name':
      return shortText(rule.max);
    case 'number': {
      const numberStyle = style ?? styleOf(rule.locale);
      return (bytes, start, end) => {
        const value = plainNumber(bytes, start, end, numberStyle);
        return value === undefined
          ? undefined
          : numberFault(rule.limits, value, rule.locale) === null;
      };
    }
    default:
      return null;
  }
};

/** @param style the column's number format, if it differs from the user's */
export const spanFault = (rule: CellRule, style?: NumberStyle): SpanFault => {
  const fast = fastOf(rule, style);
  return (bytes, start, end) => {
    let from = start;
    let to = end;
    while (from < to && isBlankByte(bytes[from] ?? 0)) from += 1;
    while (to > from && isBlankByte(bytes[to - 1] ?? 0)) to -= 1;
    if (from === to) return rule.isRequired;
    const isRight = fast?.(bytes, from, to);
    return isRight === undefined
      ? cellFault(rule, decodeSpan(bytes, from, to), style) !== null
      : !isRight;
  };
};

/** How the cells of a file's column are checked (rules 5, Bulk row). */
interface CheckedColumn {
  readonly source: number;
  readonly rule: CellRule;
  /** Number format of the column; by default the user's. */
  readonly style?: NumberStyle | undefined;
}

/**
 * Checks all rows in slices, so that the page stays responsive. It does not use a worker: the table would have to be
 * transferred and would be lost if the worker is aborted or dies, and starting a worker takes longer than the check.
 * @throws {DOMException} AbortError when `signal` is aborted; the table is unchanged
 */
export const checkTable = async (
  { bytes, starts, ends, columnCount, rowCount }: Table,
  {
    firstRow,
    columns,
    keyColumn,
  }: {
    /** First row of the table below the headers. */
    readonly firstRow: number;
    /** By target: the file column and its rule; null if no column is matched. */
    readonly columns: readonly (CheckedColumn | null)[];
    /** Index in `columns` of the key, which must be unique. */
    readonly keyColumn: number;
  },
  options: SliceOptions = {},
) => {
  const rows = Math.max(0, rowCount - firstRow);
  const width = columns.length;
  /** One byte for each row from `firstRow` and each target: 1 for an error. */
  const faults = new Uint8Array(rows * width);
  /** `keyHash` of each row's key. */
  const keyHashes = new Uint32Array(rows).fill(blankKeyHash);
  const checks = columns.map((column) => column && spanFault(column.rule, column.style));

  await inBlocks({ from: 0, to: rows, ...options }, (from, to) =>
    columns.forEach((column, target) => {
      const isFault = checks[target];
      if (!column || !isFault) return;
      for (let row = from; row < to; row += 1) {
        const cell = (firstRow + row) * columnCount + column.source;
        const start = starts[cell] as number;
        const end = ends[cell] as number;
        if (isFault(bytes, start, end)) faults[row * width + target] = 1;
        if (target === keyColumn) keyHashes[row] = keyHashOfSpan(bytes, start, end);
      }
    }),
  );
  return { faults, keyHashes };
};
