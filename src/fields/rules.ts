/** The yup rule of a field, built from its declaration (rules 5). */
import { boolean, mixed, object, type AnySchema, type ObjectSchema } from 'yup';
import { holds } from '../schema/condition';
import type { Field, Fields, ImageField } from '../schema/field';
import { ruleMessage } from '../schema/rules/message';
import { jsonRule } from './json/rule';
import {
  colorRule,
  cronRule,
  dateRule,
  line,
  numberRule,
  textRule,
  textsRule,
  timeRule,
  timeZoneRule,
} from './lineRules';
import { momentRule } from './moment/rule';
import { sizeRule } from './size/rule';

const required = (field: Field): string =>
  ruleMessage({
    key: field.requiredMessage ? 'facings.rules.requiredAs' : 'facings.rules.required',
    values: { label: field.label },
    ...(field.requiredMessage ? { text: field.requiredMessage } : {}),
  });

const imageRule = (field: ImageField): AnySchema => {
  const megabytes = Math.round(field.maxBytes / 1024 / 1024);
  const rule = mixed()
    .nullable()
    .test('type', ruleMessage({ key: 'facings.rules.imageType' }), (value) =>
      value instanceof File ? value.type.startsWith('image/') : true,
    )
    .test('size', ruleMessage({ key: 'facings.rules.imageSize', values: { megabytes } }), (value) =>
      value instanceof File ? value.size <= field.maxBytes : true,
    );
  return field.required
    ? rule.test('required', required(field), (value) => value != null && value !== '')
    : rule;
};

type RuleMakers = {
  readonly [K in Field['kind']]: (field: Extract<Field, { kind: K }>, locale: string) => AnySchema;
};

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value != null;

const pick = (field: Field): AnySchema => {
  const rule = line();
  return field.required ? rule.required(required(field)) : rule;
};

const makers: RuleMakers = {
  text: (field) => textRule(field, required(field)),
  choice: pick,
  reference: pick,
  switch: () => boolean().nullable(),
  image: imageRule,
  cron: (field) => cronRule(field, required(field)),
  json: (field) => jsonRule(field, required(field)),
  number: (field, locale) => numberRule(field, required(field), locale),
  moment: (field) => momentRule(field, required(field)),
  date: (field) => dateRule(field, required(field)),
  texts: (field) => textsRule(field, required(field)),
  time: (field) => timeRule(field, required(field)),
  timeZone: (field) => timeZoneRule(field, required(field)),
  size: sizeRule,
  color: (field) => colorRule(field, required(field)),
  own: (field) =>
    field.required
      ? mixed()
          .nullable()
          .test('required', required(field), (value) => isFilled(value))
      : mixed().nullable(),
  // Only offered options can be picked.
  picks: () => mixed().nullable(),
  // Read-only kinds.
  count: () => mixed().nullable(),
  media: () => mixed().nullable(),
  tags: () => mixed().nullable(),
};

/**
 * Returns the rule of one field; forms, import and bulk grid all use it.
 * @param locale in which the person writes numbers
 */
export const fieldRule = <F extends Field>(field: F, locale: string): AnySchema => {
  const rule = (makers[field.kind] as (field: F, locale: string) => AnySchema)(field, locale);
  const { rule: load, label } = field;
  if (!load) return rule;
  return rule.test('own', '', async function check(value: unknown) {
    const values = (this.parent ?? {}) as Readonly<Record<string, unknown>>;
    const fault = (await load()).default(value, { label, locale, values });
    return fault ? this.createError({ message: ruleMessage(fault) }) : true;
  });
};

/**
 * The yup rules of a form: those of its fields, each only while the field exists for the record. Numbers are
 * parsed in the locale.
 */
export const formRules = (
  fields: Fields,
  names: readonly string[],
  locale: string,
  purpose: 'create' | 'edit' = 'create',
): ObjectSchema<Record<string, unknown>> => {
  const shape: Record<string, AnySchema> = {};
  for (const name of names) {
    const field = fields[name];
    if (!field) continue;
    const isKept = purpose === 'edit' && field.secret === 'hidden';
    const rule = fieldRule(isKept ? { ...field, required: false } : field, locale);
    shape[name] = field.shownIf
      ? rule.when([field.shownIf.field], ([other]: unknown[], own: AnySchema) =>
          holds(field.shownIf, { [field.shownIf?.field ?? '']: other }) ? own : mixed().strip(),
        )
      : rule;
  }
  return object(shape) as ObjectSchema<Record<string, unknown>>;
};
