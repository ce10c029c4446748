/** How a value of several parts is taken apart, so that two versions of it are compared part by part. */

/** A part of a value that people set independently of the other parts. */
export interface FieldEntry {
  readonly key: string;
  /** Name on the screen. */
  readonly name: string;
  /** Message with the name, instead of `name`. */
  readonly nameKey?: string;
  /** Null if it is not set. */
  readonly value: unknown;
  /** The value as it is shown, if not as it is. */
  readonly shown?: string;
  readonly unit?: string;
  /** An entry is never set to a value of another type. */
  readonly type?: string;
}

/** How a value is taken apart, so that two people's changes, or two records, are compared entry by entry. */
export interface ComposedEntries {
  /** Reads a value of any shape (rules R25). */
  readonly of: (value: unknown) => readonly FieldEntry[];
  /**
   * Returns the value with some entries set, by key; null unsets one. `other`: the value that the entries are from,
   * which may have more to say of them.
   */
  readonly with: (
    value: unknown,
    changes: ReadonlyMap<string, unknown>,
    other?: unknown,
  ) => unknown;
  /** A version without an entry has not changed it: the form holds only what is typed. */
  readonly isMissingUnchanged?: true;
  /** Their order means something: who has changed it is asked about the whole value. */
  readonly isOrdered?: true;
  /** Whether entries of two people go together; otherwise the versions are compared as a whole. */
  readonly fit?: (value: unknown) => boolean;
}

/** Entries of a list whose members are there or not; `membersOf` returns them by key. */
export const memberEntries = (
  membersOf: (value: unknown) => ReadonlyMap<string, unknown>,
  nameOf: (key: string, member: unknown) => string = (key) => key,
): ComposedEntries => ({
  of: (value) =>
    [...membersOf(value)].map(([key, member]) => ({
      key,
      name: nameOf(key, member),
      value: member,
    })),
  with: (value, changes) => {
    const members = new Map(membersOf(value));
    for (const [key, member] of changes) {
      if (member === null) members.delete(key);
      else members.set(key, member);
    }
    return [...members.values()];
  },
});
