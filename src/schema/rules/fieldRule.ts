/** The yup rule of a field, from what the field says of itself (Specification 5). */
import { mixed, string, boolean, type AnySchema } from 'yup';
import type { Field, ImageField, TextField } from '../field';
import { ruleMessage } from './message';

const required = (field: Field): string =>
  ruleMessage({
    key: field.requiredMessage ? 'facings.rules.requiredAs' : 'facings.rules.required',
    values: { label: field.label },
    ...(field.requiredMessage ? { text: field.requiredMessage } : {}),
  });

/** Trims; blank counts as missing, so that a name of spaces is refused as an empty one is. */
const line = () =>
  string()
    .transform((_, original: unknown) => (original == null ? '' : String(original).trim()))
    .nullable();

const textRule = (field: TextField): AnySchema => {
  const { label, min, max } = field;
  let rule = line().max(max, ruleMessage({ key: 'facings.rules.max', values: { label, max } }));
  if (min !== undefined) {
    // An empty optional text is fine; only a text that is there can be too short.
    rule = rule.test(
      'min',
      ruleMessage({ key: 'facings.rules.min', values: { label, min } }),
      (value) => !value || value.length >= min,
    );
  }
  return field.required ? rule.required(required(field)) : rule;
};

const imageRule = (field: ImageField): AnySchema => {
  const megabytes = Math.round(field.maxBytes / 1024 / 1024);
  const rule = mixed()
    .nullable()
    .test('type', ruleMessage({ key: 'facings.rules.imageType' }), (value) =>
      value instanceof File ? value.type.startsWith('image/') : true,
    )
    .test(
      'size',
      ruleMessage({ key: 'facings.rules.imageSize', values: { megabytes } }),
      (value) => (value instanceof File ? value.size <= field.maxBytes : true),
    );
  return field.required
    ? rule.test('required', required(field), (value) => value != null && value !== '')
    : rule;
};

type RuleMakers = {
  readonly [K in Field['kind']]: (field: Extract<Field, { kind: K }>) => AnySchema;
};

const pick = (field: Field): AnySchema => {
  const rule = line();
  return field.required ? rule.required(required(field)) : rule;
};

const makers: RuleMakers = {
  text: textRule,
  choice: pick,
  reference: pick,
  switch: () => boolean().nullable(),
  image: imageRule,
  // Read only: they are shown, never entered.
  count: () => mixed().nullable(),
  tags: () => mixed().nullable(),
};

/** The rule of one field; form, import and bulk grid all ask here. */
export const fieldRule = <F extends Field>(field: F): AnySchema =>
  (makers[field.kind] as (field: F) => AnySchema)(field);
