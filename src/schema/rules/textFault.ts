/** What can be wrong with a text (rules 5); free of yup, so that a worker asks the same rule as a form. */
import type { TextField, TextRefusal } from '../field';
import { emailAddress, isWebAddress } from './address';
import { charactersIn } from './characters';
import type { RuleMessage } from './message';

const refuses = (refusal: TextRefusal, text: string): boolean =>
  refusal.kind === 'words'
    ? refusal.words.includes(text.toLowerCase())
    : text.search(refusal.pattern) === -1;

/** What a text says of itself, as far as it can be wrong; plain data, so that a worker can hold it too. */
export type TextLimits = Pick<TextField, 'label' | 'max' | 'min' | 'format' | 'refuses'>;

const formatFault = ({ format, label }: TextLimits, text: string): RuleMessage | null => {
  const isFine =
    format === 'email' ? emailAddress.test(text) : format !== 'url' || isWebAddress(text);
  return isFine ? null : { key: `facings.rules.${format}`, values: { label } };
};

/** What is wrong with a text that is there, trimmed; null where nothing is. */
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
