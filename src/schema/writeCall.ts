/** The create and update calls of an entity, with defaults for everything that a declaration may leave out. */
import type { WriteCall } from './calls';
import { holds } from './condition';
import type { AnyDeclaration } from './defineResource';

/** A write call with its path and body keys resolved. */
export interface StatedWrite extends WriteCall {
  readonly send: readonly string[];
}

type Write = 'create' | 'update';

/** The fields of the form that the call sends. */
export const formFieldsOf = (
  { create, edit, document }: AnyDeclaration,
  write: Write,
): readonly string[] => (write === 'create' ? create : (edit ?? document))?.fields ?? [];

/** Whether a field's value is part of another field's, from which it is read. */
export const isPart = ({ fields }: AnyDeclaration, name: string): boolean => {
  const source = fields[name]?.from?.[0] ?? name;
  return source !== name && Object.hasOwn(fields, source);
};

/**
 * Returns the form's fields that are sent in the body, in the form's order. Excluded are:
 * - switches that only decide about a follow-up (`onlyIf`), and fields that are sent in the query;
 * - parts of another field, which are sent within that one.
 */
export const sentFields = (declaration: AnyDeclaration, write: Write): readonly string[] => {
  const elsewhere = new Set<string | undefined>([
    ...(declaration.create?.followUps ?? []).map(({ onlyIf }) => onlyIf),
    ...(declaration.calls?.[write]?.query ?? []),
  ]);
  return formFieldsOf(declaration, write).filter(
    (name) => !elsewhere.has(name) && !isPart(declaration, name),
  );
};

/**
 * Returns the values of a form that its record has. A form also keeps switches that only decide about a follow-up, parts
 * of other fields, and what was typed into a field that no longer exists.
 */
export const recordValues = (
  declaration: AnyDeclaration,
  values: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  const followUps = declaration.create?.followUps ?? [];
  const whole = { ...stored, ...values };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) =>
        !followUps.some(({ onlyIf }) => onlyIf === name) &&
        !isPart(declaration, name) &&
        holds(declaration.fields[name]?.shownIf, whole),
    ),
  );
};

/** Returns the complete call: the declaration's values, or else the conventions and the form's fields. */
export const writeCallOf = (declaration: AnyDeclaration, write: Write): StatedWrite => {
  const { api } = declaration;
  const call = declaration.calls?.[write] ?? { path: write === 'create' ? api : `${api}/:id` };
  return { ...call, send: call.send ?? sentFields(declaration, write) };
};
