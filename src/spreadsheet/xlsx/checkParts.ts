import type { Limits } from '../limits';
import { Refusal } from './refusal';
import type { ZipDirectory, ZipPart } from './zipDirectory';

export const localHeaderSize = 30;

/**
 * Rows of a sheet are read piece by piece into room that is bounded, and a sheet of equal rows packs as well as any
 * bomb does: only its size counts.
 */
const isSheet = /(^|\/)worksheets\/[^/]+\.xml$/i;

/** Unpacked against packed beyond what any table reaches; small parts may be as even as they like. */
export const isBomb = (
  part: { readonly name: string; readonly packed: number; readonly size: number },
  limits: Limits,
) =>
  part.size > limits.partBytes ||
  (!isSheet.test(part.name) &&
    part.size > limits.ratioFromBytes &&
    part.size > part.packed * limits.ratio);

const checkPart = (part: ZipPart, limits: Limits) => {
  if (part.isEncrypted) throw new Refusal('encrypted');
  if (part.method !== 0 && part.method !== 8) throw new Refusal('corrupt', { part: part.name });
  if (part.method === 0 && part.packed !== part.size) {
    throw new Refusal('corrupt', { part: part.name });
  }
  if (isBomb(part, limits)) throw new Refusal('bomb', { part: part.name });
};

/**
 * What a directory says must be possible before anything is unpacked: few enough parts, sizes within the limits,
 * one beside the other (two parts over the same bytes are how a small file unpacks to a huge one).
 */
export const checkParts = ({ parts, start }: ZipDirectory, limits: Limits) => {
  let total = 0;
  for (const part of parts.values()) {
    checkPart(part, limits);
    total += part.size;
    if (total > limits.declaredBytes) throw new Refusal('bomb', { part: part.name });
  }
  const inOrder = [...parts.values()].sort((one, other) => one.offset - other.offset);
  inOrder.forEach((part, index) => {
    const end = part.offset + localHeaderSize + part.packed;
    if (end > start) throw new Refusal('truncated', { part: part.name });
    const next = inOrder[index + 1];
    if (next !== undefined && end > next.offset) throw new Refusal('corrupt', { part: part.name });
  });
};
