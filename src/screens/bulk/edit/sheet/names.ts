/** Other records by their names: cells hold names, the platform is told ids (rules R25). */
import type { RuleMessage } from '../../../../schema/rules/message';

export interface Names {
  /** Null for nobody or several; undefined where the platform was not asked yet. */
  readonly idOf: (name: string) => string | null | undefined;
  /** All that the platform knows of these names; those it does not tell of are nobody's. */
  readonly learnChecked: (
    names: readonly string[],
    known: readonly { readonly id: string; readonly key: string }[],
  ) => void;
  /** What is wrong with a name that was checked. */
  readonly faultOf: (name: string) => RuleMessage | null;
}

const keyOf = (name: string): string => name.trim().toLowerCase();

export const createNames = (label: string): Names => {
  /** By name as it was typed: one record, none, or several. Each spelling has a fault, and an answer, of its own. */
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
        // What was found is not asked about again: an answer that still comes was given before it was found.
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
