/** Converts the platform's records to texts of the sheet, and back (rules 2, 7). */
import type { EntryBase, EntryColumn } from '../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Field, FieldOf } from '../../../schema/field';
import { typedNumber } from '../../../lib/text/numbers';
import { cellNumber, type CellRule } from '../../../lib/rules/cellRule';
import { asText } from '../../../fields/shared/asText';
import { firstValueAt, valueAt } from '../../../schema/template';

export type LoadedRecord = Readonly<Record<string, unknown>>;

/** A field whose cells contain another record's name while its id is sent. */
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
  // An unset switch is off.
  if (field?.kind === 'switch') return value === true ? 'true' : 'false';
  // Stored blanks are kept; only typed texts are trimmed.
  return typeof value === 'string' ? value : (asText(value) ?? '');
};

/** The rows of records. A text is converted when it is first read; columns without a field (zones) are empty. */
export const storedBase = (
  { fields }: AnyDeclaration,
  columns: readonly EntryColumn[],
  records: readonly LoadedRecord[],
): EntryBase => {
  const readers = columns.map((column) => {
    const texts: string[] = [];
    const isField = Object.hasOwn(fields, column.key);
    return (row: number): string =>
      (texts[row] ??= isField ? textOf(fields[column.key], column, records[row] ?? {}) : '');
  });
  return { rowCount: records.length, textAt: (row, column) => readers[column]?.(row) ?? '' };
};

/** What a record has in a column: its text in the sheet, and the value as it is sent. */
export const storedValue = (
  { fields }: AnyDeclaration,
  column: EntryColumn,
  record: LoadedRecord,
) => {
  const field = fields[column.key];
  const text = textOf(field, column, record);
  const reference = namedReference(field, column.key);
  return {
    text,
    value: reference
      ? storedId(reference, column.key, record)
      : recordValueOf(field, column.rule, text),
  };
};

/** The value to send for a cell without a reference: boolean, number, trimmed text, or null if empty. */
export const recordValueOf = (
  field: Field | undefined,
  rule: CellRule | undefined,
  text: string,
): string | boolean | number | null => {
  const trimmed = text.trim();
  if (field?.kind === 'switch') return trimmed.toLowerCase() === 'true';
  if (rule?.kind === 'number') return cellNumber(rule, trimmed);
  return trimmed === '' ? null : trimmed;
};
