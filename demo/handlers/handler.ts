/** Input and output of a handler; the guard has already checked the contract (guard.ts). */
import type { CheckedCall } from '../guard';
import { refuse, refuseAt } from '../refusal';
import { textOf, type Values } from './values';
import type { Data, Table } from '../store/store';
import type { Organization, Row } from '../store/tables';

export interface Call extends CheckedCall {
  readonly params: Readonly<Record<string, string>>;
  readonly data: Data;
  /** The platform's clock, milliseconds since 1970. */
  readonly now: number;
  readonly accessTtlSeconds: number;
}

/** Returns a body for status 200, or a Response. Changes to `data` are stored if it does not throw. */
export type Handler = (call: Call) => unknown;

/** By the contract's name of the call. */
export type Handlers = Readonly<Record<string, Handler>>;

/** The row, or 404. */
export const found = <R extends Row>(table: Table<R>, id: string | undefined, what: string): R =>
  table.get(id ?? '') ?? refuse(404, `There is no ${what} with this id.`);

/** The row that a value names, or 404 at its key. */
export const foundAt = <R extends Row>(
  table: Table<R>,
  values: Values,
  [key, what]: readonly [key: string, what: string],
): R => table.get(textOf(values, key)) ?? refuseAt(key, `There is no ${what} with this id.`, 404);

/** The organization in the path, or 404. */
export const organizationOf = ({ data, params }: Call): Organization =>
  found(data.table('organizations'), params.id, 'organization');

/** The organization in account_id, or 400 at that key. */
export const knownAccount = (data: Data, id: string, key = 'account_id'): Organization =>
  data.table('organizations').get(id) ?? refuseAt(key, 'There is no such organization.');

/** The id of the organization in a body or query, or 400 at that key. */
export const accountIn = (data: Data, values: Values, key = 'account_id'): string =>
  knownAccount(data, textOf(values, key), key).id;

const lowerCase = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.toLowerCase() : undefined;

/**
 * Returns the row if no other row with the same values of `within` has its text in this key, ignoring case.
 * @throws 409 at the key
 */
export const withoutTwin = <R extends Row>(
  table: Table<R>,
  row: R,
  { key, within = [], text }: TwinRule<R>,
): R => {
  const own = lowerCase(row[key]);
  const isTwin = (one: R) =>
    one.id !== row.id &&
    lowerCase(one[key]) === own &&
    within.every((name) => one[name] === row[name]);
  const twin = own === undefined ? undefined : table.find(isTwin);
  return twin ? refuseAt(key, text, 409) : row;
};

export interface TwinRule<R> {
  readonly key: keyof R & string;
  readonly within?: readonly (keyof R)[];
  readonly text: string;
}

/** The rows under the key, formatted by `shown`, and their number. */
export const listed = <T>(
  key: string,
  rows: readonly T[],
  shown: (row: T) => unknown = (row) => row,
) => ({ [key]: rows.map((row) => shown(row)), total: rows.length });

export const newestFirst = (
  a: { readonly created_at: string },
  b: { readonly created_at: string },
): number => b.created_at.localeCompare(a.created_at);

export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en');

/** Rows whose texts contain the search text, ignoring case. */
export const matching = <R>(
  rows: readonly R[],
  text: string | undefined,
  textsOf: (row: R) => readonly (string | null | undefined)[],
): readonly R[] => {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return rows;
  return rows.filter((row) =>
    textsOf(row).some((own) => own?.toLowerCase().includes(wanted) === true),
  );
};

/** {id, name} of a referenced row; null if it was removed. */
export const brief = (row: { readonly id: string; readonly name: string } | undefined) =>
  row ? { id: row.id, name: row.name } : null;
