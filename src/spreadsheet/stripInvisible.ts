/**
 * Removes invisible characters from a table before anything is compared: 'SKU\u200B1' becomes SKU1. Most files have
 * none, which one pass over the bytes shows; only cells with one become strings.
 */
import { invisibleIn, withoutInvisible } from '../schema/invisible';
import type { Table } from './table';

export interface Stripped {
  /** Number of changed cells. */
  readonly count: number;
  /** Indexes in the table of the first few cells. */
  readonly cells: readonly number[];
  /** Names of the removed characters: 'U+200B'. */
  readonly names: readonly string[];
}

const mostCells = 5;
const mostNames = 4;
const encoder = new TextEncoder();
/** A byte order mark at the start of a cell is such a character and must not be dropped by the decoder. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Class of each byte: ordinary, ASCII control, or possible start of an invisible character. */
const leads = new Uint8Array(256);
for (let byte = 0; byte < 0x20; byte += 1) leads[byte] = 1;
for (const byte of [0x09, 0x0a, 0x0d]) leads[byte] = 0;
leads[0x7f] = 1;
for (const byte of [0xc2, 0xcd, 0xd8, 0xe1, 0xe2, 0xe3, 0xef, 0xf3]) leads[byte] = 2;

/** Whether the character at `at` may be invisible. A few false positives are checked again as text. */
const mayBeInvisible = (bytes: Uint8Array, at: number): boolean => {
  const second = bytes[at + 1] ?? 0;
  const third = bytes[at + 2] ?? 0;
  switch (bytes[at]) {
    case 0xc2:
      return second < 0xa0 || second === 0xad;
    case 0xcd:
      return second === 0x8f;
    case 0xd8:
      return second === 0x9c;
    case 0xe1:
      return (
        (second === 0x85 && (third === 0x9f || third === 0xa0)) ||
        (second === 0x9e && (third === 0xb4 || third === 0xb5)) ||
        (second === 0xa0 && third === 0x8e)
      );
    case 0xe2:
      return (
        (second === 0x80 &&
          ((third >= 0x8b && third <= 0x8f) || (third >= 0xaa && third <= 0xae))) ||
        (second === 0x81 && third >= 0xa0)
      );
    case 0xe3:
      return second === 0x85 && third === 0xa4;
    case 0xef:
      return (
        (second === 0xbb && third === 0xbf) ||
        (second === 0xbe && third === 0xa0) ||
        (second === 0xbf && third >= 0xb9 && third <= 0xbb)
      );
    default:
      return second === 0xa0 && (third === 0x80 || third === 0x81);
  }
};

/** Whether a character between the two positions may be invisible. */
const mayHold = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const lead = leads[bytes[at] as number] as number;
    if (lead === 1 || (lead === 2 && mayBeInvisible(bytes, at))) return true;
  }
  return false;
};

/** The same for all bytes. Checks four at a time while all are ordinary. */
const mayHoldAny = (bytes: Uint8Array): boolean => {
  const { length } = bytes;
  const skipped = Math.min(length, -bytes.byteOffset & 3);
  const count = (length - skipped) >>> 2;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + skipped, count);
  for (let word = 0; word < count; word += 1) {
    const four = words[word] as number;
    // Sets the highest bit of each byte that is below a blank, DEL or not ASCII.
    const odd = four | ((four - 0x20202020) & ~four) | (four + 0x01010101);
    const at = skipped + word * 4;
    if ((odd & 0x80808080) !== 0 && mayHold(bytes, at, at + 4)) return true;
  }
  return mayHold(bytes, 0, skipped) || mayHold(bytes, skipped + count * 4, length);
};

const nothing: Stripped = { count: 0, cells: [], names: [] };

/** Modifies the table in place; a text can only become shorter. */
export const stripInvisible = ({ bytes, starts, ends }: Table): Stripped => {
  if (!mayHoldAny(bytes)) return nothing;
  const cells: number[] = [];
  const names = new Set<string>();
  let count = 0;
  /** New end by start of a text, since cells of a workbook share texts. */
  const done = new Map<number, number>();
  for (let cell = 0; cell < starts.length; cell += 1) {
    const start = starts[cell] as number;
    const end = ends[cell] as number;
    // Empty cells start anywhere, also where a text does.
    if (start === end) continue;
    let now = done.get(start);
    if (now === undefined) {
      if (!mayHold(bytes, start, end)) continue;
      const text = decoder.decode(bytes.subarray(start, end));
      const found = invisibleIn(text);
      found.forEach((name) => names.add(name));
      now = found.length === 0 ? end : start;
      if (found.length > 0) {
        now += encoder.encodeInto(withoutInvisible(text), bytes.subarray(start, end)).written;
      }
      done.set(start, now);
    }
    if (now === end) continue;
    ends[cell] = now;
    count += 1;
    if (cells.length < mostCells) cells.push(cell);
  }
  return { count, cells, names: [...names].slice(0, mostNames) };
};
