/** Converts a form's values to a request body: exactly the declared keys, trimmed, for fields that exist. */
import { fillPath } from '../../src/schema/calls';
import { holds } from '../../src/schema/condition';
import { fillTemplate } from '../../src/schema/template';
import { encodeField } from '../../src/fields/sentValue';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import type { StatedWrite } from '../../src/schema/writeCall';
import { errorOf, notFound } from './platformError';
import type { Values } from '../../src/lib/util/values';

const existing = (declaration: AnyDeclaration, names: readonly string[], values: Values) =>
  names.filter((name) => holds(declaration.fields[name]?.shownIf, values));

const multipart = (
  declaration: AnyDeclaration,
  names: readonly string[],
  values: Values,
): FormData => {
  const form = new FormData();
  for (const name of names) {
    const value = encodeField(declaration, name, values);
    if (value instanceof File) form.append(name, value, value.name);
    else if (value !== null) form.append(name, String(value));
  }
  return form;
};

/** @throws a not-found error if a parent id is missing */
export const filledPath = (path: string, values: Values): string => {
  const whole = fillPath(path, values);
  if (whole === null) throw errorOf(notFound);
  return whole;
};

/** The values that fill a call's templates. */
export interface TemplateValues {
  readonly record: Values;
  readonly within: Values;
  readonly identity?: unknown;
  /** The record that a new one duplicates. */
  readonly original?: unknown;
}

/** Fills a call's templates. Keys with a missing value are left out, so that nothing is sent empty. */
export const fillAll = (
  templates: Readonly<Record<string, string>> | undefined,
  values: TemplateValues,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(templates ?? {}).flatMap(([key, template]) => {
      const text = fillTemplate(template, values);
      return text === '' ? [] : [[key, text]];
    }),
  );

/** Returns the values by the body keys of a JSON call. */
const encodeKeys = (
  declaration: AnyDeclaration,
  call: Pick<StatedWrite, 'send' | 'idAs'>,
  values: Values,
  id?: Identifier,
): Record<string, unknown> => {
  const body: Record<string, unknown> = {};
  if (call.idAs && id !== undefined) body[call.idAs] = id;
  for (const name of existing(declaration, call.send, values)) {
    const isKept = id !== undefined && declaration.fields[name]?.secret === 'hidden';
    if (isKept && values[name] == null) continue;
    body[name] = encodeField(declaration, name, values);
  }
  return body;
};

/** Builds the body of a create or update call. */
export const encodeBody = (
  declaration: AnyDeclaration,
  call: StatedWrite,
  values: Values,
  id?: Identifier,
): FormData | Record<string, unknown> =>
  call.as === 'multipart'
    ? multipart(declaration, existing(declaration, call.send, values), values)
    : encodeKeys(declaration, call, values, id);

/** Builds the query of a create or update call. */
export const encodeQuery = (
  declaration: AnyDeclaration,
  call: Pick<StatedWrite, 'query' | 'with'>,
  values: Values,
): Record<string, string> => ({
  ...call.with,
  ...Object.fromEntries(
    (call.query ?? []).flatMap((name) => {
      const value = encodeField(declaration, name, values);
      return value === null ? [] : [[name, String(value)]];
    }),
  ),
});
