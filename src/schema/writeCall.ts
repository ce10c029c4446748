/** The create and update calls of an entity, with everything filled in that a declaration may leave out. */
import type { WriteCall } from './calls';
import type { AnyDeclaration } from './defineResource';

/** A call whose path and body keys are known. */
export interface StatedWrite extends WriteCall {
  readonly send: readonly string[];
}

type Write = 'create' | 'update';

const formFieldsOf = ({ create, edit, document }: AnyDeclaration, write: Write) =>
  (write === 'create' ? create : (edit ?? document))?.fields ?? [];

/**
 * The fields of the form that travel in the body of its call, in the form's order. These do not:
 * - a switch that only decides about a follow-up (`onlyIf`), and a field that goes into the query;
 * - a part of another field (`inside`), which leaves within that one;
 * - what calls of its own save: pan sizes, and the new image of an existing record.
 */
export const sentFields = (declaration: AnyDeclaration, write: Write): readonly string[] => {
  const elsewhere = new Set<string | undefined>([
    ...(declaration.create?.followUps ?? []).map(({ onlyIf }) => onlyIf),
    ...(declaration.calls?.[write]?.query ?? []),
  ]);
  return formFieldsOf(declaration, write).filter((name) => {
    const field = declaration.fields[name];
    if (elsewhere.has(name) || field?.inside !== undefined || field?.kind === 'panSizes') {
      return false;
    }
    return write === 'create' || field?.kind !== 'image' || field.upload === undefined;
  });
};

/** The call as it is made: what the declaration states, else the conventions and the form's fields. */
export const writeCallOf = (declaration: AnyDeclaration, write: Write): StatedWrite => {
  const { api } = declaration;
  const call = declaration.calls?.[write] ?? { path: write === 'create' ? api : `${api}/:id` };
  return { ...call, send: call.send ?? sentFields(declaration, write) };
};
