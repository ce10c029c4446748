/** Validation of a JSON value. A string in a form or a file is JSON text; anything else is already a value. */
import { mixed, type AnySchema } from 'yup';
import type { JsonField } from '../../schema/field';
import { isObject } from '../../lib/util/isObject';
import { ruleMessage } from '../../lib/rules/message';
import { hasProtoKey, readJson } from '../../lib/rules/readJson';

const valueOf = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw;
  if (raw.trim() === '') return null;
  const read = readJson(raw);
  return read ? read.value : raw;
};

const isUnread = (raw: unknown): boolean =>
  typeof raw === 'string' && raw.trim() !== '' && !readJson(raw);

const faultOf = (field: JsonField, value: unknown, raw: unknown): string | undefined => {
  const { label } = field;
  if (isUnread(raw)) return ruleMessage({ key: 'facings.rules.json', values: { label } });
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
