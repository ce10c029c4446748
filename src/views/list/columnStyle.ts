/** Style of a table column, by its field kind. */
import { kindOf } from '../../fields/kinds';
import type { AnyDeclaration } from '../../schema/defineResource';

const columnOf = ({ fields }: AnyDeclaration, name: string) => {
  const field = fields[name];
  return field && kindOf(field).column;
};

export const isNumeric = (declaration: AnyDeclaration, name: string): boolean =>
  columnOf(declaration, name)?.isNumeric === true;

export const isNarrow = (declaration: AnyDeclaration, name: string): boolean =>
  columnOf(declaration, name)?.isNarrow === true;
