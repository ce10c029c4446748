/** Fields that are parts of another field's value, a JSON object (schema/fieldBase.ts, `inside`). */
import type { Field, Fields } from './field';
import { readJson } from './rules/readJson';

type Values = Readonly<Record<string, unknown>>;

export interface Part {
  readonly name: string;
  readonly key: string;
  readonly field: Field;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that are parts of the one named. */
export const partsOf = (fields: Fields, host: string): readonly Part[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.inside?.field === host ? [{ name, key: field.inside.key, field }] : [],
  );

/** The object that a form's value says; an empty one for nothing, null for what is no object. */
export const hostOf = (value: unknown): Values | null => {
  if (value == null || value === '') return {};
  const own = typeof value === 'string' ? readJson(value)?.value : value;
  return isObject(own) ? own : null;
};

const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

/** With a part in it; what is empty is not there. Null where the value is no object to put it into. */
export const withPart = (value: unknown, key: string, part: unknown): Values | null => {
  const own = hostOf(value);
  if (own === null) return null;
  if (!isBlank(part)) return { ...own, [key]: typeof part === 'string' ? part.trim() : part };
  return Object.fromEntries(Object.entries(own).filter(([name]) => name !== key));
};
