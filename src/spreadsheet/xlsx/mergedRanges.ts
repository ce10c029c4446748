import { attributeText } from './attributes';
import { cellReference } from './cellReference';
import { Refusal } from './refusal';

const mostMerges = 1_000_000;
const encoder = new TextEncoder();

const cornerOf = (text: string): number => {
  const letters = encoder.encode(text);
  return cellReference(letters, 0, letters.length);
};

/** Adds the range of a <mergeCell> as two `cellReference`s; a single cell is ignored. */
export const addMerged = (merges: number[], bytes: Uint8Array, start: number, end: number) => {
  const range = attributeText(bytes, start, end, 'ref') ?? '';
  const [first = -1, last = first] = range.split(':', 2).map(cornerOf);
  if (first < 0 || last < 0 || merges.length >= 2 * mostMerges) {
    throw new Refusal('badReference', { reference: range.slice(0, 40) });
  }
  if (last !== first) merges.push(first, last);
};
