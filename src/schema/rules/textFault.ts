/** Validation of a text (rules 5). It does not use yup, so workers and forms share it. */
import type { TextField, TextRefusal } from '../field';
import { emailAddress, isWebAddress } from './address';
import { charactersIn } from './characters';
import type { RuleMessage } from './message';

const refuses = ({ pattern }: TextRefusal, text: string): boolean => text.search(pattern) === -1;

/** The options of a text field that validation needs; plain data, so that a worker can hold them too. */
export type TextLimits = Pick<TextField, 'label' | 'max' | 'min' | 'format' | 'refuses'>;

const formatFault = ({ format, label }: TextLimits, text: string): RuleMessage | null => {
  const isFine =
    format === 'email' ? emailAddress.test(text) : format !== 'url' || isWebAddress(text);
  return isFine ? null : { key: `facings.rules.${format}`, values: { label } };
};

/** Returns what is wrong with a trimmed, non-empty text; null if it is valid. */
export const textFault = (limits: TextLimits, text: string): RuleMessage | null => {
  const { label, min, max } = limits;
  if (text.length > max) return { key: 'facings.rules.max', values: { label, max } };
  if (min !== undefined && charactersIn(text) < min) {
    return { key: 'facings.rules.min', values: { label, min } };
  }
  const refusal = limits.refuses?.find((one) => refuses(one, text));
  if (refusal) return { key: 'facings.rules.refused', text: refusal.message };
  return formatFault(limits, text);
};
