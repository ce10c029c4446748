import type { Limits } from '../limits';
import { Refusal } from './refusal';
import type { ZipDirectory, ZipPart } from './zipDirectory';

export const localHeaderSize = 30;

/**
 * Sheets are exempt from the ratio: their rows are read in pieces into bounded memory, and a sheet of equal rows
 * compresses like a zip bomb. Only their size is limited.
 */
const isSheet = /(^|\/)worksheets\/[^/]+\.xml$/i;

/** Whether the compression ratio is higher than that of any table. Small parts may have any ratio. */
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
 * Checks the directory before unpacking: number of parts, sizes within the limits, no overlaps. Overlapping parts are
 * how a small file unpacks to a huge one.
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
