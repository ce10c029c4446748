/** From the platform's record to the console's: nested and renamed values stand under the field's name. */
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { hostOf } from '../../src/schema/inside';
import { firstValueAt, valueAt } from '../../src/schema/template';
import { fromPlatform } from '../../src/fields/wire';
import { nowhere, type Within } from '../../src/schema/within';
import { errorOf, unreadable } from './platformError';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a record is known by; undefined for what has nothing to be known by. */
export const idOf = ({ idFrom }: AnyDeclaration, raw: unknown): Identifier | undefined => {
  const id = firstValueAt(raw, idFrom ?? ['id']);
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? id : undefined;
};

/**
 * The record with every declared field under its own name, and its parents' ids; other keys are kept as they
 * came. Null for what is no record at all, or has no id to be known by.
 */
export const decodeRecord = (
  declaration: AnyDeclaration,
  raw: unknown,
  within: Within = nowhere,
  knownId?: Identifier,
): RaRecord | null => {
  if (!isObject(raw)) return null;
  const id = knownId ?? idOf(declaration, raw);
  if (id === undefined) return null;
  const record: RaRecord = { ...raw, id };
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.isWriteOnly) {
      record[name] = null;
      continue;
    }
    const value = field.from ? firstValueAt(raw, field.from) : raw[name];
    if (value !== undefined || field.from) record[name] = fromPlatform(field, value) ?? null;
  }
  // What is a part of another field is read from that one, which may have come as text.
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (!field.inside) continue;
    const own = hostOf(record[field.inside.field])?.[field.inside.key];
    record[name] = fromPlatform(field, own) ?? null;
  }
  for (const [name, value] of Object.entries(within)) record[name] ??= value;
  return record;
};

/** The rows at a path of a response; what is missing or no list reads as no rows (rules R25). */
export const rowsAt = (body: unknown, path: string): readonly unknown[] => {
  const rows = path === '' ? body : valueAt(body, path);
  return Array.isArray(rows) ? rows : [];
};

/**
 * The same where the rows are what was asked for. No rows may come as null; an answer without the key is one that
 * cannot be read, and no empty list.
 */
export const listAt = (body: unknown, path: string): readonly unknown[] => {
  const rows = path === '' ? body : valueAt(body, path);
  if (Array.isArray(rows)) return rows;
  const steps = path.split('.').map((_, at, names) => names.slice(0, at + 1).join('.'));
  if (path !== '' && steps.some((step) => valueAt(body, step) === null)) return [];
  throw errorOf(unreadable);
};

export const decodeRows = (
  declaration: AnyDeclaration,
  rows: readonly unknown[],
  within: Within = nowhere,
): RaRecord[] => {
  const textAs = declaration.calls?.list?.textAs;
  return rows.flatMap((row) => {
    if (textAs === undefined) return decodeRecord(declaration, row, within) ?? [];
    return typeof row === 'string' && row !== '' ? { id: row, [textAs]: row, ...within } : [];
  });
};

/** The platform's own total, or undefined where it says none. */
export const totalOf = (body: unknown): number | undefined => {
  for (const path of ['total', 'count', 'total_count']) {
    const total = valueAt(body, path);
    if (typeof total === 'number' && total >= 0) return total;
    if (typeof total === 'string' && /^\d+$/.test(total)) return Number(total);
  }
  return undefined;
};
