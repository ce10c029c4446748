/** The values of fields as the platform receives them, and whether two of them are equal for it. */
import { isObject } from '../lib/util/isObject';
import type { AnyDeclaration } from '../schema/defineResource';
import { toPlatform } from './kinds';
import type { Values } from '../lib/util/values';

const trimmed = (value: unknown): unknown => {
  const trimmedValue = typeof value === 'string' ? value.trim() : value;
  return trimmedValue === '' ? null : (trimmedValue ?? null);
};

/**
 * Converts a value for sending: text is trimmed (rules 5), a cleared value is null, so that the platform clears it,
 * and other values are converted by their field's kind.
 */
export const encodeField = (declaration: AnyDeclaration, name: string, values: Values): unknown => {
  const field = declaration.fields[name];
  const sentValue = trimmed(field?.sends ? field.sends(values) : values[name]);
  if (!field || sentValue === null) return sentValue;
  return toPlatform(field, sentValue);
};

const sorted = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;

/** Blank, missing and off are equal; numbers may be text. */
export const plain = (value: unknown): string => {
  if (value == null || value === '' || value === false) return '';
  if (typeof value === 'object') return JSON.stringify(value, (_, part: unknown) => sorted(part));
  return (value as string | number | boolean).toString().trim();
};

/** Whether two values of a field are equal for the platform. */
export const agree = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
