/** What the console takes from the response to a write, and what it keeps of the sent values. */
import type { WriteCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import type { ParentIds } from '../../src/schema/routes';
import { valueAt } from '../../src/schema/template';
import { decodeRecord, idOf } from './decode';
import type { Values } from '../../src/lib/util/values';

interface Answered {
  readonly call: WriteCall;
  readonly answer: unknown;
  readonly values: Values;
}

/** Returns the id of the new record. */
export const newIdIn = (
  declaration: AnyDeclaration,
  { call, answer, values }: Answered,
): Identifier | undefined => {
  const id =
    call.newId === undefined
      ? (idOf(declaration, answer) ?? (declaration.idFrom && idOf(declaration, values)))
      : call.newId === null
        ? (idOf(declaration, { ...values, ...(answer as object | null) }) ?? 'unnamed')
        : valueAt(answer, call.newId);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
};

/** Whether a response lacks the secrets that are returned only once. */
export const lacksSecrets = ({ create }: AnyDeclaration, answer: unknown): boolean =>
  create?.secrets?.every(({ read }) => (valueAt(answer, read) ?? '') === '') ?? false;

/**
 * Returns the sent values that the console keeps: no secrets or files, because the platform
 * determines what is shown of those.
 */
export const storableValues = (
  { fields }: AnyDeclaration,
  values: Values,
  before: Values = {},
): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (field?.secret === 'hidden') return [name, null];
      const isTheirs = value instanceof File || field?.secret === 'masked';
      return [name, isTheirs ? (before[name] ?? null) : value];
    }),
  );

/**
 * Returns what the response to a write says about the record. A response without a complete record only
 * means success: the sent values are then current.
 */
export const returnedValues = (
  declaration: AnyDeclaration,
  answer: unknown,
  within: ParentIds,
): Values => {
  if (declaration.document) return {};
  const returned = Object.entries(decodeRecord(declaration, answer, within) ?? {});
  return Object.fromEntries(
    returned.filter(([name, value]) => value !== null || Object.hasOwn(answer as object, name)),
  );
};
