/** Chooses the column whose cell is the row's link. */
import { kindOf } from '../../fields/kinds';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Field } from '../../schema/field';

/** Cells that contain links or controls cannot be inside a link; a custom cell may contain them. */
const hasControls = (field: Field | undefined): boolean =>
  field !== undefined && (field.cell !== undefined || kindOf(field).column?.hasControls === true);

/**
 * Returns the first text column, because a picture has no text for the link; otherwise the first column that can be a
 * link. Null if every column contains controls; such rows have a separate link.
 */
export const linkColumnOf = (
  { fields }: AnyDeclaration,
  columns: readonly string[],
): string | null => {
  const able = columns.filter((name) => !hasControls(fields[name]));
  return able.find((name) => fields[name]?.kind === 'text') ?? able[0] ?? null;
};
