/** Text of a field's error: a rule's message in the person's language, or the server's text. */
import { useTranslate } from 'react-admin';
import type { Field } from '../schema/field';
import { readRuleMessage } from '../schema/rules/message';
import { ownPlaceOf } from '../schema/rules/ownTexts';
import { useFieldText } from './useFieldWords';

export const useRuleText = (
  source: string,
  field: Field,
): ((message: string, label: string) => string) => {
  const translate = useTranslate();
  const fieldText = useFieldText();
  return (message, label) => {
    const read = readRuleMessage(message);
    if (typeof read === 'string') return translate(read, { _: read });
    const { key, values, text } = read;
    if (text === undefined) return translate(key, { ...values, label });
    // Custom messages of a declaration are shown as they are, apart from translation.
    const place = ownPlaceOf(field, text);
    return place === undefined ? text : fieldText('rules', `${source}.${place}`, text);
  };
};
