/** From the platform's record to the console's: nested and renamed values stand under the field's name. */
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { firstValueAt, valueAt } from '../../src/schema/template';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The record with every declared field under its own name; other keys are kept as they came.
 * Null for what is no record at all, or has no id to be known by.
 */
export const decodeRecord = (declaration: AnyDeclaration, raw: unknown): RaRecord | null => {
  if (!isObject(raw)) return null;
  const id = raw.id;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const record: RaRecord = { ...raw, id };
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.from) record[name] = firstValueAt(raw, field.from) ?? null;
  }
  return record;
};

/** The rows at a path of a response; what is missing or no list reads as no rows (readings.md 25). */
export const rowsAt = (body: unknown, path: string): readonly unknown[] => {
  const rows = path === '' ? body : valueAt(body, path);
  return Array.isArray(rows) ? rows : [];
};

export const decodeRows = (declaration: AnyDeclaration, rows: readonly unknown[]): RaRecord[] =>
  rows.flatMap((row) => decodeRecord(declaration, row) ?? []);

/** The platform's own total, or undefined where it says none. */
export const totalOf = (body: unknown): number | undefined => {
  for (const path of ['total', 'count', 'total_count']) {
    const total = valueAt(body, path);
    if (typeof total === 'number' && total >= 0) return total;
  }
  return undefined;
};
