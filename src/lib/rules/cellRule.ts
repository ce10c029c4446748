/**
 * Validation of one cell of a sheet: the messages of the field's form rule, applied to text. A rule is plain data, so
 * a worker can check a hundred thousand rows with it (rules 5; rules R59).
 */
import { dateFault } from './dateFault';
import type { RuleMessage } from './message';
import { readNumber, styleOf, type NumberStyle } from '../text/numbers';
import { numberFault, numberOf, type NumberLimits } from './numberFault';
import { characterFault, textFault, type TextLimits } from './textFault';

export interface CellRuleBase {
  readonly label: string;
  readonly isRequired: boolean;
  /** Custom message for a missing value. */
  readonly requiredAs?: string;
}

/** The rule for every cell of a column. A `name` is free text: of a category, of another record. */
export type CellRule = CellRuleBase &
  (
    | { readonly kind: 'text'; readonly limits: TextLimits }
    | {
        readonly kind: 'number';
        readonly limits: Omit<NumberLimits, 'required'>;
        /** Locale in which the person writes numbers. */
        readonly locale: string;
      }
    | { readonly kind: 'oneOf'; readonly values: readonly string[] }
    | { readonly kind: 'onOff' }
    | { readonly kind: 'date' }
    | { readonly kind: 'name'; readonly max: number }
  );

/** Whether the texts of a column may have several lines. */
export const isMultiline = ({ rule }: { readonly rule?: CellRule }): boolean =>
  rule?.kind === 'text' && rule.limits.multiline === true;

/** Returns the number in a cell, in the person's notation; null if it is empty or invalid. */
export const cellNumber = (rule: CellRule, text: string): number | null => {
  if (rule.kind !== 'number') return null;
  const read = readNumber(text, styleOf(rule.locale), rule.limits.isWhole);
  return typeof read === 'number' ? read : null;
};

const onOff = new Set(['true', 'false']);

/**
 * Returns what is wrong with a cell; null if it is valid. Leading and trailing spaces are ignored (rules 5,
 * Trimming).
 * @param style how the column of a file writes numbers, for a cell that was not typed
 */
export const cellFault = (
  rule: CellRule,
  cellText: string,
  style?: NumberStyle,
): RuleMessage | null => {
  const text = cellText.trim();
  const { label } = rule;
  if (text === '') {
    if (!rule.isRequired) return null;
    return {
      key: 'facings.rules.required',
      values: { label },
      ...(rule.requiredAs === undefined ? {} : { text: rule.requiredAs }),
    };
  }
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
        : characterFault({ label }, text);
  }
};
