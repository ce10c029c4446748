/** Reads values of a body or query with validation; refuses at the key. Texts are not converted to numbers. */
import { bodyFault, type KeyType } from '../keyTypes';
import { outsideAt, refuseAt } from '../refusal';

export type Values = Readonly<Record<string, unknown>>;

/** Maximum length of a text. */
const longest = 500;

/** Trimmed text; '' if it is missing or null. */
export const textOf = (values: Values, key: string): string => {
  const value = values[key];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return outsideAt(key, `${key} must be a text.`);
  const text = value.trim();
  if (text.length > longest) refuseAt(key, `${key} is longer than ${longest} characters.`);
  return text;
};

/** Like textOf, but refused if it is empty. */
export const requiredOf = (values: Values, key: string, text = 'This is required.'): string =>
  textOf(values, key) || refuseAt(key, text);

/** Like textOf, but null instead of ''. */
export const textOrNull = (values: Values, key: string): string | null =>
  textOf(values, key) || null;

/** Names have at least two characters (rules 5). */
export const nameOf = (values: Values, key = 'name'): string => {
  const name = textOf(values, key);
  return name.length < 2 ? refuseAt(key, 'Name should contain at least 2 characters.') : name;
};

export const emailOf = (values: Values, key = 'email'): string => {
  const email = textOf(values, key).toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? email
    : refuseAt(key, 'Email address must be valid.');
};

/** Reads values of a type: those in the entries of a list, whose keys the guard does not know. */
const ofType =
  <T>(type: KeyType) =>
  (values: Values, key: string): T => {
    const fault = bodyFault(type, values[key]);
    return fault === undefined ? (values[key] as T) : outsideAt(key, `${key} ${fault}`);
  };

export const oneOf = <T extends string>(values: Values, key: string, choices: readonly T[]): T =>
  ofType<T>({ oneOf: choices })(values, key);

export const flagOf = ofType<boolean>('flag');
export const textsOf = ofType<string[]>('texts');
export const objectsOf = ofType<Values[]>('objects');

/** A whole number in a query; `fallback` if it is missing. */
export const wholeOf = (
  values: Values,
  key: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number => {
  const value = values[key];
  if (value === undefined) return fallback;
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most
    ? number
    : outsideAt(key, `${key} is no whole number from ${least} to ${most}.`);
};

/** At least 8 characters with lower and upper case, a digit and a special character (rules 9). */
export const passwordOf = (values: Values): string => {
  const { password } = values;
  const isGood =
    typeof password === 'string' &&
    [/^.{8,200}$/, /\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].every((rule) =>
      rule.test(password),
    );
  return isGood ? password : refuseAt('password', 'The password is too weak.');
};

/** Maximum value of a number. */
const largest = 1_000_000;

interface Bounds {
  readonly least?: number;
  /** Exclusive lower bound. */
  readonly above?: number;
}

/** Undefined if the value is a number within the bounds, else the error. */
export const numberFault = (
  value: unknown,
  { least = 0, above }: Bounds = {},
): string | undefined => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number.';
  if (above !== undefined && value <= above) return `is not larger than ${above}.`;
  if (value < least) return least === 0 ? 'is negative.' : `is less than ${least}.`;
  return value > largest ? `is more than ${largest}.` : undefined;
};

/** @throws a refusal at the key, also if it is missing or null */
export const numberOf = (values: Values, key: string, bounds?: Bounds): number => {
  const value = values[key];
  const fault = numberFault(value, bounds);
  return fault === undefined ? (value as number) : refuseAt(key, `${key} ${fault}`);
};

/** Like numberOf, but null if it is missing or null. */
export const numberOrNull = (values: Values, key: string, bounds?: Bounds): number | null =>
  values[key] === undefined || values[key] === null ? null : numberOf(values, key, bounds);

/** Readers for the values of a body; each gets the body and the key, like textOf. */
export type Readers<R> = { readonly [K in keyof R]?: (values: Values, key: K & string) => R[K] };

/** The row with the body's values; missing keys stay unchanged. */
export const withValues = <R extends object>(before: R, values: Values, readers: Readers<R>): R => {
  const read = Object.entries(readers as Record<string, (values: Values, key: string) => unknown>)
    .filter(([key]) => values[key] !== undefined)
    .map(([key, reader]) => [key, reader(values, key)]);
  return { ...before, ...(Object.fromEntries(read) as Partial<R>) };
};

/** One page of the rows, by `page` and `limit` of a query. */
export const pageOf = <R>(rows: readonly R[], query: Values): readonly R[] => {
  const page = wholeOf(query, 'page', { fallback: 1, least: 1, most: 1e6 });
  const limit = wholeOf(query, 'limit', { fallback: 25, least: 1, most: 500 });
  return rows.slice((page - 1) * limit, page * limit);
};
