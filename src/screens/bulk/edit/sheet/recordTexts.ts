/** From the platform's records to the texts of the sheet, and back to what is sent (rules 2, 7). */
import type { EntryColumn } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { Field, FieldOf } from '../../../../schema/field';
import { typedNumber } from '../../../../schema/numbers';
import { cellNumber, type CellRule } from '../../../../schema/rules/cellRule';
import { asText } from '../../../../fields/shared/asText';
import { firstValueAt, valueAt } from '../../../../schema/template';

export type LoadedRecord = Readonly<Record<string, unknown>>;

/** A field whose cells hold another record's name while its id is sent. */
export const namedReference = (
  field: Field | undefined,
  name: string,
): FieldOf<'reference'> | null =>
  field?.kind === 'reference' && field.nameFrom?.includes(name) !== true ? field : null;

export const storedId = (field: FieldOf<'reference'>, name: string, record: LoadedRecord) =>
  asText(firstValueAt(record, field.from ?? [name]));

const textOf = (
  field: Field | undefined,
  { key: name, rule }: EntryColumn,
  record: LoadedRecord,
): string => {
  const reference = namedReference(field, name);
  if (reference) {
    const id = storedId(reference, name, record);
    if (id === null) return '';
    return asText(firstValueAt(record, reference.nameFrom ?? [])) ?? id;
  }
  const value = valueAt(record, name);
  if (typeof value === 'number' && rule.kind === 'number') return typedNumber(value, rule.locale);
  // Never set reads as off.
  if (field?.kind === 'switch') return value === true ? 'true' : 'false';
  // Blanks that are stored stay: only what is typed is trimmed.
  return typeof value === 'string' ? value : (asText(value) ?? '');
};

/** Columns without a field (the zones) are empty. */
export const textsOf = (
  { fields }: AnyDeclaration,
  columns: readonly EntryColumn[],
  record: LoadedRecord,
): readonly string[] =>
  columns.map((column) =>
    Object.hasOwn(fields, column.key) ? textOf(fields[column.key], column, record) : '',
  );

/** What is sent for a cell that is no named reference: booleans, numbers, trimmed text, null for nothing. */
export const valueOf = (
  field: Field | undefined,
  rule: CellRule | undefined,
  text: string,
): string | boolean | number | null => {
  const trimmed = text.trim();
  if (field?.kind === 'switch') return trimmed.toLowerCase() === 'true';
  if (rule?.kind === 'number') return cellNumber(rule, trimmed);
  return trimmed === '' ? null : trimmed;
};
