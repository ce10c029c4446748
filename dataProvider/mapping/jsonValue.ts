/** What JSON writes as it is. */
import { isObject } from '../../src/lib/util/isObject';
import { isRecord } from '../../src/lib/util/isRecord';

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
