/** Detects, field by field, whether a record was saved by someone else while it was edited. */
import type { FieldValues } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import type { Field } from '../../schema/field';
import { isObject } from '../../lib/util/isObject';

export interface Conflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** One value in three versions: in the form, in the form's initial record, and as stored now. */
export interface Versions {
  readonly began: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Entries = Readonly<Record<string, unknown>>;

/** Compares by content; all empty values are equal. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const plain = (value: unknown): string =>
    value == null || value === '' ? '' : JSON.stringify(value);
  return plain(one) === plain(other);
};

/** Entries of a list by id; undefined if an entry has no id. */
const byId = (value: unknown): Entries | undefined => {
  if (!Array.isArray(value)) return undefined;
  const entries: readonly unknown[] = value;
  if (!entries.every((entry) => isObject(entry) && entry.id != null)) return undefined;
  return Object.fromEntries(entries.map((entry) => [String((entry as Entries).id), entry]));
};

/** Whether a field's value is compared part by part: the sides of a size, declared entries. */
export const hasParts = (field: Field | undefined): boolean =>
  field?.kind === 'size' || (field?.kind === 'own' && field.entries !== undefined);

/** An unchanged value takes the stored one; `wins` decides between two changed ones. */
const keptOf = (versions: Versions, wins: 'mine' | 'theirs'): unknown => {
  const { began, mine, theirs } = versions;
  if (isSame(mine, began)) return theirs;
  return isSame(theirs, began) ? mine : versions[wins];
};

const keptEntries = (versions: Versions, wins: 'mine' | 'theirs'): unknown => {
  const { began, mine, theirs } = versions;
  if (isObject(began) && isObject(mine) && isObject(theirs)) {
    return Object.fromEntries(
      Object.keys({ ...theirs, ...mine }).flatMap((key) => {
        const own = { began: began[key], mine: mine[key], theirs: theirs[key] };
        const kept = keptEntries(own, wins);
        return kept === undefined ? [] : [[key, kept]];
      }),
    );
  }
  const [first, typed, stored] = [byId(began), byId(mine), byId(theirs)];
  if (!first || !typed || !stored) return keptOf(versions, wins);
  // In the stored order, because an object with numeric keys would sort them.
  return (theirs as readonly Entries[]).map((entry) => {
    const id = String(entry.id);
    return keptEntries({ began: first[id], mine: typed[id] ?? first[id], theirs: entry }, wins);
  });
};

/**
 * Returns what to send, and the conflicts to ask about: fields that both changed to different values. Fields with
 * entries (schema/composedFields.ts) are compared entry by entry, so that only entries changed by both are conflicts.
 */
export const settle = (
  names: readonly string[],
  began: RaRecord,
  stored: RaRecord,
  values: FieldValues,
  hasEntries: (name: string) => boolean = () => false,
): { readonly sent: FieldValues; readonly conflicts: readonly Conflict[] } => {
  const sides = names.map((name) => {
    const kept = hasEntries(name) ? keptEntries : keptOf;
    const versions = {
      began: began[name] as unknown,
      mine: values[name] as unknown,
      theirs: stored[name] as unknown,
    };
    return { name, mine: kept(versions, 'mine'), theirs: kept(versions, 'theirs') };
  });
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, began[name])),
  );
  return {
    // react-admin's form holds the whole record, of which other values may have changed since.
    sent: {
      ...changed,
      ...Object.fromEntries(sides.map(({ name, mine }) => [name, mine ?? null])),
    },
    conflicts: sides.filter(({ mine, theirs }) => !isSame(mine, theirs)),
  };
};
