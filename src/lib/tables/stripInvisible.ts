/**
 * Removes invisible characters from a table before anything is compared: 'SKU\u200B1' becomes SKU1. Most files have
 * none, which the check of their encoding shows; only cells with one become strings.
 */
import { invisibleIn, withoutInvisible } from '../text/invisible';
import type { Table } from './table';
import { mayBeInvisible } from './text/utf8';

const mostCells = 5;
const mostNames = 4;
const encoder = new TextEncoder();
/** A byte order mark at the start of a cell is such a character and must not be dropped by the decoder. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Whether a character between the two positions may be invisible. */
const mayHold = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    if (mayBeInvisible(bytes, at)) return true;
  }
  return false;
};

/** Modifies the table in place; a text can only become shorter. */
export const stripInvisible = ({ bytes, starts, ends }: Table) => {
  /** Indexes in the table of the first few cells. */
  const cells: number[] = [];
  /** Names of the removed characters: 'U+200B'. */
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
