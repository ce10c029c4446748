/** Validation of the length of phrases. Other faults (duplicates, blanks) are prevented when a phrase is added. */
import { mixed, type AnySchema } from 'yup';
import type { PhrasesField } from '../../schema/field';
import { phraseLists } from '.';
import { ruleMessage } from '../../schema/rules/message';

/** Maximum length of a phrase; longer text is refused with a message. */
const maxLength = 500;

export const isTooLong = (phrase: string): boolean => phrase.length > maxLength;

export const phrasesRule = (field: PhrasesField, required: string): AnySchema => {
  const phrasesIn = (value: unknown) => Object.values(phraseLists(field, value)).flat();
  const rule = mixed()
    .nullable()
    .test(
      'length',
      ruleMessage({ key: 'facings.rules.max', values: { label: field.label, max: maxLength } }),
      (value) => !phrasesIn(value).some(isTooLong),
    );
  return field.required
    ? rule.test('required', required, (value) => phrasesIn(value).length > 0)
    : rule;
};
