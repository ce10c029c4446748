import { useTranslate } from 'react-admin';
import type { RuleMessage } from '../../../schema/rules/message';

/** A rule's message in the person's language. */
export const useFaultText = (): ((fault: RuleMessage) => string) => {
  const translate = useTranslate();
  return ({ key, values, text }) => translate(key, { ...values, _: text ?? key });
};
