/** What the console takes from the answer to a write, and what it keeps of what was sent. */
import type { WriteCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { valueAt } from '../../src/schema/template';
import { idOf } from './decode';

type Values = Readonly<Record<string, unknown>>;

interface Answered {
  readonly call: WriteCall;
  readonly answer: unknown;
  /** What was sent. */
  readonly values: Values;
}

/** What the new record is known by from now on. */
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

/** A 200 that says neither that the record was made nor that it was refused, or lacks what is answered only once. */
export const isUntold = (declaration: AnyDeclaration, answered: Answered): boolean => {
  const { secrets, nothing } = declaration.create ?? {};
  const { call, answer } = answered;
  if (call.verdict || (answer == null && nothing !== undefined)) return false;
  const lacksSecrets = secrets?.every(({ read }) => (valueAt(answer, read) ?? '') === '');
  return lacksSecrets === true || newIdIn(declaration, answered) === undefined;
};

/**
 * What the console keeps of the values it sent: nothing that is never read back, and neither secrets nor files, since
 * what is shown of those is the platform's to say.
 */
export const kept = ({ fields }: AnyDeclaration, values: Values, before: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (field?.isWriteOnly) return [name, null];
      const isTheirs = value instanceof File || field?.kind === 'credentials';
      return [name, isTheirs ? (before[name] ?? null) : value];
    }),
  );
