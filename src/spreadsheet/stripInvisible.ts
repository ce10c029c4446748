/**
 * Takes characters that nobody sees out of a table before anything is compared: 'SKU\u200B1' is SKU1. Most files have
 * none, which one pass over their bytes says; only cells that have one become strings.
 */
import { invisibleIn, withoutInvisible } from '../schema/invisible';
import type { Table } from './table';

export interface Stripped {
  /** Cells that were changed. */
  readonly count: number;
  /** The first few, by their number in the table. */
  readonly cells: readonly number[];
  /** Which characters, by their names: 'U+200B'. */
  readonly names: readonly string[];
}

const mostCells = 5;
const mostNames = 4;
const encoder = new TextEncoder();
/** A byte order mark at the beginning of a cell is one of those characters. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** What a byte says: nothing, an ASCII control, or that it may begin an invisible character. */
const leads = new Uint8Array(256);
for (let byte = 0; byte < 0x20; byte += 1) leads[byte] = 1;
for (const byte of [0x09, 0x0a, 0x0d]) leads[byte] = 0;
leads[0x7f] = 1;
for (const byte of [0xc2, 0xcd, 0xd8, 0xe1, 0xe2, 0xe3, 0xef, 0xf3]) leads[byte] = 2;

/** Whether the character at `at` may be invisible; a few that are not are looked at again as text. */
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

/** Places of what may be invisible, in their order; four bytes at a time where all of them are plain text. */
const placesIn = (bytes: Uint8Array): readonly number[] => {
  const places: number[] = [];
  const look = (at: number): void => {
    const lead = leads[bytes[at] as number] as number;
    if (lead === 1 || (lead === 2 && mayBeInvisible(bytes, at))) places.push(at);
  };
  const { length } = bytes;
  const skipped = Math.min(length, -bytes.byteOffset & 3);
  const count = (length - skipped) >>> 2;
  for (let at = 0; at < skipped; at += 1) look(at);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + skipped, count);
  for (let word = 0; word < count; word += 1) {
    const four = words[word] as number;
    // The highest bit of a byte becomes 1 where it is below a blank, is DEL or is not ASCII.
    const odd = four | ((four - 0x20202020) & ~four) | (four + 0x01010101);
    if ((odd & 0x80808080) === 0) continue;
    const at = skipped + word * 4;
    look(at);
    look(at + 1);
    look(at + 2);
    look(at + 3);
  }
  for (let at = skipped + count * 4; at < length; at += 1) look(at);
  return places;
};

const nothing: Stripped = { count: 0, cells: [], names: [] };

/** The first place at or behind `from`. */
const nextPlace = (places: readonly number[], from: number): number => {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return places[low] ?? Infinity;
};

/** Changes the table where it lies; a text can only become shorter. */
export const stripInvisible = ({ bytes, starts, ends }: Table): Stripped => {
  const places = placesIn(bytes);
  if (places.length === 0) return nothing;
  const cells: number[] = [];
  const names = new Set<string>();
  let count = 0;
  /** Cells of a workbook share their texts: by where one begins, where it ends now. */
  const done = new Map<number, number>();
  for (let cell = 0; cell < starts.length; cell += 1) {
    const start = starts[cell] as number;
    const end = ends[cell] as number;
    if (nextPlace(places, start) >= end) continue;
    let now = done.get(start);
    if (now === undefined) {
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
