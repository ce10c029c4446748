/** A value whose type is named by another field (rules 3, Feature flag). */
import type { FlagType } from '../field';

export type Typed = string | number | boolean;

const flagTypes: readonly unknown[] = ['BOOLEAN', 'STRING', 'UUID', 'NUMBER'] satisfies FlagType[];

export const flagTypeOf = (value: unknown): FlagType | undefined =>
  flagTypes.includes(value) ? (value as FlagType) : undefined;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

/**
 * Converts a value to another type; null if that is impossible.
 * @param read parses a number: `programNumber` for a value from the platform
 */
export const fitTyped = (
  type: FlagType,
  value: unknown,
  read: (text: string) => number | null,
): Typed | null => {
  const isText = typeof value === 'string';
  if (type === 'BOOLEAN') {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'boolean' ? value : null;
  }
  if (type === 'NUMBER') {
    if (typeof value === 'number') return value;
    return isText ? read(value) : null;
  }
  if (type === 'UUID') return isText && isUuid(value.trim()) ? value : null;
  return isText || typeof value === 'number' ? String(value) : null;
};
