import { decodeSpan } from '../table';
import {
  dateText,
  masked,
  numberText,
  plainFormat,
  roundedFrom,
  type NumberFormat,
} from './numberFormat';
import { note, type Notes } from '../notes';

const zero = 0x30;
const point = 0x2e;
const minus = 0x2d;

/**
 * Whether a stored number is already written as `numberText` would write it: at most 15 digits, no exponent, no
 * redundant zeros. This is true of nearly all, which need no conversion then.
 */
export const isPlainNumber = (bytes: Uint8Array, start: number, end: number): boolean => {
  const begin = bytes[start] === minus ? start + 1 : start;
  if (end - begin > 16 || end <= begin) return false;
  // Accepts 0.5 and 0, but neither -0 nor 05.
  if (bytes[begin] === zero && bytes[begin + 1] !== point && (begin > start || end > begin + 1)) {
    return false;
  }
  let points = 0;
  for (let at = begin; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte === point) {
      points += 1;
      if (points > 1 || at === begin || at === end - 1) return false;
    } else if (byte < zero || byte > 0x39) return false;
  }
  if (points === 1 && bytes[end - 1] === zero) return false;
  return end - begin - points <= 15;
};

const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

export interface NumberSetting {
  readonly formats: readonly NumberFormat[];
  readonly isDate1904: boolean;
  readonly notes: Notes;
}

/** Text of a number, the same for all workbooks: zero masks and dates as displayed, others plain and exact. */
export const formatted = (value: number, format: NumberFormat, isDate1904: boolean): string => {
  const plain = numberText(value);
  switch (format.type) {
    case 'plain':
      return plain;
    case 'zeros':
      // The mask would hide part of a fraction or a negative number.
      if (!/^\d+$/.test(plain)) return plain;
      return masked(plain, format);
    default:
      return dateText(value, format.type, isDate1904) ?? plain;
  }
};

/** Text of the number in `bytes[start, end)`; undefined if it is unchanged. */
export const numberCell = (
  bytes: Uint8Array,
  start: number,
  end: number,
  style: number,
  line: number,
  { formats, isDate1904, notes }: NumberSetting,
): string | undefined => {
  const format = formats[style] ?? plainFormat;
  if (format.type === 'plain' && isPlainNumber(bytes, start, end)) return undefined;
  const text = decodeSpan(bytes, start, end).trim();
  const value = Number(text);
  // Invalid numbers are shown unchanged, so that the user can see them.
  if (!isNumber.test(text) || !Number.isFinite(value)) return text;
  if (Math.abs(value) >= roundedFrom) note(notes, 'roundedNumbers', line);
  const isDate = format.type !== 'plain' && format.type !== 'zeros';
  if (isDate && isDate1904) note(notes, 'dates1904', line);
  return formatted(value, format, isDate1904);
};
