/** What a table of stores and products says, and what is wrong in it. */
import type { RuleMessage } from '../../../lib/rules/message';
import type { MatrixCellState } from '../model';
import type { NamedItem } from './findNamed';

export interface TableEntry extends MatrixCellState {
  readonly line: number;
  /** Null if the table only says that the product is available. */
  readonly amount: number | null;
  readonly isRemoval: boolean;
}

export type TableFault = { readonly line: number; readonly text: string } &
  /**
   * `unread`: a column of numbers without a known heading, where none has par. `unlisted`: one of answers such as 'no',
   * where none is known to say which products are in the stores.
   */
  (
    | { readonly kind: 'store' | 'noStore' | 'sku' | 'noSku' | 'twice' | 'unread' | 'unlisted' }
    | { readonly kind: 'stores' | 'skus'; readonly count: number }
    | { readonly kind: 'par'; readonly typed: string; readonly fault: RuleMessage }
    /** What says neither that the product is in the store nor that it is not. */
    | { readonly kind: 'answer'; readonly typed: string }
  );

/** Of two rows of the same link the first one counts, and a later one that says something else is reported. */
export const collectEntries = () => {
  const entries = new Map<string, TableEntry>();
  const faults: TableFault[] = [];
  /** What was reported of each line: a row of a wide table is read once for each store. */
  const reported = new Set<string>();
  const missing = (
    line: number,
    text: string,
    at: NamedItem,
    kind: 'store' | 'noStore' | 'sku' | 'noSku',
  ) => {
    const key = `${String(line)} ${kind} ${text}`;
    if (reported.has(key)) return;
    reported.add(key);
    if (at.type !== 'many') faults.push({ line, text, kind });
    else faults.push({ line, text, kind: kind === 'store' ? 'stores' : 'skus', count: at.count });
  };
  const add = (entry: TableEntry, text: string) => {
    const key = `${String(entry.row)} ${String(entry.column)}`;
    const earlier = entries.get(key);
    if (!earlier) entries.set(key, entry);
    else if (earlier.amount !== entry.amount || earlier.isRemoval !== entry.isRemoval)
      faults.push({ line: entry.line, text, kind: 'twice' });
  };
  return { entries, faults, add, missing };
};
