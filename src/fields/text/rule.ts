/**
 * Validation of a text (rules 5): it is trimmed; then its length, its format and what it refuses are checked, in this
 * order.
 */
import { string, type AnySchema } from 'yup';
import type { TextField } from '../../schema/field';
import { forcedText } from '../../schema/rules/forcedText';
import { ruleMessage } from '../../schema/rules/message';
import { textFault } from '../../schema/rules/textFault';

/** Trims. Blank text counts as missing, so that a name of spaces is refused like an empty one. */
export const line = () =>
  string()
    .transform((_, original: unknown) => (original == null ? '' : String(original).trim()))
    .nullable();

/** The text to send: e-mail addresses in lower case, forced texts transformed. */
const asSent = (field: TextField, text: string): string =>
  field.format === 'email' ? text.toLowerCase() : forcedText(field, text);

export const textRule = (field: TextField, required: string): AnySchema => {
  const rule = line()
    .transform((text: string) => asSent(field, text))
    // An empty optional text is valid; only a text can be wrong.
    .test('text', (text, { createError }) => {
      const fault = text ? textFault(field, text) : null;
      return fault === null || createError({ message: ruleMessage(fault) });
    });
  return field.required ? rule.required(required) : rule;
};
