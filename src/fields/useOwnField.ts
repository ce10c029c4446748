/** The field that a component of a declaration draws. */
import type { Field, FieldKind, FieldOf } from '../schema/field';
import { useDeclaration } from './useDeclaration';

/** @throws if there is no such field, or not of this kind, which is a mistake in the code */
export const useOwnField = <K extends FieldKind = 'own'>(
  source: string,
  kind: K = 'own' as K,
): FieldOf<K> => {
  const field: Field | undefined = useDeclaration().fields[source];
  if (field?.kind !== kind) throw new Error(`${source} is not a field of the kind '${kind}'.`);
  return field as FieldOf<K>;
};
