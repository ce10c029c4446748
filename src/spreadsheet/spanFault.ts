/**
 * The rule of a cell asked of its bytes. What is plainly right never becomes a string; all else is asked of `cellFault`,
 * so that both always say the same.
 */
import { cellFault, type CellRule } from '../schema/rules/cellRule';
import { numberFault } from '../schema/rules/numberFault';
import { isBlankByte } from './keyHash';
import { decodeSpan } from './table';

/** Whether the cell that `start` and `end` enclose holds a fault. */
export type SpanFault = (bytes: Uint8Array, start: number, end: number) => boolean;

/** True: right. False: wrong. Undefined: to be asked as a text. The span is trimmed, and not empty. */
type Fast = (bytes: Uint8Array, start: number, end: number) => boolean | undefined;

/**
 * A text within its length. UTF-16 has never more units than UTF-8 has bytes; a text that begins with a letter of
 * ASCII is not blank.
 */
const shortText =
  (max: number, min = 0): Fast =>
  (bytes, start, end) => {
    const length = end - start;
    if (length > max || (bytes[start] ?? 0) > 0x7f) return undefined;
    if (min <= 1) return true;
    if (length < min) return undefined;
    for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) > 0x7f) return undefined;
    return true;
  };

/** Digits of which a number is exact. */
const exactDigits = 15;
const powers = Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);

/** Digits, with a dot among them perhaps; undefined for every other way to write a number. */
const plainNumber = (bytes: Uint8Array, start: number, end: number): number | undefined => {
  if (end - start > exactDigits) return undefined;
  let value = 0;
  let dot = -1;
  for (let at = start; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit >= 0 && digit < 10) value = value * 10 + digit;
    else if (bytes[at] === 0x2e && dot < 0 && at > start) dot = at;
    else return undefined;
  }
  // Both are exact, and so is the one rounding of their quotient: the same as reading the text.
  return dot < 0 ? value : value / (powers[end - dot - 1] ?? 1);
};

const fastOf = (rule: CellRule): Fast | null => {
  switch (rule.kind) {
    case 'text': {
      const { max, min, format, refuses } = rule.limits;
      return format === undefined && refuses === undefined ? shortText(max, min) : null;
    }
    case 'name':
      return shortText(rule.max);
    case 'number':
      return (bytes, start, end) => {
        const value = plainNumber(bytes, start, end);
        return value === undefined ? undefined : numberFault(rule.limits, value) === null;
      };
    default:
      return null;
  }
};

export const spanFault = (rule: CellRule): SpanFault => {
  const fast = fastOf(rule);
  return (bytes, start, end) => {
    let from = start;
    let to = end;
    while (from < to && isBlankByte(bytes[from] ?? 0)) from += 1;
    while (to > from && isBlankByte(bytes[to - 1] ?? 0)) to -= 1;
    if (from === to) return rule.isRequired;
    const isRight = fast?.(bytes, from, to);
    return isRight === undefined ? cellFault(rule, decodeSpan(bytes, from, to)) !== null : !isRight;
  };
};
