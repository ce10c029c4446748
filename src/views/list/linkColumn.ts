/** The column whose cell is the row's link. */
import type { AnyDeclaration } from '../../schema/defineResource';
import type { FieldKind } from '../../schema/field';

/** Cells that have links or controls of their own: a link cannot stand around those. */
const interactive: ReadonlySet<FieldKind | undefined> = new Set(['reference', 'links']);

/**
 * The first column that is text, since a picture says no name; else the first that can stand in a link. Null
 * where every chosen column leads elsewhere: such rows have a link of their own.
 */
export const linkColumnOf = (
  { fields, list }: AnyDeclaration,
  columns: readonly string[],
): string | null => {
  const able = columns.filter(
    (name) => !interactive.has(fields[name]?.kind) && !list?.switches?.includes(name),
  );
  return able.find((name) => fields[name]?.kind === 'text') ?? able[0] ?? null;
};
