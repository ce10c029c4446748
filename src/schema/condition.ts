/** When a field exists: a condition on another value of the same record. */
import { fillTemplate, hashOf } from './template';

export type Condition =
  | { readonly kind: 'is'; readonly field: string; readonly value: string | boolean }
  /** The other value differs, or is missing. */
  | { readonly kind: 'isNot'; readonly field: string; readonly value: string | boolean }
  /** The other value is missing or empty. */
  | { readonly kind: 'blank'; readonly field: string }
  /** The hash of the other value is in the list. Hashes keep the plain value out of the code (rules 6, L6 ID). */
  | { readonly kind: 'hashIn'; readonly field: string; readonly hashes: readonly string[] };

export const isValue = (field: string, value: string | boolean): Condition => ({
  kind: 'is',
  field,
  value,
});

export const isNotValue = (field: string, value: string | boolean): Condition => ({
  kind: 'isNot',
  field,
  value,
});

export const isBlank = (field: string): Condition => ({ kind: 'blank', field });

export const hashIn = (field: string, hashes: readonly string[]): Condition => ({
  kind: 'hashIn',
  field,
  hashes,
});

/** Fills a template in the condition's value: `{identity.id}`. */
export const filled = (
  condition: Condition | undefined,
  values: Readonly<Record<string, unknown>>,
): Condition | undefined =>
  condition && 'value' in condition && typeof condition.value === 'string'
    ? { ...condition, value: fillTemplate(condition.value, values) }
    : condition;

/** Whether the condition holds for a record; true if there is no condition. */
export const holds = (
  condition: Condition | undefined,
  record: Readonly<Record<string, unknown>>,
): boolean => {
  if (!condition) return true;
  const value = record[condition.field];
  if (condition.kind === 'is') return value === condition.value;
  if (condition.kind === 'isNot') return value !== condition.value;
  const isMissing = value == null || value === '';
  if (condition.kind === 'blank') return isMissing;
  return !isMissing && condition.hashes.includes(hashOf(String(value)));
};
