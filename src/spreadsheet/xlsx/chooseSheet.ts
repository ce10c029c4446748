import type { MergedSpan } from '../match/headings';
import type { Table } from '../table';
import type { Notice } from '../types';
import { Refusal } from './refusal';

/** Scores a sheet by its first rows; 0 means no evidence. */
export type WorthOf = (table: Table, merged: readonly MergedSpan[]) => number;

/** Maximum number of sheets to look into. */
export const mostPeeked = 12;
/** Number of rows needed to recognize headers. */
export const peekedRows = 24;
/** Unpacked bytes of a sheet after which the look stops. */
export const peekedBytes = 1024 * 1024;

export interface Peeked {
  readonly sheet: number;
  readonly hasRows: boolean;
  readonly worth: number;
}

/** The first sheet with the highest score; else the first with rows; else the first. */
export const bestOf = (peeked: readonly Peeked[]): number => {
  const best = peeked.reduce<Peeked | undefined>((found, one) => {
    if (!one.hasRows) return found;
    return found === undefined || one.worth > found.worth ? one : found;
  }, undefined);
  return best?.sheet ?? peeked[0]?.sheet ?? 0;
};

/** The requested sheet, or all visible ones. */
export const candidatesOf = (
  sheets: readonly { readonly isHidden: boolean }[],
  chosen: number | undefined,
): { readonly candidates: readonly number[]; readonly notices: readonly Notice[] } => {
  const isThere = chosen === undefined ? sheets.length > 0 : sheets[chosen] !== undefined;
  if (!isThere) throw new Refusal('noSheet');
  if (chosen !== undefined) return { candidates: [chosen], notices: [] };
  const visible = [...sheets.keys()].filter((at) => !sheets[at]?.isHidden);
  return visible.length > 0
    ? { candidates: visible, notices: [] }
    : { candidates: [...sheets.keys()], notices: [{ code: 'hiddenSheet' }] };
};

/** Lines in which headers may be. */
const headingLines = 64;

/** Merged cells within one row, near the top. */
export const mergedSpans = (merges: readonly number[], columns: number): MergedSpan[] => {
  const spans: MergedSpan[] = [];
  for (let at = 0; at < merges.length; at += 2) {
    const [first = 0, last = 0] = [merges[at], merges[at + 1]];
    const line = 1 + Math.floor(first / columns);
    if (line > headingLines || 1 + Math.floor(last / columns) !== line) continue;
    spans.push([line, first % columns, last % columns]);
  }
  return spans;
};
