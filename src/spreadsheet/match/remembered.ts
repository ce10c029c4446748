/**
 * What people chose for a file, per organization, for the next file of the same shape. Kept in the browser's storage:
 * names of targets, places and values of ours under numbers made of the headings and texts; no heading and no cell.
 */
import { keyHash } from '../keyHash';
import type { ColumnProfile, OpenedFile } from '../types';
import { plainValue } from './columnValues';
import type { Head } from './headings';
import { denseHeading } from './plainHeading';

/** Shapes kept for each organization; the one that was used longest ago goes. */
const mostShapes = 50;
/** Values kept for each organization, in the same way. */
const mostValues = 2_000;

/** By column its target, or null; behind the target, with a blank, the unit that was chosen for it. */
type Targets = readonly (string | null)[];

/** Two hashes of 32 bits: that two texts of one organization share both does not happen. */
const numberOf = (text: string): string =>
  [keyHash(text), keyHash(`shape ${text}`)].map((part) => part.toString(36)).join('-');

/** Null for a file without headings: its shape says nothing. */
const shapeOf = (profiles: readonly ColumnProfile[]): string | null => {
  const headings = profiles.map(({ heading, group }) => denseHeading(`${group}${heading}`));
  if (headings.every((heading) => heading === '')) return null;
  return `${numberOf(JSON.stringify(headings))}-${headings.length.toString(36)}`;
};

/** One kind of choices in the browser's storage. What cannot be read counts as nothing: it is only a convenience. */
const memory = <Value>(
  prefix: string,
  most: number,
  isValue: (value: unknown) => value is Value,
) => {
  const keyOf = (accountId: string): string => `${prefix}:${accountId}`;
  const isEntry = (entry: unknown): entry is readonly [string, Value] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]);
  /** Oldest first. */
  const all = (accountId: string): Map<string, Value> => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '[]');
      return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
    } catch {
      return new Map();
    }
  };
  return {
    all,
    keep: (accountId: string, entries: Iterable<readonly [string, Value]>): void => {
      const kept = all(accountId);
      for (const [key, value] of entries) {
        kept.delete(key);
        kept.set(key, value);
      }
      try {
        localStorage.setItem(keyOf(accountId), JSON.stringify([...kept].slice(-most)));
      } catch {
        // The browser gives no (more) storage: next time the file is looked at as if for the first time.
      }
    },
  };
};

const columns = memory(
  'facings-import-columns',
  mostShapes,
  (value): value is Targets =>
    Array.isArray(value) && value.every((name) => name === null || typeof name === 'string'),
);

/** What was chosen for the columns of the last file with these headings; null where there was none. */
export const rememberedMatch = (
  accountId: string,
  profiles: readonly ColumnProfile[],
): Targets | null => {
  const shape = shapeOf(profiles);
  const targets = shape === null ? undefined : columns.all(accountId).get(shape);
  return targets?.length === profiles.length ? targets : null;
};

export const rememberMatch = (
  accountId: string,
  profiles: readonly ColumnProfile[],
  targets: Targets,
): void => {
  const shape = shapeOf(profiles);
  if (shape !== null) columns.keep(accountId, [[shape, targets]]);
};

/** Where the rows of a file are: sheet, last row of the headings, how many rows these are. */
export interface Place {
  readonly sheet: number | null;
  readonly head: Head;
}

type StoredPlace = readonly [sheet: number | null, row: number, lines: 1 | 2];

const places = memory(
  'facings-import-places',
  mostShapes,
  (value): value is StoredPlace =>
    Array.isArray(value) &&
    (value[0] === null || Number.isInteger(value[0])) &&
    Number.isInteger(value[1]) &&
    (value[2] === 1 || value[2] === 2),
);

export const placeOf = ({ workbook, headerRow, headLines }: OpenedFile): Place => ({
  sheet: workbook?.sheet ?? null,
  head: { row: headerRow, lines: headLines },
});

/** A file as it is opened by itself: its headings, and how many sheets it has. */
const proposalOf = ({ profiles, workbook }: OpenedFile): string | null => {
  const shape = shapeOf(profiles);
  return shape === null ? null : `${shape}-${workbook?.sheets.length ?? 0}`;
};

/** Where the person found the rows of the last file that was opened like this one. */
export const rememberedPlace = (accountId: string, proposed: OpenedFile): Place | null => {
  const shape = proposalOf(proposed);
  const stored = shape === null ? undefined : places.all(accountId).get(shape);
  return stored ? { sheet: stored[0], head: { row: stored[1], lines: stored[2] } } : null;
};

export const rememberPlace = (accountId: string, proposed: OpenedFile, place: Place): void => {
  const shape = proposalOf(proposed);
  const { sheet, head } = place;
  if (shape !== null) places.keep(accountId, [[shape, [sheet, head.row, head.lines]]]);
};

const values = memory(
  'facings-import-values',
  mostValues,
  (value): value is string => typeof value === 'string',
);

const valueKey = (target: string, text: string): string =>
  `${target} ${numberOf(plainValue(text))}`;

/** What values of a target's column became in files before; '' for one that was left as it was. */
export const rememberedValues = (
  accountId: string,
  target: string,
): ((text: string) => string | undefined) => {
  const all = values.all(accountId);
  return (text) => all.get(valueKey(target, text));
};

export const rememberValues = (
  accountId: string,
  target: string,
  chosen: ReadonlyMap<string, string>,
): void => {
  if (chosen.size === 0) return;
  values.keep(
    accountId,
    Array.from(chosen, ([text, value]) => [valueKey(target, text), value] as const),
  );
};
