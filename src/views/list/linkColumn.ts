/** The column whose cell is the row's link. */
import { kindOf } from '../../fields/kinds';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Field } from '../../schema/field';

/** Cells that have links or controls of their own: a link cannot stand around those. */
const hasControls = (field: Field | undefined): boolean =>
  field !== undefined && kindOf(field).column?.hasControls === true;

/**
 * The first column that is text, since a picture says no name; else the first that can stand in a link. Null
 * where every chosen column leads elsewhere: such rows have a link of their own.
 */
export const linkColumnOf = (
  { fields, list }: AnyDeclaration,
  columns: readonly string[],
): string | null => {
  const able = columns.filter(
    (name) => !hasControls(fields[name]) && !list?.switches?.includes(name),
  );
  return able.find((name) => fields[name]?.kind === 'text') ?? able[0] ?? null;
};
