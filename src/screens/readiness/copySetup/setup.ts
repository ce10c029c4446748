/**
 * What one organization's setup has and another's lacks. Copying only adds: a value that the target has set itself is
 * never changed, and nothing is removed.
 */
import type { ComposedEntries } from '../../../schema/field';
import type { Registry } from '../../../schema/registry';

export interface SetupPart {
  /** Name of the declaration. */
  readonly resource: string;
  /** The document's field. Without it, the part is the rows of a list, which are copied as selected ones are. */
  readonly field?: string;
  /** How the field's value is taken apart; a list of texts if it is not declared. */
  readonly entries?: ComposedEntries;
  /** It acts by itself once it exists, or needs a secret, so it is copied only if it is chosen. */
  readonly isActive?: true;
  /** Rows that those of this part need are created with them. */
  readonly notFor?: string;
  /** Only what this part enables can be assigned. */
  readonly within?: string;
}

/**
 * In the order in which they are copied: a default must be enabled before it is assigned. Roles are not among them,
 * because an organization has none of its own (rules 6).
 */
const copied: readonly SetupPart[] = [
  { resource: 'organizationUnits', field: 'uoms' },
  { resource: 'organizationStorages', field: 'storages' },
  {
    resource: 'storageDefaults',
    field: 'account_storage_defaults',
    within: 'organizationStorages',
  },
  { resource: 'organizationFeatures', field: 'feature_flags' },
  { resource: 'categories' },
  { resource: 'regions' },
  { resource: 'pickLists' },
  { resource: 'jobTemplates', isActive: true },
  { resource: 'webhooks', isActive: true },
  { resource: 'authSettings', isActive: true, notFor: 'webhooks' },
];

export const partsOf = ({ find }: Pick<Registry, 'find'>): readonly SetupPart[] =>
  copied.map((part) => {
    const { entries } = find(part.resource).fields[part.field ?? ''] ?? {};
    return entries ? { ...part, entries } : part;
  });

/** The value of a document in both organizations. */
export interface PartValues {
  readonly source: unknown;
  readonly target: unknown;
}

/** One thing that the target lacks. */
export interface Addition {
  /** Tells it from the others of its part. */
  readonly key: string;
  readonly label: string;
  /** The value, if the label is that of its field. */
  readonly text?: string;
  /** What is stored for it: a value, or the row that is copied. */
  readonly value: unknown;
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

const missingEntries = (
  { of }: ComposedEntries,
  { source, target }: PartValues,
  canAssign: (value: unknown) => boolean,
): readonly Addition[] => {
  const entries = new Map(of(target).map((entry) => [entry.key, entry]));
  return of(source).flatMap(({ key, name, value, type }) => {
    const other = entries.get(key);
    const isUnset = other !== undefined && other.type === type && other.value === null;
    return value !== null && isUnset && canAssign(value)
      ? [{ key, label: name, text: String(value), value }]
      : [];
  });
};

/**
 * What the target lacks of a document. `enabled`: of a part with `within`, the values that the target has or will have
 * there; other values cannot be assigned.
 */
export const missingPartsOf = (
  part: SetupPart,
  sides: PartValues,
  enabled: ReadonlySet<string> = new Set(),
): readonly Addition[] => {
  const { entries, within } = part;
  if (entries) {
    return missingEntries(
      entries,
      sides,
      (value) => within === undefined || enabled.has(String(value)),
    );
  }
  const texts = new Set(textsOf(sides.target));
  return textsOf(sides.source).flatMap((value) =>
    texts.has(value) ? [] : [{ key: value, label: value, value }],
  );
};

/** A document's value with the additions in it. */
export const withAdditions = (
  { entries }: SetupPart,
  target: unknown,
  additions: readonly Addition[],
): unknown => {
  const added = new Map(additions.map(({ key, value }) => [key, value]));
  return entries ? entries.with(target, added) : [...textsOf(target), ...added.keys()];
};

/** A document's value without the additions; a value that someone has changed since stays as it is. */
export const withoutAdditions = (
  { entries }: SetupPart,
  target: unknown,
  additions: readonly Addition[],
): unknown => {
  const added = new Map(additions.map(({ key, value }) => [key, value]));
  if (!entries) return textsOf(target).filter((value) => !added.has(value));
  const still = entries
    .of(target)
    .filter(({ key, value }) => added.has(key) && added.get(key) === value);
  return entries.with(target, new Map(still.map(({ key }) => [key, null])));
};
