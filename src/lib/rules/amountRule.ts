/** The one rule for the amount of a link, such as par: a number of at least 0; nothing typed is 0 (rules R65). */
import type { NumberStyle } from '../text/numbers';
import type { RuleMessage } from './message';
import { numberFault, numberOf } from './numberFault';

export type ReadAmount =
  | { readonly type: 'amount'; readonly amount: number }
  | { readonly type: 'fault'; readonly fault: RuleMessage };

interface AmountWriting {
  /** Name of the amount, for the message. */
  readonly label: string | RuleMessage;
  /** How the person writes numbers. */
  readonly locale: string;
  /** How the text writes them. */
  readonly style: NumberStyle;
}

export const readAmount = (text: string, { label, locale, style }: AmountWriting): ReadAmount => {
  const value = numberOf(text, style) ?? 0;
  const fault = numberFault({ label, min: 0 }, value, locale);
  if (fault) return { type: 'fault', fault };
  // Anything but a number is a fault.
  return { type: 'amount', amount: value as number };
};
