/** The products and zones of a job template: people select them in lists (rules 2 and 3, Job template). */
import type { ComposedEntries } from '../../src/schema/field';
import { memberEntries } from '../../src/schema/fieldEntries';
import { isObject } from '../../src/lib/util/isObject';

export interface Selection {
  readonly of: 'products' | 'zones';
  /** Reads the id of an entry, or of a row, of any shape (rules R25), as the platform stores it; null if it has none. */
  readonly idOf: (entry: unknown) => string | null;
  /** Returns the entry to send: the stored one, or a new one. */
  readonly entryOf: (id: string, stored?: unknown) => unknown;
}

const idText = (id: unknown): string | null =>
  (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null;

/** Stored as a list of ids in lower case, whatever case the rows use. */
export const products: Selection = {
  of: 'products',
  idOf: (entry) => idText(entry)?.toLowerCase() ?? null,
  entryOf: (id) => id,
};

/** Stored as objects, which may have a template of their own. */
export const zones: Selection = {
  of: 'zones',
  idOf: (entry) => idText(isObject(entry) ? entry.zone_id : entry),
  entryOf: (id, stored) => {
    if (isObject(stored)) return stored;
    return stored === undefined ? { zone_id: id, template: {} } : { zone_id: id };
  },
};

/** Whether a zone has a template of its own, which may name products. */
export const hasTemplate = (entry: unknown): boolean =>
  isObject(entry) && isObject(entry.template) && Object.keys(entry.template).length > 0;

/** The entries of a value by their ids: without duplicates, and with their other keys. */
export const entriesOf = (
  { idOf, entryOf }: Selection,
  value: unknown,
): ReadonlyMap<string, unknown> => {
  const entries = new Map<string, unknown>();
  for (const stored of Array.isArray(value) ? value : []) {
    const id = idOf(stored);
    if (id !== null && !entries.has(id)) entries.set(id, entryOf(id, stored));
  }
  return entries;
};

export const idsOf = (selection: Selection, value: unknown): readonly string[] => [
  ...entriesOf(selection, value).keys(),
];

/** Returns the value to send: each selected record once. */
export const sentSelection = (selection: Selection, value: unknown): unknown =>
  value == null ? null : [...entriesOf(selection, value).values()];

/** Each selected record. */
export const selectionEntries = (selection: Selection): ComposedEntries =>
  memberEntries((value) => entriesOf(selection, value));
