/** The types of feature flags, and values that fit them (rules 3, Feature flag). */
import { programNumber } from '../../src/lib/text/numbers';

export const flagTypes = ['BOOLEAN', 'STRING', 'UUID', 'NUMBER'] as const;

export type FlagType = (typeof flagTypes)[number];

export const flagTypeOf = (value: unknown): FlagType | undefined =>
  flagTypes.find((type) => type === value);

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text.trim());

/**
 * Converts a value to another type; null if that is impossible.
 * @param read parses a number; by default as the platform writes it
 */
export const fitTyped = (
  type: FlagType,
  value: unknown,
  read: (text: string) => number | null = programNumber,
): string | number | boolean | null => {
  const isText = typeof value === 'string';
  if (type === 'BOOLEAN') {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'boolean' ? value : null;
  }
  if (type === 'NUMBER') {
    if (typeof value === 'number') return value;
    return isText ? read(value) : null;
  }
  if (type === 'UUID') return isText && isUuid(value) ? value : null;
  return isText || typeof value === 'number' ? String(value) : null;
};
