/** How a column stands in a table, by the kind of its field. */
import type { AnyDeclaration } from '../../schema/defineResource';
import type { FieldKind } from '../../schema/field';

const numericKinds: ReadonlySet<FieldKind | undefined> = new Set(['chosen', 'count', 'number']);

const narrowKinds: ReadonlySet<FieldKind | undefined> = new Set([
  'image',
  'chosen',
  'count',
  'number',
  'switch',
]);

export const isNumeric = ({ fields }: AnyDeclaration, name: string): boolean =>
  numericKinds.has(fields[name]?.kind);

export const isNarrow = ({ fields }: AnyDeclaration, name: string): boolean =>
  narrowKinds.has(fields[name]?.kind);
