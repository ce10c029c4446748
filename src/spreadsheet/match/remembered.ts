/**
 * What people chose for the columns of a file, per organization, for the next file of the same shape. Kept in the
 * browser's storage: names of targets under a number made of the headings; no heading and no cell.
 */
import { keyHash } from '../keyHash';
import type { ColumnProfile } from '../types';
import { denseHeading } from './plainHeading';

/** Shapes kept for each organization; the one that was used longest ago goes. */
const mostShapes = 50;

type Targets = readonly (string | null)[];

const storageKey = (accountId: string): string => `facings-import-columns:${accountId}`;

/** Null for a file without headings: its shape says nothing. */
const shapeOf = (profiles: readonly ColumnProfile[]): string | null => {
  const headings = profiles.map(({ heading }) => denseHeading(heading));
  if (headings.every((heading) => heading === '')) return null;
  const text = JSON.stringify(headings);
  // Two hashes of 32 bits: that two files of one organization share both does not happen.
  return [keyHash(text), keyHash(`shape ${text}`), headings.length]
    .map((part) => part.toString(36))
    .join('-');
};

const isShape = (value: unknown): value is readonly [string, Targets] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Array.isArray(value[1]) &&
  value[1].every((name) => name === null || typeof name === 'string');

/** Oldest first; what cannot be read counts as nothing, since it is only a convenience. */
const stored = (accountId: string): Map<string, Targets> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey(accountId)) ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isShape) : []);
  } catch {
    return new Map();
  }
};

/** What was chosen for the columns of the last file with these headings; null where there was none. */
export const rememberedMatch = (
  accountId: string,
  profiles: readonly ColumnProfile[],
): Targets | null => {
  const shape = shapeOf(profiles);
  const targets = shape === null ? undefined : stored(accountId).get(shape);
  return targets?.length === profiles.length ? targets : null;
};

export const rememberMatch = (
  accountId: string,
  profiles: readonly ColumnProfile[],
  targets: Targets,
): void => {
  const shape = shapeOf(profiles);
  if (shape === null) return;
  const shapes = stored(accountId);
  shapes.delete(shape);
  shapes.set(shape, targets);
  try {
    localStorage.setItem(storageKey(accountId), JSON.stringify([...shapes].slice(-mostShapes)));
  } catch {
    // The browser gives no (more) storage: next time the columns are matched by their names again.
  }
};
