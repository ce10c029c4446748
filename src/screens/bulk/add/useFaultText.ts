import { useTranslate } from 'react-admin';
import type { RuleMessage } from '../../../schema/rules/message';

/** Returns a function that translates a rule's message. */
export const useFaultText = (): ((fault: RuleMessage) => string) => {
  const translate = useTranslate();
  return ({ key, values, text }) => translate(key, { ...values, _: text ?? key });
};
