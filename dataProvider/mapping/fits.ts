/** Whether a row matches the filters of its list, for calls that return rows but do not accept the filters. */
import { kindOf } from '../../src/fields/kinds';
import { sameKey } from '../../src/lib/text/plainText';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';

type Filter = readonly [name: string, wanted: unknown];

/** A row as the platform sent it, and its record if that is to be read, too. */
interface Row {
  readonly raw: unknown;
  readonly record?: Readonly<Record<string, unknown>>;
}

const isEqual = (value: unknown, wanted: unknown): boolean =>
  value != null && String(value) === String(wanted);

/** Texts that look alike are one name or key. */
const isLike = (value: unknown, wanted: unknown): boolean =>
  isEqual(value, wanted) ||
  (typeof value === 'string' && typeof wanted === 'string' && sameKey(value, wanted));

/** Returns a field's value in the platform's row; undefined if the row does not contain it, null if it is unset. */
const valueIn = ({ fields }: AnyDeclaration, name: string, row: unknown): unknown => {
  const values = (fields[name]?.from ?? [name]).map((path) => valueAt(row, path));
  const firstValue = values.find((value) => value != null);
  return firstValue ?? (values.some((value) => value === null) ? null : undefined);
};

const fitsOne = (
  declaration: AnyDeclaration,
  row: Row,
  [name, wanted]: Filter,
): boolean | undefined => {
  if (Array.isArray(wanted)) {
    const verdicts = wanted.map((value) => fitsOne(declaration, row, [name, value]));
    if (verdicts.includes(true)) return true;
    return verdicts.includes(undefined) ? undefined : false;
  }
  const field = declaration.fields[name];
  const sent = valueIn(declaration, name, row.raw);
  // A parent's id, and the id of a row that is a text, are in the record alone. `read` takes the platform's value.
  const value = sent === undefined && !field?.read ? valueAt(row.record, name) : sent;
  const fitsKind = field && kindOf(field).fits;
  if (fitsKind) return fitsKind(value, wanted);
  if (value === undefined) return undefined;
  if (field?.read) return field.read(value) === wanted;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const key = field?.kind === 'tags' ? field.item : '';
    return items.some((item) => isEqual(item, wanted) || isEqual(valueAt(item, key), wanted));
  }
  return field?.kind === 'text' ? isLike(value, wanted) : isEqual(value, wanted);
};

/** Whether the row has a value for a filter. */
export const hasValue = (declaration: AnyDeclaration, row: Row, name: string): boolean =>
  fitsOne(declaration, row, [name, '']) !== undefined;

/** Returns undefined if the row does not contain enough to decide. */
export const fits = (
  declaration: AnyDeclaration,
  filters: Readonly<Record<string, unknown>>,
  row: Row,
): boolean | undefined => {
  const verdicts = Object.entries(filters).map((filter) => fitsOne(declaration, row, filter));
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
};
