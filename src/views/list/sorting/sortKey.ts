/** What each kind of field is ordered by: the value that its cell shows. */
import type { RaRecord } from 'react-admin';
import type { ChoiceField, Field, ReferenceField, TagsField } from '../../../schema/field';
import { firstValueAt, valueAt } from '../../../schema/template';
import { valueOfPicked } from '../../../schema/wire/picks';
import { asText } from '../../../fields/shared/asText';
import type { SortKey } from './compareRows';

/** What a key is made of beside the record: words of the person's language, and names of other records. */
export interface Shown {
  readonly optionLabel: (name: string, field: ChoiceField, value: string) => string;
  /** Undefined while it is not known. */
  readonly relatedName: (to: string, id: string) => string | undefined;
}

const asNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
};

/** ISO text, or milliseconds since 1970 as a number or in digits. */
const asMoment = (value: unknown): number | null => {
  const number = asNumber(value);
  if (number !== null || typeof value !== 'string') return number;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : at;
};

const joined = (values: readonly unknown[]): string | null => {
  const texts = values.flatMap((value) => asText(value) ?? []);
  return texts.length > 0 ? texts.join(', ') : null;
};

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const tagsKey = (value: unknown, { item }: TagsField): string | null =>
  joined(listed(value).map((entry) => (typeof entry === 'object' ? valueAt(entry, item) : entry)));

/** The related record's name, however it is known; its id where the platform does not know it any more. */
const referenceKey = (
  record: RaRecord,
  value: unknown,
  { to, nameFrom }: ReferenceField,
  { relatedName }: Shown,
): string | null => {
  const carried = nameFrom ? asText(firstValueAt(record, nameFrom)) : null;
  if (carried !== null) return carried;
  const id = asText(value);
  return id === null ? null : (relatedName(to, id) ?? id);
};

export const sortKey = (
  record: RaRecord,
  name: string,
  field: Field | undefined,
  shown: Shown,
): SortKey => {
  const value: unknown = record[name];
  switch (field?.kind) {
    case 'chosen':
    case 'count':
      return Array.isArray(value) ? value.length : asNumber(value);
    case 'number':
      return asNumber(value);
    case 'moment':
      return asMoment(value);
    case 'switch':
      return typeof value === 'boolean' ? Number(value) : null;
    case 'typed':
      return typeof value === 'number' ? asNumber(value) : asText(value);
    case 'choice': {
      const text = asText(value);
      return text === null ? null : shown.optionLabel(name, field, text);
    }
    case 'reference':
      return referenceKey(record, value, field, shown);
    case 'tags':
      return tagsKey(value, field);
    case 'links':
      return joined(listed(value));
    case 'picks':
      return joined(listed(value).map((entry) => valueOfPicked(entry, field.as)));
    default:
      return asText(value);
  }
};
