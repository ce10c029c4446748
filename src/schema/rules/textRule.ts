/** The rule of a text (Specification 5): trimmed, then its length, its format and what it refuses, in order. */
import { string, type AnySchema } from 'yup';
import type { TextField, TextRefusal } from '../field';
import { emailAddress, isWebAddress } from './address';
import { forcedText } from './forcedText';
import { ruleMessage } from './message';

/** Trims; blank counts as missing, so that a name of spaces is refused as an empty one is. */
export const line = () =>
  string()
    .transform((_, original: unknown) => (original == null ? '' : String(original).trim()))
    .nullable();

const refuses = (refusal: TextRefusal, text: string): boolean =>
  refusal.kind === 'words'
    ? refusal.words.includes(text.toLowerCase())
    : text.search(refusal.pattern) === -1;

const formatFault = ({ format, label }: TextField, text: string): string | undefined => {
  const isFine =
    format === 'email' ? emailAddress.test(text) : format !== 'url' || isWebAddress(text);
  return isFine ? undefined : ruleMessage({ key: `facings.rules.${format}`, values: { label } });
};

const faultOf = (field: TextField, text: string): string | undefined => {
  const { label, min, max } = field;
  if (text.length > max) return ruleMessage({ key: 'facings.rules.max', values: { label, max } });
  if (min !== undefined && text.length < min) {
    return ruleMessage({ key: 'facings.rules.min', values: { label, min } });
  }
  const refusal = field.refuses?.find((one) => refuses(one, text));
  if (refusal) return ruleMessage({ key: 'facings.rules.refused', text: refusal.message });
  return formatFault(field, text);
};

/** As it is sent: an e-mail address in lower case, a forced text as it is forced. */
const asSent = (field: TextField, text: string): string =>
  field.format === 'email' ? text.toLowerCase() : forcedText(field, text);

export const textRule = (field: TextField, required: string): AnySchema => {
  const rule = line()
    .transform((text: string) => asSent(field, text))
    // An empty optional text is fine; only a text that is there can be wrong.
    .test('text', (text, { createError }) => {
      const message = text ? faultOf(field, text) : undefined;
      return message === undefined || createError({ message });
    });
  return field.required ? rule.required(required) : rule;
};
