/** Message templates and dotted paths: `Region "{name}" updated successfully!`. */

import { fileOf } from './fileOf';
import { isObject } from './isObject';

/** Returns the value at a dotted path; undefined if any step is missing, never an error (rules R25). */
export const valueAt = (source: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object' && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      source,
    );

/** Sets the value at a dotted path and creates missing objects. */
export const putAt = (target: Record<string, unknown>, path: string, value: unknown): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = target;
  for (const key of keys) {
    const own = at[key];
    const next = isObject(own) ? { ...own } : {};
    at[key] = next;
    at = next;
  }
  at[last] = value;
};

/** Returns the first value present at one of several dotted paths. */
export const firstValueAt = (source: unknown, paths: readonly string[]): unknown => {
  for (const path of paths) {
    const value = valueAt(source, path);
    if (value != null) return value;
  }
  return undefined;
};

/**
 * Replaces `{dotted.path}` by the values; a missing value becomes ''. `{url|file}` is the file name of an address.
 */
export const fillTemplate = (template: string, values: unknown): string =>
  template.replace(/\{([\w.]+)(\|file)?\}/g, (_, path: string, isFile?: string) => {
    const value = valueAt(values, path);
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    return isFile === undefined ? String(value) : fileOf(String(value));
  });
