/** Looks for a text in a table's bytes, where a hundred thousand rows would take long as strings. */
import { decodeSpan, type Table } from '../../spreadsheet/table';
import type { Matcher } from './matcher';

/** Each byte as its lower case, as far as it is ASCII. */
const lower = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > 0x40 && byte < 0x5b ? byte + 0x20 : byte,
);

/** No byte of ASCII, so that only cells beyond it are read. */
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

/** Whether a cell matches; a cell of plain ASCII that does not have the text in any case never becomes a string. */
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
