/** Reads values of a body or query as what they must be, and refuses at their key. */
import { outsideContract, refuse } from '../refusal';

type Values = Readonly<Record<string, unknown>>;

const wrong = (key: string, text: string): never => refuse(400, text, { [key]: text });
/** It is not of the type that the contract states. */
const mistyped = (key: string, text: string): never => outsideContract(text, { [key]: text });

/** Longest text the platform keeps. */
const longest = 500;

/** Text without blank ends; '' where it is absent or null. */
export const textOf = (values: Values, key: string): string => {
  const value = values[key];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return mistyped(key, `${key} is no text.`);
  const text = value.trim();
  if (text.length > longest) wrong(key, `${key} is longer than ${longest} characters.`);
  return text;
};

/** As textOf, null instead of ''. */
export const textOrNull = (values: Values, key: string): string | null =>
  textOf(values, key) || null;

/** Names have at least two characters (Specification 5). */
export const nameOf = (values: Values, key = 'name'): string => {
  const name = textOf(values, key);
  return name.length < 2 ? wrong(key, 'Name should contain at least 2 characters.') : name;
};

export const emailOf = (values: Values, key = 'email'): string => {
  const email = textOf(values, key).toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? email
    : wrong(key, 'Email address must be valid.');
};

export const oneOf = <T extends string>(values: Values, key: string, choices: readonly T[]): T => {
  const value = values[key];
  return (
    choices.find((choice) => choice === value) ??
    mistyped(key, `${key} is none of ${choices.join(', ')}.`)
  );
};

export const flagOf = (values: Values, key: string): boolean => {
  const value = values[key];
  return typeof value === 'boolean' ? value : mistyped(key, `${key} is neither true nor false.`);
};

export const textsOf = (values: Values, key: string): string[] => {
  const value = values[key];
  if (!Array.isArray(value)) return mistyped(key, `${key} is no list.`);
  return value.map((entry: unknown) =>
    typeof entry === 'string' ? entry : mistyped(key, `${key} holds something that is no text.`),
  );
};

export const objectsOf = (values: Values, key: string): Values[] => {
  const value = values[key];
  if (!Array.isArray(value)) return mistyped(key, `${key} is no list.`);
  return value.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? (entry as Values)
      : mistyped(key, `${key} holds something that is no object.`),
  );
};

/** A whole number of a query, `fallback` where it is absent. */
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
    : mistyped(key, `${key} is no whole number from ${least} to ${most}.`);
};

/** At least 8 characters with lower and upper case, a digit and a special character (Specification 9). */
export const passwordOf = (values: Values): string => {
  const { password } = values;
  const isGood =
    typeof password === 'string' &&
    [/^.{8,200}$/, /\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].every((rule) =>
      rule.test(password),
    );
  return isGood ? password : wrong('password', 'The password is too weak.');
};
