/** Which fields a list can show as columns, and which ones its address asks for. */
import { kindOf } from '../../../fields/kinds';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import type { Within } from '../../../schema/within';

const canStand = (declaration: AnyDeclaration, name: string): boolean => {
  const field = declaration.fields[name];
  return field !== undefined && !field.isWriteOnly && !kindOf(field).column?.isNeverOffered;
};

/** The declaration's own columns; what the list stands within would be the same in every row. */
export const declaredColumns = (declaration: AnyDeclaration, within: Within): readonly string[] =>
  listOf(declaration).columns.filter((name) => !(name in within));

/** Every column there can be: the declared ones first, then what a record's own page shows. */
export const offeredColumns = (declaration: AnyDeclaration, within: Within): readonly string[] => {
  const further = (declaration.view?.fields ?? []).filter(
    (name) => !(name in within) && canStand(declaration, name),
  );
  return [...new Set([...declaredColumns(declaration, within), ...further])];
};

/** Columns as an address has them ('name,zones'); the declared ones where it names none that is known. */
export const columnsFrom = (
  declaration: AnyDeclaration,
  within: Within,
  text: string | null,
): readonly string[] => {
  const offered = offeredColumns(declaration, within);
  const known = (text ?? '').split(',').filter((name) => offered.includes(name));
  return known.length > 0 ? [...new Set(known)] : declaredColumns(declaration, within);
};

/** What an address says of these columns: nothing where they are the declared ones. */
export const columnsText = (
  declaration: AnyDeclaration,
  within: Within,
  columns: readonly string[],
): string | null => {
  const text = columns.join(',');
  return text === declaredColumns(declaration, within).join(',') ? null : text;
};
