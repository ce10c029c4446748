/** The products and zones of a job template: people select them in lists (rules 2 and 3, Job template). */
import { isObject } from '../../src/schema/isObject';

export interface Selection {
  /** Entity of the rows. */
  readonly of: 'products' | 'zones';
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  /** Filters of the rows' list that return exactly the selection that the platform stores. */
  readonly storedBy: (
    record: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, string>>;
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
  columns: ['sku', 'product_description', 'item_app_eligible', 'is_archived'],
  filters: ['primary_category', 'category', 'item_app_eligible', 'is_archived'],
  storedBy: ({ id }) => ({ job_template_id: String(id) }),
  idOf: (entry) => idText(entry)?.toLowerCase() ?? null,
  entryOf: (id) => id,
};

/** Stored as objects, which may have a template of their own. */
export const zones: Selection = {
  of: 'zones',
  columns: ['name', 'region_id', 'external_store_id', 'timeZoneName', 'reporting_status'],
  filters: ['region_id', 'is_active', 'reporting_status'],
  storedBy: () => ({}),
  idOf: (entry) => idText(isObject(entry) ? entry.zone_id : entry),
  entryOf: (id, stored) => {
    if (isObject(stored)) return stored;
    return stored === undefined ? { zone_id: id, template: {} } : { zone_id: id };
  },
};

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

/** Adds or removes rows. The remaining entries keep their order and their other keys. */
export const withRows = (
  selection: Selection,
  value: unknown,
  rows: readonly string[],
  isOn: boolean,
): readonly unknown[] => {
  const entries = new Map(entriesOf(selection, value));
  for (const row of rows) {
    const id = selection.idOf(row) ?? row;
    if (!isOn) entries.delete(id);
    else if (!entries.has(id)) entries.set(id, selection.entryOf(id));
  }
  return [...entries.values()];
};

/** Whether a zone's entry has a template of its own. */
export const hasOwnTemplate = (entry: unknown): boolean => {
  const template = isObject(entry) ? entry.template : undefined;
  return isObject(template)
    ? Object.keys(template).length > 0
    : template != null && template !== '';
};
