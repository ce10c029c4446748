/**
 * What one organization's setup has and another's lacks. Copying only adds: a value that the target has set itself is
 * never changed, and nothing is removed.
 */
import type { RaRecord } from 'react-admin';
import { assignedOf } from '../../../fields/assignments/index';
import { settingEntries } from '../../../fields/settings';
import { asText } from '../../../fields/shared/asText';

/** How the values of a part are compared: by the kind of their field, or row by row. */
type PartKind = 'picks' | 'assignments' | 'settings' | 'rows';

export interface Part {
  /** Name of the declaration. */
  readonly resource: string;
  readonly kind: PartKind;
  /** The document's field; of rows, the field that names one. */
  readonly field: string;
  /** Of rows: fields that together tell whether the target has the same one. */
  readonly sameBy?: readonly string[];
  /** Only what this part enables can be assigned. */
  readonly within?: string;
}

/** In the order in which they are copied: a default must be enabled before it is assigned. */
export const parts: readonly Part[] = [
  { resource: 'organizationUnits', kind: 'picks', field: 'uoms' },
  { resource: 'organizationStorages', kind: 'picks', field: 'storages' },
  {
    resource: 'storageDefaults',
    kind: 'assignments',
    field: 'account_storage_defaults',
    within: 'organizationStorages',
  },
  { resource: 'organizationFeatures', kind: 'settings', field: 'feature_flags' },
  { resource: 'categories', kind: 'rows', field: 'name', sameBy: ['name', 'type'] },
];

/** The part of both organizations: a document's value, or the rows of a list. */
export interface PartValues {
  readonly source: unknown;
  readonly target: unknown;
}

/** One thing that the target lacks. */
export interface Addition {
  /** Tells it from the others of its part. */
  readonly key: string;
  readonly label: string;
  /** What is stored for it: a value, or the fields of a row. */
  readonly value: unknown;
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const rowsOf = (value: unknown): readonly RaRecord[] =>
  Array.isArray(value) ? (value as readonly RaRecord[]) : [];

const sameKey = (row: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  names.map((name) => (asText(row[name]) ?? '').toLowerCase()).join('\n');

const missingSettings = ({ source, target }: PartValues): readonly Addition[] => {
  const own = new Map(settingEntries(target).map((entry) => [entry.id, entry]));
  return settingEntries(source).flatMap(({ id, name, type, value }) => {
    const other = own.get(id);
    const isSet = value !== null && value !== undefined && value !== '';
    return isSet && other?.type === type && (other.value ?? null) === null
      ? [{ key: String(id), label: `${name}: ${String(value)}`, value }]
      : [];
  });
};

const missingRows = (
  { source, target }: PartValues,
  { field, sameBy = [field] }: Part,
): readonly Addition[] => {
  const known = new Set(rowsOf(target).map((row) => sameKey(row, sameBy)));
  return rowsOf(source).flatMap((row) => {
    const key = sameKey(row, sameBy);
    const label = sameBy.map((name) => asText(row[name]) ?? '').join(' · ');
    if (known.has(key) || asText(row[field]) === null) return [];
    known.add(key);
    return [{ key, label, value: Object.fromEntries(sameBy.map((name) => [name, row[name]])) }];
  });
};

/**
 * What the target lacks of a part. `enabled`: of a part with `within`, the values that the target has or will have
 * there; other values cannot be assigned.
 */
export const missingOf = (
  part: Part,
  sides: PartValues,
  enabled: ReadonlySet<string> = new Set(),
): readonly Addition[] => {
  const { source, target } = sides;
  switch (part.kind) {
    case 'picks': {
      const own = new Set(textsOf(target));
      return textsOf(source).flatMap((value) =>
        own.has(value) ? [] : [{ key: value, label: value, value }],
      );
    }
    case 'assignments': {
      const own = assignedOf(target);
      return Object.entries(assignedOf(source)).flatMap(([key, value]) =>
        value !== null && key in own && own[key] === null && enabled.has(value)
          ? [{ key, label: `${key}: ${value}`, value }]
          : [],
      );
    }
    case 'settings':
      return missingSettings(sides);
    case 'rows':
      return missingRows(sides, part);
  }
};

/** A document's value with the additions in it. */
export const withAdditions = (
  kind: PartKind,
  target: unknown,
  additions: readonly Addition[],
): unknown => {
  const added = new Map(additions.map(({ key, value }) => [key, value]));
  if (kind === 'picks') return [...textsOf(target), ...added.keys()];
  if (kind === 'assignments') return { ...assignedOf(target), ...Object.fromEntries(added) };
  return settingEntries(target).map((entry) =>
    added.has(String(entry.id)) ? { ...entry, value: added.get(String(entry.id)) } : entry,
  );
};

/** A document's value without the additions; a value that someone has changed since stays as it is. */
export const withoutAdditions = (
  kind: PartKind,
  target: unknown,
  additions: readonly Addition[],
): unknown => {
  const added = new Map(additions.map(({ key, value }) => [key, value]));
  const isStill = (key: string, value: unknown) => added.has(key) && added.get(key) === value;
  if (kind === 'picks') return textsOf(target).filter((value) => !added.has(value));
  if (kind === 'assignments') {
    return Object.fromEntries(
      Object.entries(assignedOf(target)).map(([key, value]) => [
        key,
        isStill(key, value) ? null : value,
      ]),
    );
  }
  return settingEntries(target).map((entry) =>
    isStill(String(entry.id), entry.value) ? { ...entry, value: null } : entry,
  );
};
