/** Validation of a list of texts: at least one if required, and none too long. */
import { mixed, type AnySchema } from 'yup';
import type { TextsField } from '../../schema/field';
import { ruleMessage } from '../../schema/rules/message';
import { textsIn } from '.';

export const textsRule = (
  { label, max, required: isRequired }: TextsField,
  required: string,
): AnySchema => {
  const rule = mixed()
    .transform((value: unknown) => (value == null ? null : textsIn(value)))
    .nullable()
    .test('max', ruleMessage({ key: 'facings.rules.max', values: { label, max } }), (value) =>
      textsIn(value).every((text) => text.length <= max),
    );
  return isRequired ? rule.test('required', required, (value) => textsIn(value).length > 0) : rule;
};
