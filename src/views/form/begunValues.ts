/** Initial values of a new record, besides those of its fields. */
import type { AnyDeclaration } from '../../schema/defineResource';

export type BegunValues = Readonly<Record<string, unknown>>;

const fieldsOf = ({ create }: AnyDeclaration): readonly string[] => create?.fields ?? [];

/** A new record takes the organization or region that the list is filtered by. */
export const begunByFilters = (declaration: AnyDeclaration, filters: BegunValues): BegunValues =>
  Object.fromEntries(
    fieldsOf(declaration).flatMap((name) =>
      declaration.fields[name]?.kind === 'reference' && name in filters
        ? [[name, filters[name]]]
        : [],
    ),
  );

/**
 * The next record of a series has the same parents: the fields that gate others, and the first record's initial
 * values.
 */
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
