/**
 * Remembers per organization what users chose for a file, for the next file of the same shape. The browser's storage
 * has names of targets, positions and our own values, keyed by hashes of headers and texts. It contains no header and
 * no cell.
 */
import { keyHash } from '../keyHash';
import type { ColumnProfile, OpenedFile } from '../types';
import { denseHeading, type Head } from './headings';
import { plainKey } from '../../text/plainText';
import { storedText, storeText } from '../../util/storedText';

/** Maximum number of shapes per organization; the least recently used is dropped. */
const mostShapes = 50;
/** Maximum number of values per organization; the least recently used are dropped. */
const mostValues = 2_000;

/** By column its target, or null. The chosen unit follows the target after a blank. */
type Targets = readonly (string | null)[];

/** Two 32-bit hashes, so that a collision within an organization is practically impossible. */
const numberOf = (text: string): string =>
  [keyHash(text), keyHash(`shape ${text}`)].map((part) => part.toString(36)).join('-');

/** Null for a file without headers, which has no recognizable shape. */
const shapeOf = (profiles: readonly ColumnProfile[]): string | null => {
  const headings = profiles.map(({ heading, group }) => denseHeading(`${group}${heading}`));
  if (headings.every((heading) => heading === '')) return null;
  return `${numberOf(JSON.stringify(headings))}-${headings.length.toString(36)}`;
};

/** One kind of choices in the browser's storage. Unreadable content is ignored, because it is only a convenience. */
const memory = <Value>(
  prefix: string,
  most: number,
  isValue: (value: unknown) => value is Value,
) => {
  const keyOf = (accountId: string): string => `${prefix}:${accountId}`;
  const isEntry = (entry: unknown): entry is readonly [string, Value] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]);
  /** Least recently used first. */
  const all = (accountId: string): Map<string, Value> => {
    try {
      const stored: unknown = JSON.parse(storedText(keyOf(accountId)) ?? '[]');
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
      // If the storage is full or unavailable, the choice is not remembered.
      storeText(keyOf(accountId), JSON.stringify([...kept].slice(-most)));
    },
  };
};

const columns = memory(
  'facings-import-columns',
  mostShapes,
  (value): value is Targets =>
    Array.isArray(value) && value.every((name) => name === null || typeof name === 'string'),
);

/** The choices for the columns of the last file with these headers; null if there is none. */
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

/** Where a file's rows are: the sheet, the last header row and the number of header rows. */
export type RememberedPlace = readonly [sheet: number | null, row: number, lines: Head['lines']];

const places = memory(
  'facings-import-places',
  mostShapes,
  (value): value is RememberedPlace =>
    Array.isArray(value) &&
    (value[0] === null || Number.isInteger(value[0])) &&
    Number.isInteger(value[1]) &&
    (value[2] === 1 || value[2] === 2),
);

/** Identifies a file by its detected headers and number of sheets. */
const proposalOf = ({ profiles, workbook }: OpenedFile): string | null => {
  const shape = shapeOf(profiles);
  return shape === null ? null : `${shape}-${workbook?.sheets.length ?? 0}`;
};

/** Where the user found the rows of the last file that was detected like this one. */
export const rememberedPlace = (
  accountId: string,
  proposed: OpenedFile,
): RememberedPlace | null => {
  const shape = proposalOf(proposed);
  return (shape === null ? undefined : places.all(accountId).get(shape)) ?? null;
};

export const rememberPlace = (
  accountId: string,
  proposed: OpenedFile,
  { workbook, headerRow, headLines }: OpenedFile,
): void => {
  const shape = proposalOf(proposed);
  const place: RememberedPlace = [workbook?.sheet ?? null, headerRow, headLines];
  if (shape !== null) places.keep(accountId, [[shape, place]]);
};

const values = memory(
  'facings-import-values',
  mostValues,
  (value): value is string => typeof value === 'string',
);

const valueKey = (target: string, text: string): string => `${target} ${numberOf(plainKey(text))}`;

/** The matches of a target's values in earlier files; '' for a value that was left unchanged. */
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
