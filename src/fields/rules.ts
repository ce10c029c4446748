/** The yup rule of a field, built from its declaration (rules 5). */
import { boolean, mixed, object, type AnySchema, type ObjectSchema } from 'yup';
import { holds } from '../schema/condition';
import type { Field, Fields, ImageField } from '../schema/field';
import { ruleMessage } from '../lib/rules/message';
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
import { textsIn } from './texts';

const required = (field: Field): string =>
  ruleMessage({
    key: 'facings.rules.required',
    values: { label: field.label },
    ...(field.requiredMessage ? { text: field.requiredMessage } : {}),
  });

const imageRule = ({ maxBytes }: ImageField): AnySchema => {
  const megabytes = Math.round(maxBytes / 1024 / 1024);
  return mixed()
    .nullable()
    .test('type', ruleMessage({ key: 'facings.rules.imageType' }), (value) =>
      value instanceof File ? value.type.startsWith('image/') : true,
    )
    .test('size', ruleMessage({ key: 'facings.rules.imageSize', values: { megabytes } }), (value) =>
      value instanceof File ? value.size <= maxBytes : true,
    );
};

type RuleMakers = {
  readonly [K in Field['kind']]: (
    field: Extract<Field, { kind: K }>,
    locale: string,
    stored: unknown,
  ) => AnySchema;
};

const anything = () => mixed().nullable();

const makers: RuleMakers = {
  text: textRule,
  choice: line,
  reference: line,
  switch: () => boolean().nullable(),
  image: imageRule,
  cron: cronRule,
  json: jsonRule,
  number: numberRule,
  moment: momentRule,
  date: dateRule,
  texts: textsRule,
  time: timeRule,
  timeZone: timeZoneRule,
  size: sizeRule,
  color: colorRule,
  own: anything,
  // Only offered options can be picked.
  picks: anything,
  // Read-only kinds.
  count: anything,
  media: anything,
  tags: anything,
};

/** Kinds that are never missing, and sizes, of which each side says so itself. */
const neverMissing: ReadonlySet<Field['kind']> = new Set([
  'switch',
  'size',
  'picks',
  'count',
  'media',
  'tags',
]);

const isFilled = ({ kind }: Field, value: unknown): boolean => {
  if (kind === 'texts') return textsIn(value).length > 0;
  return typeof value === 'string' ? value.trim() !== '' : value != null;
};

const requiredRule = (field: Field, rule: AnySchema): AnySchema =>
  field.required && !neverMissing.has(field.kind)
    ? rule.test('required', required(field), (value: unknown) => isFilled(field, value))
    : rule;

/**
 * Returns the rule of one field; forms, import and bulk grid all use it.
 * @param locale in which the person writes numbers
 * @param stored value of the edited record, whose parts are not refused
 */
export const fieldRule = <F extends Field>(
  field: F,
  locale: string,
  stored?: unknown,
): AnySchema => {
  const make = makers[field.kind] as (field: F, locale: string, stored: unknown) => AnySchema;
  const base = make(field, locale, stored);
  const rule = requiredRule(field, base);
  const { rule: load, label } = field;
  if (!load) return rule;
  return rule.test('own', '', async function check(value: unknown) {
    const values = (this.parent ?? {}) as Readonly<Record<string, unknown>>;
    const fault = (await load()).default(value, { label, locale, values, stored });
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
  stored: Readonly<Record<string, unknown>> = {},
): ObjectSchema<Record<string, unknown>> => {
  const shape: Record<string, AnySchema> = {};
  for (const name of names) {
    const field = fields[name];
    if (!field) continue;
    const isKept = purpose === 'edit' && field.secret === 'hidden';
    const rule = fieldRule(isKept ? { ...field, required: false } : field, locale, stored[name]);
    shape[name] = field.shownIf
      ? rule.when([field.shownIf.field], ([other]: unknown[], base: AnySchema) =>
          holds(field.shownIf, { [field.shownIf?.field ?? '']: other }) ? base : mixed().strip(),
        )
      : rule;
  }
  return object(shape) as ObjectSchema<Record<string, unknown>>;
};
