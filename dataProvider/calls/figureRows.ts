/**
 * Rows of an analytics answer and what stands in them, whatever the platform wraps them in (rules R25).
 * Nothing here throws: what cannot be read is null, and its row is left out.
 */
import { valueAt } from '../../src/schema/template';

export type Values = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Envelopes within envelopes: {data: {results: […]}} is looked into, and no deeper than anyone would wrap. */
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

/** What stands under `points` or `days` is a row for each, with what the row itself says of them. */
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

/** Where a value may stand, by its keys; those with dots stand within another value. */
export interface Places {
  readonly keys: readonly string[];
  readonly paths: readonly string[];
}

export const places = (...names: readonly string[]): Places => ({
  keys: names.filter((name) => !name.includes('.')),
  paths: names.filter((name) => name.includes('.')),
});

/** The first value that is there. Most stand under a plain key, and there are a hundred thousand rows in a year. */
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

/** '' where there is none. */
export const textAt = (row: Values, where: Places): string => {
  const value = firstOf(row, where);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** A number, or a text that is one; null where there is none. */
export const numberAt = (row: Values, where: Places): number | null => {
  const value = firstOf(row, where);
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** As numberAt, for what is counted: less than nothing is none. */
export const amountAt = (row: Values, where: Places): number | null => {
  const number = numberAt(row, where);
  return number !== null && number >= 0 ? number : null;
};
