/**
 * The yup rules of a form: those of its fields, each only while the field exists for the record. Numbers are parsed
 * in the locale.
 */
import { mixed, object, type AnySchema, type ObjectSchema } from 'yup';
import { holds } from '../schema/condition';
import type { Fields } from '../schema/field';
import { fieldRule } from './rules';

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
    const isKept = purpose === 'edit' && field.isWriteOnly === true;
    const rule = fieldRule(isKept ? { ...field, required: false } : field, locale);
    shape[name] = field.shownIf
      ? rule.when([field.shownIf.field], ([other]: unknown[], own: AnySchema) =>
          holds(field.shownIf, { [field.shownIf?.field ?? '']: other }) ? own : mixed().strip(),
        )
      : rule;
  }
  return object(shape) as ObjectSchema<Record<string, unknown>>;
};
