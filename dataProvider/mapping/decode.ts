/** Converts the platform's record to the console's: nested and renamed values are moved to the field's name. */
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { isObject } from '../../src/lib/util/isObject';
import { firstValueAt, valueAt } from '../../src/schema/template';
import { fieldFromPlatform } from '../../src/fields/kinds';
import { noParents, type ParentIds } from '../../src/schema/routes';
import { errorOf, unreadable } from './platformError';

export const isId = (value: unknown): value is Identifier =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Returns a record's id; undefined if it has none. */
export const idOf = ({ idFrom }: AnyDeclaration, raw: unknown): Identifier | undefined => {
  const id = firstValueAt(raw, idFrom ?? ['id']);
  return isId(id) ? id : undefined;
};

/**
 * Returns the record with every declared field under its own name, and its parent ids; other keys are unchanged. Null
 * if it is not a record, or has no id.
 */
export const decodeRecord = (
  declaration: AnyDeclaration,
  raw: unknown,
  within: ParentIds = noParents,
  knownId?: Identifier,
): RaRecord | null => {
  if (!isObject(raw)) return null;
  const id = knownId ?? idOf(declaration, raw);
  if (id === undefined) return null;
  const record: RaRecord = { ...raw, id };
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.secret === 'hidden') {
      record[name] = null;
      continue;
    }
    const value = field.from ? firstValueAt(raw, field.from) : raw[name];
    if (value !== undefined || field.from) record[name] = fieldFromPlatform(field, value) ?? null;
  }
  for (const [name, value] of Object.entries(within)) record[name] ??= value;
  return record;
};

/** Returns the rows at a path of a response; empty if it is missing or not a list (rules R25). */
export const rowsAt = (body: unknown, path: string): readonly unknown[] => {
  const rows = path === '' ? body : valueAt(body, path);
  return Array.isArray(rows) ? rows : [];
};

/**
 * Like `rowsAt`, for the main content of a response. Null means no rows, but a missing key means an unreadable
 * response instead of an empty list.
 */
export const listAt = (body: unknown, path: string): readonly unknown[] => {
  const rows = path === '' ? body : valueAt(body, path);
  if (Array.isArray(rows)) return rows;
  const steps = path.split('.').map((_, at, names) => names.slice(0, at + 1).join('.'));
  if (path !== '' && steps.some((step) => valueAt(body, step) === null)) return [];
  throw errorOf(unreadable);
};

/** A row that is a plain text is the id of its record, if the declaration says where the id is (`idFrom`). */
export const decodeRows = (
  declaration: AnyDeclaration,
  rows: readonly unknown[],
  within: ParentIds = noParents,
): RaRecord[] => {
  const [key] = declaration.idFrom ?? [];
  return rows.flatMap((row) => {
    const raw = typeof row === 'string' && key !== undefined ? { [key]: row } : row;
    return decodeRecord(declaration, raw, within) ?? [];
  });
};

/**
 * Returns the platform's total; undefined if it reports none.
 * @param at the declared path of the total
 */
export const totalOf = (body: unknown, at?: string): number | undefined => {
  for (const path of at === undefined ? ['total', 'count', 'total_count'] : [at]) {
    const total = valueAt(body, path);
    if (typeof total === 'number' && total >= 0) return total;
    if (typeof total === 'string' && /^\d+$/.test(total)) return Number(total);
  }
  return undefined;
};
