/** What JSON writes as it is. */
import { isObject } from '../../src/lib/util/isObject';

type Values = Readonly<Record<string, unknown>>;

/** Whether a value has keys of its own, unlike a FormData, a Map or a Promise. */
export const isRecord = (value: unknown): value is Values =>
  Object.prototype.toString.call(value) === '[object Object]';

/**
 * Whether JSON keeps a value: NaN, Infinity and invalid dates become null, functions are left out, and files and Maps
 * become empty objects.
 */
export const isJson = (value: unknown): boolean => {
  if (value == null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (isObject(value) && typeof value.toJSON === 'function')
    return JSON.stringify(value) !== 'null';
  return isRecord(value) && Object.values(value).every(isJson);
};
