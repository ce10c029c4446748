/** What a cell of a list says, as plain text for a file. Moments are ISO, so that a sheet can sort them. */
import type { RaRecord } from 'react-admin';
import { kindOf } from '../../../fields/kinds';
import { momentOf } from '../../../fields/moment/momentOf';
import { asText } from '../../../fields/shared/asText';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { RelatedName } from '../relatedNames';
import { sortKey } from '../sorting/sortKey';

export interface TextWords {
  /** A text of the declaration by its place there; what the declaration says where no language has it. */
  readonly text: (place: string, declared: string) => string;
  readonly relatedName: RelatedName;
}

const plain = (value: unknown): string =>
  asText(value) ?? (value == null ? '' : JSON.stringify(value));

export const cellText = (
  { fields }: AnyDeclaration,
  name: string,
  record: RaRecord,
  { text, relatedName }: TextWords,
): string => {
  const field = fields[name];
  const value: unknown = record[name];
  if (!field) return plain(value);
  if (field.kind === 'moment') return momentOf(value)?.toISOString() ?? plain(value);
  if (field.kind === 'switch' && typeof value === 'boolean') {
    const word = value ? 'on' : 'off';
    return text(`words.${name}.${word}`, field.words[word]);
  }
  const key =
    kindOf(field).sortKey === null
      ? null
      : sortKey(record, name, field, {
          optionLabel: (own, { optionLabels }, option) => {
            const label = optionLabels?.[option];
            return label === undefined ? option : text(`options.${own}.${option}`, label);
          },
          relatedName,
        });
  if (key !== null) return String(key);
  const isEmpty = value == null || value === '';
  if (!isEmpty) return plain(value);
  return field.whenEmpty === undefined ? '' : text(`empties.${name}`, field.whenEmpty);
};
