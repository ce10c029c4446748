/**
 * Updates with only some of a record's values. A PUT replaces the record, so the keys that the caller leaves out are
 * filled from the stored record; a PATCH sends only the keys of the caller that differ from what
 * the caller read.
 */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { formFieldsOf, type StatedWrite } from '../../src/schema/writeCall';
import { valueAt } from '../../src/schema/template';
import type { Values } from '../../src/lib/util/values';

/** Undefined is not a value of JSON: such a key counts as left out. */
export const withoutUndefined = (data: Values): Values =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** The values that differ from what the caller read. */
export const differingValues = (data: Values, read: Values): Values =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(read[name]),
    ),
  );

/** The values that a PATCH sends: those that differ from what the caller read, or all of them if none does. */
export const changedValues = (data: Values, read: Values): Values => {
  const changed = differingValues(data, read);
  return Object.keys(changed).length === 0 ? data : changed;
};

const keysOf = ({ send, query = [] }: StatedWrite): readonly string[] => [...send, ...query];

/** Whether an update cannot be built from its own values, so that the stored record must be read first. */
export const needsStored = (
  declaration: AnyDeclaration,
  call: StatedWrite,
  values: Values,
): boolean => {
  const { fields, calls } = declaration;
  if (calls?.afterSave) return true;
  const lacks = (name: string): boolean => !Object.hasOwn(values, name);
  const keys = keysOf(call);
  const sent = call.method === 'PATCH' ? keys.filter((name) => !lacks(name)) : keys;
  return sent.some((name) => {
    const { secret, shownIf, sends } = fields[name] ?? {};
    if (lacks(name)) return secret === undefined;
    // What decides whether a field exists, or computes its value, may be any other field.
    if (shownIf && lacks(shownIf.field)) return true;
    return sends !== undefined && formFieldsOf(declaration, 'update').some(lacks);
  });
};

interface Partial {
  /** The values of the caller, and the parent ids. */
  readonly values: Values;
  /** The stored record, if it was read. */
  readonly stored: Values;
}

/** Initial values of a new record: those of the form, and those that no form has but the platform requires. */
export const initialValuesOf = ({ fields, create }: AnyDeclaration): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial, kind }]) => {
      const isOff = kind === 'switch' && create?.fields.includes(name);
      const value = initial ?? (isOff ? false : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Returns a create's call without the fields of the form that have no value: neither given, nor declared as initial, nor
 * computed.
 */
export const givenKeysOf = (
  declaration: AnyDeclaration,
  call: StatedWrite,
  values: Values,
): StatedWrite => {
  const inForm = formFieldsOf(declaration, 'create');
  const isSent = (name: string): boolean =>
    Object.hasOwn(values, name) ||
    !inForm.includes(name) ||
    declaration.fields[name]?.sends?.(values) != null;
  return { ...call, send: call.send.filter(isSent) };
};

/** Returns the call with only the keys that this update sends. */
export const withKeysOf = (
  { fields }: AnyDeclaration,
  call: StatedWrite,
  { values, stored }: Partial,
): StatedWrite => {
  const isSent = (name: string): boolean => {
    if (Object.hasOwn(values, name)) return true;
    const { kind, secret, sends, from = [name] } = fields[name] ?? {};
    const isUpload = call.as === 'multipart' && kind === 'image';
    // A stored secret is unknown or masked, and a stored image is an address.
    if (call.method === 'PATCH' || secret || isUpload) return false;
    if (sends && stored[name] == null) {
      // A value that is computed where none is stored is only sent if this update changes what it is computed from.
      const computed = sends({ ...stored, ...values }) ?? null;
      if (computed !== null) return JSON.stringify(computed) !== JSON.stringify(sends(stored));
    }
    return stored[name] != null || from.some((path) => valueAt(stored, path) !== undefined);
  };
  return {
    ...call,
    send: call.send.filter(isSent),
    ...(call.query ? { query: call.query.filter(isSent) } : {}),
  };
};
