/** What to show of a field's error: a rule's message in the person's language, or the server's own words. */
import { useTranslate } from 'react-admin';
import { readRuleMessage } from '../schema/rules/message';

export const useRuleText = (): ((message: string, label: string) => string) => {
  const translate = useTranslate();
  return (message, label) => {
    const read = readRuleMessage(message);
    if (typeof read === 'string') return translate(read, { _: read });
    // Words that a declaration gives its own rule stand as they are.
    return read.text ?? translate(read.key, { ...read.values, label });
  };
};
