/** Which fields can be columns of a list, and which ones its address selects. */
import { kindOf } from '../../../../fields/kinds';
import { listOf, type AnyDeclaration } from '../../../../schema/defineResource';
import type { ParentIds } from '../../../../schema/routes';

const canStand = (declaration: AnyDeclaration, name: string): boolean => {
  const field = declaration.fields[name];
  return field !== undefined && field.secret !== 'hidden' && !kindOf(field).column?.isNeverOffered;
};

/** Returns the declaration's default columns. Parents are left out, because every row has the same. */
export const declaredColumns = (
  declaration: AnyDeclaration,
  within: ParentIds,
): readonly string[] => listOf(declaration).columns.filter((name) => !(name in within));

/** Returns all possible columns: the declared ones first, then those of the record's page. */
export const offeredColumns = (
  declaration: AnyDeclaration,
  within: ParentIds,
): readonly string[] => {
  const further = (declaration.view?.fields ?? []).filter(
    (name) => !(name in within) && canStand(declaration, name),
  );
  return [...new Set([...declaredColumns(declaration, within), ...further])];
};

/** Parses columns from an address ('name,zones'); the declared ones if no known column is named. */
export const columnsFrom = (
  declaration: AnyDeclaration,
  within: ParentIds,
  text: string | null,
): readonly string[] => {
  const offered = offeredColumns(declaration, within);
  const chosen = (text ?? '').split(',').filter((name) => offered.includes(name));
  return chosen.length > 0 ? [...new Set(chosen)] : declaredColumns(declaration, within);
};

/** Formats columns for an address; null for the declared ones. */
export const columnsText = (
  declaration: AnyDeclaration,
  within: ParentIds,
  columns: readonly string[],
): string | null => {
  const text = columns.join(',');
  return text === declaredColumns(declaration, within).join(',') ? null : text;
};
