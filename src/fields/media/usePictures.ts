/** All pictures of a record, so that they can be compared in the large view. */
import { useTranslate, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { MediaField } from '../../schema/field';
import { addressOf, type FileAddress } from './addressOf';
import { useDelivery } from './DeliveryContext';
import { keyAddress } from './keyAddress';
import { titleOf } from './titleOf';

export interface ShownPicture {
  /** Name of the field. */
  readonly name: string;
  readonly label: string;
  /** Distinguishes it from the record's other pictures. */
  readonly title: string;
  readonly address: FileAddress;
}

export const fileAddress = (
  { isKey }: MediaField,
  value: unknown,
  cdnUrl: string,
): FileAddress | null => (isKey ? keyAddress(cdnUrl, value) : addressOf(value));

export const usePictures = (
  declaration: AnyDeclaration,
  record: RaRecord,
): readonly ShownPicture[] => {
  const translate = useTranslate();
  const cdnUrl = useDelivery();
  return Object.entries(declaration.fields).flatMap(([name, field]) => {
    if (field.kind !== 'media' || field.shows !== 'image') return [];
    const address = fileAddress(field, record[name], cdnUrl);
    if (!address) return [];
    const label = translate(`resources.${declaration.name}.fields.${name}`, { _: field.label });
    return [{ name, label, title: titleOf({ declaration, name, record, translate }), address }];
  });
};
