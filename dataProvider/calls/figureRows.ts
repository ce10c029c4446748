/**
 * Reads the rows of an analytics response, whatever envelope it has (rules R25). Nothing throws: an unreadable value
 * is null, and its row is dropped.
 */
import { isObject } from '../../src/lib/util/isObject';
import { valueAt } from '../../src/schema/template';
import type { Values } from '../../src/lib/util/values';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Maximum depth of nested envelopes, such as {data: {results: […]}}. */
const deepest = 3;

const listIn = (body: unknown, depth: number): readonly unknown[] | null => {
  if (isList(body)) return body;
  if (!isObject(body) || depth === 0) return null;
  const named = [body.results, body.data, body.rows].find(isList);
  if (named) return named;
  const inside = Object.values(body);
  const first = inside.find(isList);
  if (first) return first;
  for (const value of inside) {
    const list = listIn(value, depth - 1);
    if (list) return list;
  }
  return null;
};

/** Expands `points` or `days` into one row each, with the other keys of the original row. */
const parted = (row: unknown): readonly Values[] => {
  if (!isObject(row)) return [];
  const { points, days, ...common } = row;
  const inside = [points, days].find(isList);
  return inside && inside.length > 0
    ? inside.filter(isObject).map((point) => ({ ...common, ...point }))
    : [row];
};

export const rowsIn = (body: unknown): readonly Values[] =>
  (listIn(body, deepest) ?? []).flatMap(parted);

/** Keys that may hold a value; those with dots are paths into nested objects. */
export interface Places {
  readonly keys: readonly string[];
  readonly paths: readonly string[];
}

export const places = (...names: readonly string[]): Places => ({
  keys: names.filter((name) => !name.includes('.')),
  paths: names.filter((name) => name.includes('.')),
});

/** Returns the first value present. Plain keys are checked first, because a year has a hundred thousand rows. */
export const firstOf = (row: Values, { keys, paths }: Places): unknown => {
  for (const key of keys) {
    const value = row[key];
    if (value !== undefined && value !== null) return value;
  }
  for (const path of paths) {
    const value = valueAt(row, path);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
};

/** Returns '' if there is none. */
export const textAt = (row: Values, where: Places): string => {
  const value = firstOf(row, where);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** Parses a number or numeric text; null if there is none. */
export const numberAt = (row: Values, where: Places): number | null => {
  const value = firstOf(row, where);
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** Like numberAt, for counts: a negative number is null. */
export const amountAt = (row: Values, where: Places): number | null => {
  const number = numberAt(row, where);
  return number !== null && number >= 0 ? number : null;
};
