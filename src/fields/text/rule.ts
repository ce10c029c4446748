/** The rule of a text (rules 5): trimmed, then its length, its format and what it refuses, in order. */
import { string, type AnySchema } from 'yup';
import type { TextField } from '../../schema/field';
import { forcedText } from '../../schema/rules/forcedText';
import { ruleMessage } from '../../schema/rules/message';
import { textFault } from '../../schema/rules/textFault';

/** Trims; blank counts as missing, so that a name of spaces is refused as an empty one is. */
export const line = () =>
  string()
    .transform((_, original: unknown) => (original == null ? '' : String(original).trim()))
    .nullable();

/** As it is sent: an e-mail address in lower case, a forced text as it is forced. */
const asSent = (field: TextField, text: string): string =>
  field.format === 'email' ? text.toLowerCase() : forcedText(field, text);

export const textRule = (field: TextField, required: string): AnySchema => {
  const rule = line()
    .transform((text: string) => asSent(field, text))
    // An empty optional text is fine; only a text that is there can be wrong.
    .test('text', (text, { createError }) => {
      const fault = text ? textFault(field, text) : null;
      return fault === null || createError({ message: ruleMessage(fault) });
    });
  return field.required ? rule.required(required) : rule;
};
