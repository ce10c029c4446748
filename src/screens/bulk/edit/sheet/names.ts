/** Resolves names of other records: cells contain names, requests contain ids (rules R25). */
import type { RuleMessage } from '../../../../schema/rules/message';

export interface Names {
  /** Null for an unknown or ambiguous name; undefined if it is not checked yet. */
  readonly idOf: (name: string) => string | null | undefined;
  /** Sets the platform's records with these names. Names without a record are unknown. */
  readonly learnChecked: (
    names: readonly string[],
    known: readonly { readonly id: string; readonly key: string }[],
  ) => void;
  /** The error of a checked name. */
  readonly faultOf: (name: string) => RuleMessage | null;
}

const keyOf = (name: string): string => name.trim().toLowerCase();

export const createNames = (label: string): Names => {
  /** By name as typed: the ids of its records. Each spelling has its own result. */
  const checked = new Map<string, ReadonlySet<string>>();
  const idOf = (name: string) => {
    const meaning = checked.get(name.trim());
    if (!meaning) return undefined;
    const [only = null] = meaning;
    return meaning.size === 1 ? only : null;
  };
  return {
    idOf,
    learnChecked: (names, known) => {
      const ids = new Map<string, Set<string>>();
      for (const { id, key } of known) {
        ids.set(keyOf(key), (ids.get(keyOf(key)) ?? new Set()).add(id));
      }
      for (const name of names) {
        // A resolved name is not overwritten: a late response is older than the result.
        if (typeof idOf(name) === 'string') continue;
        checked.set(name.trim(), ids.get(keyOf(name)) ?? new Set());
      }
    },
    faultOf: (name) => {
      const count = checked.get(name.trim())?.size;
      if (count === undefined || count === 1) return null;
      return {
        key: `facings.bulkEdit.names.${count === 0 ? 'none' : 'several'}`,
        values: { label, name: name.trim() },
      };
    },
  };
};
