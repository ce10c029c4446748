/** Searches a table's bytes, because converting a hundred thousand rows to strings is slow. */
import { decodeSpan, type Table } from '../../spreadsheet/table';
import type { Matcher } from './matcher';

/** Lower case of each ASCII byte. */
const lower = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > 0x40 && byte < 0x5b ? byte + 0x20 : byte,
);

/** Not an ASCII byte, so that only cells beyond ASCII are read. */
const nowhere = Uint8Array.of(0xff);

type Verdict = 'has' | 'hasNot' | 'beyondAscii';

const look = (bytes: Uint8Array, start: number, end: number, sought: Uint8Array): Verdict => {
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
  const sought = ascii === null ? nowhere : Uint8Array.from(ascii, (sign) => sign.charCodeAt(0));
  return (row, column) => {
    if (column >= columnCount) return test('');
    const cell = row * columnCount + column;
    const start = starts[cell] ?? 0;
    const end = ends[cell] ?? 0;
    const verdict = look(bytes, start, end, sought);
    if (verdict === 'hasNot') return false;
    return (verdict === 'has' && isAsciiEnough) || test(decodeSpan(bytes, start, end));
  };
};
