/** From a form's values to the body of a call: exactly the declared keys, trimmed, of fields that exist. */
import { holds } from '../../src/schema/condition';
import type { WriteCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';

type Values = Readonly<Record<string, unknown>>;

/** Text leaves trimmed (Specification 5), and a cleared value as null, so that the platform clears it. */
const outgoing = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  return value === undefined ? null : value;
};

const existing = (declaration: AnyDeclaration, names: readonly string[], values: Values) =>
  names.filter((name) => holds(declaration.fields[name]?.shownIf, values));

const multipart = (call: WriteCall, names: readonly string[], values: Values): FormData => {
  const form = new FormData();
  for (const name of names) {
    const value = outgoing(values[name]);
    const part = call.partNames?.[name] ?? name;
    if (value instanceof File) form.append(part, value, value.name);
    else if (value !== null) form.append(part, String(value));
  }
  return form;
};

/** The body of a create or update call. */
export const encodeBody = (
  declaration: AnyDeclaration,
  call: WriteCall,
  values: Values,
  id?: Identifier,
): FormData | Record<string, unknown> => {
  const names = existing(declaration, call.send, values);
  if (call.as === 'multipart') return multipart(call, names, values);
  const body: Record<string, unknown> = {};
  if (call.idAs && id !== undefined) body[call.idAs] = id;
  for (const name of names) body[name] = outgoing(values[name]);
  return body;
};

/** The query of a create or update call. */
export const encodeQuery = (call: WriteCall, values: Values): Record<string, string> =>
  Object.fromEntries(
    (call.query ?? []).flatMap((name) => {
      const value = outgoing(values[name]);
      return value === null ? [] : [[name, String(value)]];
    }),
  );
