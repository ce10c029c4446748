/** Validation of a value whose type is named by another field (rules 5: 'UUID must be valid.'). */
import { boolean, mixed, type AnySchema } from 'yup';
import type { TypedField } from '../../schema/field';
import { ruleMessage } from '../../schema/rules/message';
import { line, numberRule } from '../lineRules';
import { flagTypeOf, isUuid } from '../../schema/rules/typedValue';

/** Maximum length of a text; longer text is refused with a message. */
const maxLength = 500;

const textOf = (field: TypedField): AnySchema =>
  line().max(
    maxLength,
    ruleMessage({ key: 'facings.rules.max', values: { label: field.label, max: maxLength } }),
  );

const uuidOf = (): AnySchema =>
  line().test('uuid', ruleMessage({ key: 'facings.rules.uuid' }), (text) => !text || isUuid(text));

const ruleOf = (field: TypedField, type: unknown, required: string, locale: string): AnySchema => {
  switch (flagTypeOf(type)) {
    case 'BOOLEAN':
      return boolean().nullable();
    case 'NUMBER':
      return numberRule(field, required, locale);
    case 'STRING':
      return textOf(field);
    case 'UUID':
      return uuidOf();
    case undefined:
      return mixed().nullable();
  }
};

export const typedRule = (field: TypedField, required: string, locale: string): AnySchema =>
  mixed()
    .nullable()
    .when([field.typeFrom], ([type]: unknown[]) => {
      const rule = ruleOf(field, type, required, locale);
      return field.required ? (rule.required(required) as AnySchema) : rule;
    });
