/** Conversion of a field's value between the platform and a form. */
import type { Field } from '../schema/field';
import { kindOf } from './kinds';

export const toPlatform = (field: Field, value: unknown): unknown => {
  const translate = kindOf(field).wire?.toPlatform;
  return value == null || !translate ? value : translate(value, field);
};

export const fromPlatform = (field: Field, value: unknown): unknown => {
  const { wire } = kindOf(field);
  if (value === null) return wire?.fromNull?.(field) ?? null;
  if (value === undefined) return value;
  const own = field.read ? field.read(value) : value;
  return wire?.fromPlatform ? wire.fromPlatform(own, field) : own;
};
