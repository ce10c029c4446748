/** Detects, field by field and part by part, whether a record was saved by someone else while it was edited. */
import type { FieldValues } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import type { ComposedEntries, FieldEntry } from '../../schema/field';

export type ConflictSide = 'mine' | 'theirs';

export interface Conflict {
  /** Tells it from the others. */
  readonly key: string;
  /** The field. */
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Of a value of several parts: the part in which the versions differ, as both of them have it. */
  readonly part?: {
    readonly mine: FieldEntry | undefined;
    readonly theirs: FieldEntry | undefined;
  };
}

/** The version to keep, by key of the conflict. */
export type Decision = Readonly<Record<string, ConflictSide>>;

/** One value in three versions: in the form, in the form's initial record, and as stored now. */
export interface Versions {
  readonly began: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Settled {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

/** Compares by content; all empty values are equal. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const plain = (value: unknown): string =>
    value == null || value === '' ? '' : JSON.stringify(value);
  return plain(one) === plain(other);
};

const isMissing = (value: unknown): boolean => value == null || value === '';

const settledWhole = (name: string, { mine, theirs }: Versions, decision: Decision): Settled => ({
  value: decision[name] === 'theirs' ? theirs : mine,
  conflicts: isSame(mine, theirs) ? [] : [{ key: name, name, mine, theirs }],
});

/** Null if the parts of both versions do not go together. */
const settledParts = (
  name: string,
  versions: Versions,
  entries: ComposedEntries,
  decision: Decision,
): Settled | null => {
  const byKey = (value: unknown) => new Map(entries.of(value).map((entry) => [entry.key, entry]));
  const began = byKey(versions.began);
  const mine = byKey(versions.mine);
  const theirs = byKey(versions.theirs);
  const orderOf = (
    kept: ReadonlyMap<string, unknown>,
    other: ReadonlyMap<string, unknown>,
  ): string => JSON.stringify([...kept.keys()].filter((key) => other.has(key)));
  if (entries.isOrdered && orderOf(mine, began) !== orderOf(began, mine)) return null;
  const changes = new Map<string, unknown>();
  const conflicts: Conflict[] = [];
  for (const key of new Set([...theirs.keys(), ...mine.keys(), ...began.keys()])) {
    const [first, typed, stored] = [began.get(key), mine.get(key), theirs.get(key)];
    const isUntouched = typed === undefined && entries.isMissingUnchanged === true;
    if (isUntouched || isSame(typed?.value, first?.value)) continue;
    if (isSame(typed?.value, stored?.value)) continue;
    const change = typed?.value ?? null;
    const isOnlyMine = isSame(stored?.value, first?.value);
    if (isOnlyMine) {
      changes.set(key, change);
      continue;
    }
    // What no longer exists cannot be set.
    const kept = entries.with(versions.theirs, new Map([[key, change]]), versions.mine);
    if (isSame(kept, versions.theirs)) continue;
    const entryKey = `${name} ${key}`;
    conflicts.push({
      key: entryKey,
      name,
      mine: change,
      theirs: stored?.value ?? null,
      part: { mine: typed, theirs: stored },
    });
    if (decision[entryKey] !== 'theirs') changes.set(key, change);
  }
  const value = entries.with(versions.theirs, changes, versions.mine);
  return entries.fit?.(value) === false ? null : { value, conflicts };
};

/** An unchanged value takes the stored one. */
const settledOf = (
  name: string,
  versions: Versions,
  entries: ComposedEntries | undefined,
  decision: Decision,
): Settled => {
  const { began, mine, theirs } = versions;
  if (isSame(mine, began)) return { value: theirs, conflicts: [] };
  if (isSame(theirs, began) || isSame(mine, theirs)) return { value: mine, conflicts: [] };
  const parts =
    entries && !isMissing(mine) && !isMissing(theirs)
      ? settledParts(name, versions, entries, decision)
      : null;
  return parts ?? settledWhole(name, versions, decision);
};

interface Settle {
  readonly names: readonly string[];
  /** The form's initial record. */
  readonly began: RaRecord;
  /** The record as it is stored now. */
  readonly stored: RaRecord;
  readonly values: FieldValues;
  /** How a field's value is taken apart; undefined for a value that is one. */
  readonly entriesOf?: (name: string) => ComposedEntries | undefined;
  /** Without a decision, the form's version is kept. */
  readonly decision?: Decision;
}

/**
 * Returns what to send, and the conflicts to ask about: fields that both changed to different values. Values of several
 * parts are compared part by part, so that only parts changed by both are conflicts.
 */
export const settle = ({
  names,
  began,
  stored,
  values,
  entriesOf = () => undefined,
  decision = {},
}: Settle): { readonly sent: FieldValues; readonly conflicts: readonly Conflict[] } => {
  // A stock form may have only some of the fields; what it does not have is not emptied.
  const sentNames = names.filter((name) => Object.hasOwn(values, name));
  const settled = sentNames.map((name) => {
    const versions = {
      began: began[name] as unknown,
      mine: values[name] as unknown,
      theirs: stored[name] as unknown,
    };
    return { name, ...settledOf(name, versions, entriesOf(name), decision) };
  });
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, began[name])),
  );
  return {
    // react-admin's form holds the whole record, of which other values may have changed since.
    sent: {
      ...changed,
      ...Object.fromEntries(settled.map(({ name, value }) => [name, value ?? null])),
    },
    conflicts: settled.flatMap(({ conflicts }) => conflicts),
  };
};
