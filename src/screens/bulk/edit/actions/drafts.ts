/** Properties to set for all selected rows, while they are edited (rules 2, 5). */
import type { CellTexts } from '../../../../grid/types';
import type { EntryColumn } from '../../../../grid/entriesTypes';
import { cellFault } from '../../../../schema/rules/cellRule';
import type { RuleMessage } from '../../../../schema/rules/message';

export interface Draft {
  /** Position of the column. */
  readonly column: number;
  readonly text: string;
  /** The value will be cleared. An input that was left empty clears nothing. */
  readonly isEmptied: boolean;
}

export const canBeEmptied = ({ rule, kind }: EntryColumn): boolean =>
  !rule.isRequired && kind !== 'onOff';

export const isSet = ({ text, isEmptied }: Draft): boolean => isEmptied || text.trim() !== '';

export const draftFault = (
  columns: readonly EntryColumn[],
  { column, text, isEmptied }: Draft,
): RuleMessage | null => {
  const rule = columns[column]?.rule;
  return rule === undefined || isEmptied || text.trim() === '' ? null : cellFault(rule, text);
};

/** Values are trimmed (rules 5, Trimming). */
export const textOf = ({ text, isEmptied }: Draft): string => (isEmptied ? '' : text.trim());

interface BulkChange {
  readonly rows: ArrayLike<number>;
  readonly drafts: readonly Draft[];
  /** Position of the zones column, and its new text for each row. */
  readonly zones: { readonly column: number; readonly textOf: (row: number) => string } | null;
}

/** One step with every property and zone of every row. */
export const cellsOf = ({ rows, drafts, zones }: BulkChange): CellTexts => {
  const set = drafts.filter(isSet);
  const wide = set.length + (zones ? 1 : 0);
  const cellRows = new Uint32Array(rows.length * wide);
  const columns = new Uint32Array(rows.length * wide);
  const texts: string[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    for (const draft of set) {
      cellRows[texts.length] = row;
      columns[texts.length] = draft.column;
      texts.push(textOf(draft));
    }
    if (zones) {
      cellRows[texts.length] = row;
      columns[texts.length] = zones.column;
      texts.push(zones.textOf(row));
    }
  }
  return { rows: cellRows, columns, texts };
};
