/** Validation of a JSON value. A string in a form or a file is JSON text; anything else is already a value. */
import { mixed, type AnySchema } from 'yup';
import type { JsonField } from '../../schema/field';
import { isObject } from '../../lib/util/isObject';
import { ruleMessage } from '../../lib/rules/message';
import { hasProtoKey, readJson } from '../../lib/rules/readJson';

const valueOf = (given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return null;
  const read = readJson(given);
  return read ? read.value : given;
};

const isUnread = (given: unknown): boolean =>
  typeof given === 'string' && given.trim() !== '' && !readJson(given);

const faultOf = (field: JsonField, value: unknown, given: unknown): string | undefined => {
  const { label } = field;
  if (isUnread(given)) return ruleMessage({ key: 'facings.rules.json', values: { label } });
  if (field.isObject && value != null && !isObject(value)) {
    return ruleMessage({ key: 'facings.rules.jsonObject', values: { label } });
  }
  if (hasProtoKey(value)) {
    return ruleMessage({ key: 'facings.rules.jsonKey', values: { label, name: '__proto__' } });
  }
  return undefined;
};

export const jsonRule = (field: JsonField): AnySchema =>
  mixed()
    .transform(valueOf)
    .nullable()
    // The original value is needed to tell invalid text from a valid JSON string: a and "a".
    .test('json', (value, { createError, originalValue }) => {
      const message = faultOf(field, value, originalValue);
      return message === undefined || createError({ message });
    });
