/** Other records by their names: cells hold names, the platform is told ids (readings.md 25). */
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
  /** By name: one record, none, or several. */
  const checked = new Map<string, ReadonlySet<string>>();
  return {
    idOf: (name) => {
      const meaning = checked.get(keyOf(name));
      if (!meaning) return undefined;
      const [only = null] = meaning;
      return meaning.size === 1 ? only : null;
    },
    learnChecked: (names, known) => {
      for (const name of names) checked.set(keyOf(name), new Set());
      for (const { id, key } of known) {
        checked.set(keyOf(key), new Set([...(checked.get(keyOf(key)) ?? []), id]));
      }
    },
    faultOf: (name) => {
      const count = checked.get(keyOf(name))?.size;
      if (count === undefined || count === 1) return null;
      return {
        key: `facings.bulkEdit.names.${count === 0 ? 'none' : 'several'}`,
        values: { label, name: name.trim() },
      };
    },
  };
};
