/** The first difference between a response and its schema, in words; `@hyperjump/json-schema` says only where it is. */
import { answerOf } from './operation';
import { recordSchemas } from './records';
import type { Schema } from './schemas';

export interface Fault {
  readonly expected: string;
  readonly seen: string;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What kind of value it is; never the value. */
export const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return `an object with ${Object.keys(value).join(', ') || 'no keys'}`;
  if (value === null) return 'null';
  return value === ''
    ? 'an empty text'
    : typeof value === 'string'
      ? 'a text'
      : `a ${typeof value}`;
};

const records = recordSchemas();

const types: Readonly<
  Record<string, { readonly words: string; readonly fits: (value: unknown) => boolean }>
> = {
  string: { words: 'a text', fits: (value) => typeof value === 'string' },
  number: { words: 'a number', fits: (value) => typeof value === 'number' },
  integer: { words: 'a whole number', fits: Number.isInteger },
  boolean: { words: 'true or false', fits: (value) => typeof value === 'boolean' },
  array: { words: 'a list', fits: Array.isArray },
  object: { words: 'an object', fits: isObject },
  null: { words: 'null', fits: (value) => value === null },
};

/** Entries of a list that are checked. */
const maxEntries = 50;

const typeFault = ({ type = [], minLength }: Schema, value: unknown, at: string) => {
  const wanted = [type].flat();
  const isFitting = wanted.length === 0 || wanted.some((name) => types[name]?.fits(value));
  if (isFitting && !(minLength === 1 && value === '')) return undefined;
  const words = wanted.map((name) => types[name]?.words ?? name).join(' or ');
  return { expected: `${at || 'the answer'} to be ${words}`, seen: kindOf(value) };
};

const keyFault = (schema: Schema, value: unknown, at: string): Fault | undefined => {
  if (!isObject(value)) return undefined;
  const place = (key: string) => (at === '' ? key : `${at}.${key}`);
  const missing = schema.required?.find((key) => value[key] === undefined);
  if (missing !== undefined) return { expected: `the key ${place(missing)}`, seen: kindOf(value) };
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const fault = value[key] === undefined ? undefined : faultAt(inner, value[key], place(key));
    if (fault) return fault;
  }
  return undefined;
};

const entryFault = ({ items }: Schema, value: unknown, at: string): Fault | undefined => {
  if (!Array.isArray(value) || !items) return undefined;
  for (const [index, entry] of value.slice(0, maxEntries).entries()) {
    const fault = faultAt(items, entry, `${at}[${index}]`);
    if (fault) return fault;
  }
  return undefined;
};

const faultAt = (schema: Schema, value: unknown, at: string): Fault | undefined => {
  const { $ref, allOf = [], anyOf = [] } = schema;
  const all = [
    ...allOf,
    ...($ref === undefined ? [] : [records[$ref.split('/').at(-1) ?? ''] ?? {}]),
  ];
  for (const part of all) {
    const fault = faultAt(part, value, at);
    if (fault) return fault;
  }
  const either = anyOf.map((part) => faultAt(part, value, at));
  if (either.length > 0 && either.every(Boolean)) return either[0];
  return (
    typeFault(schema, value, at) ?? keyFault(schema, value, at) ?? entryFault(schema, value, at)
  );
};

/** @param call its name in the contract */
export const answerFault = (call: string, answer: unknown): Fault | undefined =>
  faultAt(answerOf(call), answer, '');
