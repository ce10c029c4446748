/**
 * The rule of one cell of a sheet: what a form says of the same field, asked of a text. Its facts are plain data,
 * so that a worker can hold a hundred thousand rows against them (rules 5; rules R59).
 */
import { firstInvisible } from '../invisible';
import { dateFault } from './dateFault';
import type { RuleMessage } from './message';
import { readNumber, styleOf, type NumberStyle } from '../numbers';
import { numberFault, numberOf, type NumberLimits } from './numberFault';
import { textFault, type TextLimits } from './textFault';

export interface CellRuleBase {
  readonly label: string;
  readonly isRequired: boolean;
  /** Words of its own for what is missing. */
  readonly requiredAs?: string;
  /** Characters that nobody sees are refused: what is pasted into a new row may bring them. */
  readonly isSeenOnly?: boolean;
}

/** What is asked of every cell of a column. A `name` is any text: of a category, of another record. */
export type CellRule = CellRuleBase &
  (
    | { readonly kind: 'text'; readonly limits: TextLimits }
    | {
        readonly kind: 'number';
        readonly limits: Omit<NumberLimits, 'required'>;
        /** In which the person writes numbers. */
        readonly locale: string;
      }
    | { readonly kind: 'oneOf'; readonly values: readonly string[] }
    | { readonly kind: 'onOff' }
    | { readonly kind: 'date' }
    | { readonly kind: 'name'; readonly max: number }
  );

/** Most characters of a name that no field limits; what the platform keeps is not shown. */
export const longestName = 255;

/** The number in a cell, as the person writes it; null where there is none, or a fault. */
export const cellNumber = (rule: CellRule, text: string): number | null => {
  if (rule.kind !== 'number') return null;
  const read = readNumber(text, styleOf(rule.locale), rule.limits.isWhole);
  return typeof read === 'number' ? read : null;
};

const onOff = new Set(['true', 'false']);

/**
 * What is wrong with a cell; null where nothing is. Blanks around it never count (rules 5, Trimming).
 * @param style how the column of a file writes numbers, for a cell that nobody has typed
 */
export const cellFault = (
  rule: CellRule,
  given: string,
  style?: NumberStyle,
): RuleMessage | null => {
  const text = given.trim();
  const { label } = rule;
  if (text === '') {
    if (!rule.isRequired) return null;
    return rule.requiredAs === undefined
      ? { key: 'facings.rules.required', values: { label } }
      : { key: 'facings.rules.requiredAs', values: { label }, text: rule.requiredAs };
  }
  const unseen = rule.isSeenOnly ? firstInvisible(text) : null;
  if (unseen !== null) return { key: 'facings.rules.invisible', values: { label, sign: unseen } };
  switch (rule.kind) {
    case 'text':
      return textFault(rule.limits, text);
    case 'number':
      return numberFault(
        rule.limits,
        numberOf(text, style ?? styleOf(rule.locale), rule.limits.isWhole),
        rule.locale,
      );
    case 'oneOf':
      return rule.values.includes(text)
        ? null
        : { key: 'facings.rules.oneOf', values: { label, values: rule.values.join(', ') } };
    case 'onOff':
      return onOff.has(text.toLowerCase())
        ? null
        : { key: 'facings.rules.onOff', values: { label } };
    case 'date':
      return dateFault(label, text);
    case 'name':
      return text.length > rule.max
        ? { key: 'facings.rules.max', values: { label, max: rule.max } }
        : null;
  }
};
