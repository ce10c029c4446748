/** Whether a row matches the filters of its list, for calls that return rows but do not accept the filters. */
import { kindOf } from '../../src/fields/kinds';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';

/** Returns a field's value in the platform's row; undefined if the row does not contain it, null if it is unset. */
const valueIn = ({ fields }: AnyDeclaration, name: string, row: unknown): unknown => {
  const values = (fields[name]?.from ?? [name]).map((path) => valueAt(row, path));
  const firstValue = values.find((value) => value != null);
  return firstValue ?? (values.some((value) => value === null) ? null : undefined);
};

const fitsOne = (
  declaration: AnyDeclaration,
  row: unknown,
  [name, wanted]: readonly [string, unknown],
): boolean | undefined => {
  const field = declaration.fields[name];
  const value = valueIn(declaration, name, row);
  const fitsKind = field && kindOf(field).fits;
  if (fitsKind) return fitsKind(value, wanted);
  if (value === undefined) return undefined;
  if (field?.read) return field.read(value) === wanted;
  if (field?.kind === 'tags') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.some((item) => item === wanted || valueAt(item, field.item) === wanted);
  }
  return value !== null && String(value) === String(wanted);
};

/** Returns undefined if the row does not contain enough to decide. */
export const fits = (
  declaration: AnyDeclaration,
  filters: Readonly<Record<string, unknown>>,
  row: unknown,
): boolean | undefined => {
  const verdicts = Object.entries(filters).map((filter) => fitsOne(declaration, row, filter));
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
};
