/** Fields that are part of another field's JSON object (schema/fieldBase.ts, `inside`). */
import type { Field, Fields } from './field';
import { isObject } from './isObject';
import { readJson } from './rules/readJson';

type Values = Readonly<Record<string, unknown>>;

export interface Part {
  readonly name: string;
  readonly key: string;
  readonly field: Field;
}

/** Returns the fields that are part of the named one. */
export const partsOf = (fields: Fields, host: string): readonly Part[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.inside?.field === host ? [{ name, key: field.inside.key, field }] : [],
  );

/** Parses a form value as an object: empty for a missing value, null if it is not an object. */
export const hostOf = (value: unknown): Values | null => {
  if (value == null || value === '') return {};
  const own = typeof value === 'string' ? readJson(value)?.value : value;
  return isObject(own) ? own : null;
};

const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

/** Returns the object with the part set; an empty part is removed. Null if the value is not an object. */
export const withPart = (value: unknown, key: string, part: unknown): Values | null => {
  const own = hostOf(value);
  if (own === null) return null;
  if (!isBlank(part)) return { ...own, [key]: typeof part === 'string' ? part.trim() : part };
  return Object.fromEntries(Object.entries(own).filter(([name]) => name !== key));
};
