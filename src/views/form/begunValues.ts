/** What a new record begins with beside its fields' initial values. */
import type { AnyDeclaration } from '../../schema/defineResource';

export type BegunValues = Readonly<Record<string, unknown>>;

const fieldsOf = ({ create }: AnyDeclaration): readonly string[] => create?.fields ?? [];

/** A list that is filtered by an organization or a region is where its next record belongs. */
export const begunByFilters = (declaration: AnyDeclaration, filters: BegunValues): BegunValues =>
  Object.fromEntries(
    fieldsOf(declaration).flatMap((name) =>
      declaration.fields[name]?.kind === 'reference' && name in filters
        ? [[name, filters[name]]]
        : [],
    ),
  );

/** The next record of a series has the same parents: what other fields wait for, and what the first one began with. */
export const begunByLast = (
  declaration: AnyDeclaration,
  last: BegunValues,
  begun: BegunValues,
): BegunValues => {
  const gates = fieldsOf(declaration).map((name) => declaration.fields[name]?.gatedBy);
  return Object.fromEntries(
    fieldsOf(declaration)
      .filter((name) => gates.includes(name) || name in begun)
      .map((name) => [name, last[name]]),
  );
};
