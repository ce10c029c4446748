/** From the platform's records to the texts of the sheet, and back to what is sent (Specification 2, 7). */
import type { EntryColumn } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { Field, FieldOf } from '../../../../schema/field';
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

const textOf = (field: Field | undefined, name: string, record: LoadedRecord): string => {
  const reference = namedReference(field, name);
  if (reference) {
    const id = storedId(reference, name, record);
    if (id === null) return '';
    return asText(firstValueAt(record, reference.nameFrom ?? [])) ?? id;
  }
  const value = valueAt(record, name);
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
  columns.map(({ key }) => (Object.hasOwn(fields, key) ? textOf(fields[key], key, record) : ''));

/** What is sent for a cell that is no named reference: booleans, trimmed text, null for nothing. */
export const valueOf = (field: Field | undefined, text: string): string | boolean | null => {
  const trimmed = text.trim();
  if (field?.kind === 'switch') return trimmed.toLowerCase() === 'true';
  return trimmed === '' ? null : trimmed;
};
