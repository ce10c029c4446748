import type { MergedSpan } from '../match/headings';
import type { Table } from '../table';
import type { Notice } from '../types';
import { attributeFlag, attributeText } from './attributes';
import { Refusal } from './refusal';
import { nameCode, type XmlHandlers } from './scanXml';

const SHEETS = nameCode('sheets');
const SHEET = nameCode('sheet');
const WORKBOOK_PR = nameCode('workbookPr');
const RELATIONSHIP = nameCode('Relationship');

interface SheetEntry {
  readonly name: string;
  readonly isHidden: boolean;
  /** Id of the relationship to its part. */
  readonly id: string;
}

/** Reads workbook.xml: the sheets in order, and the date system. */
export const workbook = () => {
  const sheets: SheetEntry[] = [];
  let isDate1904 = false;
  let isInSheets = false;
  const handlers: XmlHandlers = {
    open: (name, depth, bytes, start, end) => {
      if (depth === 2) {
        isInSheets = name === SHEETS;
        if (name === WORKBOOK_PR) isDate1904 = attributeFlag(bytes, start, end, 'date1904');
      }
      if (depth !== 3 || !isInSheets || name !== SHEET) return;
      sheets.push({
        name: attributeText(bytes, start, end, 'name') ?? '',
        isHidden: /hidden$/i.test(attributeText(bytes, start, end, 'state') ?? ''),
        id: attributeText(bytes, start, end, 'id') ?? '',
      });
    },
    close: () => undefined,
    text: () => undefined,
  };
  return { handlers, done: () => ({ sheets, isDate1904 }) };
};

export interface Relationship {
  readonly id: string;
  /** Last segment of its type: 'worksheet', 'sharedStrings'. */
  readonly kind: string;
  /** Name of the part; undefined for an external target, which is never followed. */
  readonly part: string | undefined;
}

/** Resolves a part's name relative to a folder. */
const partOf = (target: string, folder: string): string => {
  const steps: string[] = [];
  const path = target.startsWith('/') ? target : `${folder}/${target}`;
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
};

/** Reads a part's .rels file. `folder` is the folder of the part. */
export const relationships = (folder: string) => {
  const found: Relationship[] = [];
  const handlers: XmlHandlers = {
    open: (name, depth, bytes, start, end) => {
      if (depth !== 2 || name !== RELATIONSHIP) return;
      const isOutside = /^external$/i.test(attributeText(bytes, start, end, 'TargetMode') ?? '');
      const target = attributeText(bytes, start, end, 'Target') ?? '';
      found.push({
        id: attributeText(bytes, start, end, 'Id') ?? '',
        kind: (attributeText(bytes, start, end, 'Type') ?? '').replace(/^.*\//s, ''),
        part: isOutside ? undefined : partOf(target, folder),
      });
    },
    close: () => undefined,
    text: () => undefined,
  };
  return { handlers, done: (): readonly Relationship[] => found };
};

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
