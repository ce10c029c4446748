/** Whether a record was saved again while it was being edited, field by field. */
import type { FieldValues } from 'react-hook-form';
import type { RaRecord } from 'react-admin';

export interface Conflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The same value in the form, in the record the form began with, and in the record as it is stored now. */
export interface Versions {
  readonly began: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Entries = Readonly<Record<string, unknown>>;

/** Empty is empty, whatever it is written as; lists and objects are what they hold. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const plain = (value: unknown): string =>
    value == null || value === '' ? '' : JSON.stringify(value);
  return plain(one) === plain(other);
};

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of entries by their ids; undefined where an entry has none. */
const byId = (value: unknown): Entries | undefined => {
  if (!Array.isArray(value)) return undefined;
  const entries: readonly unknown[] = value;
  if (!entries.every((entry) => isEntries(entry) && entry.id != null)) return undefined;
  return Object.fromEntries(entries.map((entry) => [String((entry as Entries).id), entry]));
};

/** What was left alone follows the stored value; `wins` is kept of what both have changed. */
const keptOf = (versions: Versions, wins: 'mine' | 'theirs'): unknown => {
  const { began, mine, theirs } = versions;
  if (isSame(mine, began)) return theirs;
  return isSame(theirs, began) ? mine : versions[wins];
};

const keptEntries = (versions: Versions, wins: 'mine' | 'theirs'): unknown => {
  const { began, mine, theirs } = versions;
  if (isEntries(began) && isEntries(mine) && isEntries(theirs)) {
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
  // In the stored order, which the keys of an object of numbers would lose.
  return (theirs as readonly Entries[]).map((entry) => {
    const id = String(entry.id);
    return keptEntries({ began: first[id], mine: typed[id] ?? first[id], theirs: entry }, wins);
  });
};

/**
 * What is sent, and what has to be asked first: fields that both changed to different values. The entries of a field
 * that has some (`hasEntries`) are compared one by one, so that only those that both changed are asked about.
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
  return {
    sent: { ...values, ...Object.fromEntries(sides.map(({ name, mine }) => [name, mine ?? null])) },
    conflicts: sides.filter(({ mine, theirs }) => !isSame(mine, theirs)),
  };
};
