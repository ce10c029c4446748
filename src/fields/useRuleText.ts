/** What to show of a field's error: a rule's message in the person's language, or the server's own words. */
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import { readRuleMessage } from '../schema/rules/message';
import { ownPlaceOf } from '../schema/rules/ownTexts';

export const useRuleText = (
  declaration: AnyDeclaration,
  name: string,
): ((message: string, label: string) => string) => {
  const translate = useTranslate();
  const field = declaration.fields[name];
  return (message, label) => {
    const read = readRuleMessage(message);
    if (typeof read === 'string') return translate(read, { _: read });
    const { key, values, text } = read;
    if (text === undefined) return translate(key, { ...values, label });
    // Words that a declaration gives its own rule stand as they are, but for their translation.
    const place = field && ownPlaceOf(field, text);
    return place === undefined
      ? text
      : translate(`resources.${declaration.name}.rules.${name}.${place}`, { _: text });
  };
};
