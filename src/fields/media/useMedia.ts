/** What a record's file is: its name, its address, and which kind of model. */
import { useTranslate, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { MediaField } from '../../schema/field';
import { asText } from '../shared/asText';
import type { FileAddress } from './addressOf';
import { useDelivery } from './DeliveryContext';
import { titleOf } from './titleOf';
import { fileAddress } from './usePictures';

export interface Media {
  readonly title: string;
  /** Null where the address leads to no file. */
  readonly address: FileAddress | null;
  /** It is known by a key, and the deployment does not say where such files are. */
  readonly isOutOfReach: boolean;
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
  const cdnUrl = useDelivery();
  return {
    title: titleOf({ declaration, name, record, translate }),
    address: fileAddress(field, record[name], cdnUrl),
    isOutOfReach: field.isKey === true && cdnUrl === '',
    type: field.typeFrom === undefined ? null : asText(record[field.typeFrom]),
  };
};
