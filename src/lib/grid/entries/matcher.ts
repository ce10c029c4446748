import { decodeSpan, type Table } from '../../tables/table';
import type { FindOptions } from './types';

/** A search text and its replacement. */
export interface Matcher {
  readonly test: (text: string) => boolean;
  readonly replace: (text: string, by: string) => string;
  /** The lower-case text that an ASCII cell must contain; null if no ASCII cell can match. */
  readonly ascii: string | null;
  /** Whether every cell that contains `ascii` in any case matches. */
  readonly isAsciiEnough: boolean;
}

const signs = /[\\^$.*+?()[\]{}|]/g;

/**
 * Creates a matcher, case-insensitive by default. The pattern does not have the flag `u`: without it, no letter beyond
 * ASCII matches an ASCII letter in another case, and a table can be searched byte by byte.
 */
export const matcherOf = ({
  text,
  isWholeCell = false,
  isCaseSensitive = false,
}: Omit<FindOptions, 'columns' | 'rows'>): Matcher => {
  const trimmed = text.trim();
  const escaped = (isWholeCell ? trimmed : text).replace(signs, '\\$&');
  const flags = isCaseSensitive ? '' : 'i';
  const pattern = new RegExp(isWholeCell ? `^\\s*${escaped}\\s*$` : escaped, flags);
  const all = new RegExp(escaped, `g${flags}`);
  // Every cell contains an empty text. An empty search matches only blank cells, and only with `isWholeCell`.
  const isNothing = !isWholeCell && text === '';
  // oxlint-disable-next-line no-control-regex -- matches ASCII only
  const isAscii = /^[\x00-\x7f]*$/.test(trimmed);
  return {
    test: (cell) => !isNothing && pattern.test(cell),
    replace: (cell, by) => (isWholeCell ? by : cell.replace(all, () => by)),
    ascii: isAscii && !isNothing ? trimmed.toLowerCase() : null,
    isAsciiEnough: !isWholeCell && !isCaseSensitive && text === trimmed,
  };
};

// Searches a table's bytes, because converting a hundred thousand rows to strings is slow.

/** Lower case of each ASCII byte. */
const lower = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > 0x40 && byte < 0x5b ? byte + 0x20 : byte,
);

/** Not an ASCII byte, so that only cells beyond ASCII are read. */
const matchesNothing = Uint8Array.of(0xff);

type Verdict = 'has' | 'hasNot' | 'beyondAscii';

const search = (bytes: Uint8Array, start: number, end: number, sought: Uint8Array): Verdict => {
  const { length } = sought;
  if (length === 0) return 'has';
  const first = sought[0] ?? 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > 0x7f) return 'beyondAscii';
    if (lower[byte] !== first || at + length > end) continue;
    let same = 1;
    while (same < length && lower[bytes[at + same] ?? 0] === sought[same]) same += 1;
    if (same === length) return 'has';
  }
  return 'hasNot';
};

/** Tests whether a cell matches. An ASCII cell that cannot match is never converted to a string. */
export const spanFinder = (
  { bytes, starts, ends, columnCount }: Table,
  { ascii, isAsciiEnough, test }: Matcher,
): ((row: number, column: number) => boolean) => {
  const sought =
    ascii === null ? matchesNothing : Uint8Array.from(ascii, (sign) => sign.charCodeAt(0));
  return (row, column) => {
    if (column >= columnCount) return test('');
    const cell = row * columnCount + column;
    const start = starts[cell] ?? 0;
    const end = ends[cell] ?? 0;
    const verdict = search(bytes, start, end, sought);
    if (verdict === 'hasNot') return false;
    return (verdict === 'has' && isAsciiEnough) || test(decodeSpan(bytes, start, end));
  };
};
