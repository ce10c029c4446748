/** Validation of a JSON value. A string in a form or a file is JSON text; anything else is already a value. */
import { mixed, type AnySchema } from 'yup';
import type { JsonField } from '../../schema/field';
import { isObject } from '../../schema/isObject';
import { ruleMessage } from '../../schema/rules/message';
import { hasProtoKey, readJson } from '../../schema/rules/readJson';

const valueOf = (given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return null;
  const read = readJson(given);
  return read ? read.value : given;
};

const isUnread = (given: unknown): boolean =>
  typeof given === 'string' && given.trim() !== '' && !readJson(given);

const blankIn = (value: unknown): string | undefined =>
  isObject(value)
    ? Object.entries(value).find(([, own]) => typeof own === 'string' && own.trim() === '')?.[0]
    : undefined;

const isNoList = (value: unknown, name: string): boolean => {
  const own = isObject(value) ? value[name] : undefined;
  const isList = Array.isArray(own) && own.every((one) => typeof one === 'string');
  return own != null && !isList;
};

const faultOf = (field: JsonField, value: unknown, given: unknown): string | undefined => {
  const { label } = field;
  if (isUnread(given)) return ruleMessage({ key: 'facings.rules.json', values: { label } });
  if (field.isObject && value != null && !isObject(value)) {
    return ruleMessage({ key: 'facings.rules.jsonObject', values: { label } });
  }
  if (hasProtoKey(value)) {
    return ruleMessage({ key: 'facings.rules.jsonKey', values: { label, name: '__proto__' } });
  }
  const noList = field.lists?.find((name) => isNoList(value, name));
  if (noList !== undefined) {
    return ruleMessage({ key: 'facings.rules.jsonList', values: { label, name: noList } });
  }
  const blank = field.hasNoBlanks ? blankIn(value) : undefined;
  return blank === undefined
    ? undefined
    : ruleMessage({ key: 'facings.rules.jsonBlank', values: { label, name: blank } });
};

export const jsonRule = (field: JsonField, required: string): AnySchema => {
  const rule = mixed()
    .transform(valueOf)
    .nullable()
    // The original value is needed to tell invalid text from a valid JSON string: a and "a".
    .test('json', (value, { createError, originalValue }) => {
      const message = faultOf(field, value, originalValue);
      return message === undefined || createError({ message });
    });
  return field.required ? rule.required(required) : rule;
};
