import { note, type FileNotes } from '../notes';
import { decodeSpan } from '../table';
import { plainFormat, type NumberFormat } from './numberFormat';

const plainNumber = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: 15,
  useGrouping: false,
});

/**
 * Writes a stored number as the shortest plain decimal with 15 digits, which is what spreadsheets store and show:
 * 0.1+0.2 becomes 0.3, and a long code never becomes 1.23457E+13.
 */
export const cellNumberText = (value: number): string => {
  // Rounded first, because the formatter rounds the shortest notation of the number, not the number.
  const rounded = Number(value.toPrecision(15));
  const text = plainNumber.format(Number.isFinite(rounded) ? rounded : value);
  return text === '-0' ? '0' : text;
};

/** From here on, a spreadsheet cannot store all digits of a whole number. */
const roundedFrom = 1e15;

const dayMs = 86_400_000;
const daySeconds = 86_400;
/** Day 0 of the 1900 date system, for dates from 1 March 1900 on (it treats 1900 as a leap year). */
const epoch = Date.UTC(1899, 11, 30);
/** Days between the 1900 and the 1904 date system. */
const offset1904 = 1462;
/** 31 December 9999. */
const lastDay = 2_958_465;

const two = (value: number) => String(value).padStart(2, '0');

const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

const isoDay = (day: number): string => {
  // Before March 1900 the count is off by one, because it includes a 29 February that did not exist.
  const real = day < 60 ? day + 1 : day;
  return new Date(epoch + real * dayMs).toISOString().slice(0, 10);
};

type DateKind = 'date' | 'dateTime' | 'time' | 'elapsed';

/**
 * Formats a spreadsheet's serial date by its format: 2024-01-31, 2024-01-31T08:30:00, 08:30:00, or 26:30:00 for a
 * duration. Returns undefined if it is not a valid date; then the number is shown.
 */
export const cellDateText = (
  serial: number,
  kind: DateKind,
  is1904: boolean,
): string | undefined => {
  if (!(serial >= 0)) return undefined;
  if (kind === 'elapsed')
    return serial > lastDay ? undefined : clock(Math.round(serial * daySeconds));
  const total = Math.round(serial * daySeconds);
  const seconds = total % daySeconds;
  const isTime = kind === 'time' || (kind === 'dateTime' && !is1904);
  if (isTime && total < daySeconds) return clock(seconds);
  const day = (total - seconds) / daySeconds + (is1904 ? offset1904 : 0);
  if (day < 1 || day > lastDay || day === 60) return undefined;
  return kind === 'date' ? isoDay(day) : `${isoDay(day)}T${clock(seconds)}`;
};

/** Formats digits with a zero mask; the first group takes extra digits. */
const masked = (
  digits: string,
  format: Extract<NumberFormat, { readonly type: 'zeros' }>,
): string => {
  const { parts, most, beyond } = format;
  if (most !== undefined && Number(digits) > most) {
    return beyond?.type === 'zeros' ? masked(digits, beyond) : digits;
  }
  const width = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0);
  const padded = digits.padStart(width, '0');
  let at = 0;
  // Extra digits go to the first zero of the mask.
  let spare = padded.length - width;
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const from = at;
      at += part + spare;
      spare = 0;
      return padded.slice(from, at);
    })
    .join('');
};

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
  readonly notes: FileNotes;
}

/**
 * Text of the number in `bytes[start, end)`, the same for all workbooks: zero masks and dates as displayed, others
 * plain and exact. Undefined if it is unchanged.
 */
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
  const plain = cellNumberText(value);
  if (format.type === 'plain') return plain;
  // The mask would hide part of a fraction or a negative number.
  if (format.type === 'zeros') return /^\d+$/.test(plain) ? masked(plain, format) : plain;
  if (isDate1904) note(notes, 'dates1904', line);
  return cellDateText(value, format.type, isDate1904) ?? plain;
};
