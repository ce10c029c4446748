/** What a record's file is: its name, its address, and which kind of model. */
import { useTranslate, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { MediaField } from '../../schema/field';
import { fillTemplate } from '../../schema/template';
import { asText } from '../shared/asText';
import { addressOf, type FileAddress } from './addressOf';

export interface Media {
  /** As the record is called elsewhere. */
  readonly title: string;
  /** Null where the address leads to no file. */
  readonly address: FileAddress | null;
  /** GLB, USDZ or whatever the platform says; null for a picture and where it says nothing. */
  readonly type: string | null;
}

export const useMedia = (
  declaration: AnyDeclaration,
  name: string,
  field: MediaField,
  record: RaRecord,
): Media => {
  const translate = useTranslate();
  const label = translate(`resources.${declaration.name}.label`, { _: declaration.label });
  return {
    title: fillTemplate(declaration.represent, { label, ...record }).trim() || label,
    address: addressOf(record[name]),
    type: field.typeFrom === undefined ? null : asText(record[field.typeFrom]),
  };
};
