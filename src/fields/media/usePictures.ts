/** All pictures of a record, so that they can be compared in the large view. */
import { useTranslate, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { MediaField } from '../../schema/field';
import { fillTemplate } from '../../schema/template';
import { mediaAddressOf, keyAddress, type FileAddress } from './addressOf';
import { useDelivery } from './DeliveryContext';

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The record's name, as elsewhere in the console. */
export const recordTitle = (
  declaration: AnyDeclaration,
  record: RaRecord,
  translate: Translate,
): string => {
  const label = translate(`resources.${declaration.name}.label`, { _: declaration.label });
  return fillTemplate(declaration.represent, { label, ...record }).trim() || label;
};

/** Whether a record can have several pictures: their titles then include the field's label. */
export const isOneOfSeveral = (declaration: AnyDeclaration, name: string): boolean => {
  const pictures = Object.entries(declaration.fields).flatMap(([fieldName, field]) =>
    field.kind === 'media' && field.modelType === undefined ? [fieldName] : [],
  );
  return pictures.length > 1 && pictures.includes(name);
};

/** The title of a record's file, visible and for screen readers. */
export const pictureTitle = ({
  declaration,
  name,
  record,
  translate,
}: {
  readonly declaration: AnyDeclaration;
  readonly name: string;
  readonly record: RaRecord;
  readonly translate: Translate;
}): string => {
  const recordName = recordTitle(declaration, record, translate);
  if (!isOneOfSeveral(declaration, name)) return recordName;
  const label = translate(`resources.${declaration.name}.fields.${name}`, {
    _: declaration.fields[name]?.label ?? name,
  });
  return translate('facings.fields.media.of', { label, name: recordName });
};

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
): FileAddress | null => (isKey ? keyAddress(cdnUrl, value) : mediaAddressOf(value));

export const usePictures = (
  declaration: AnyDeclaration,
  record: RaRecord,
): readonly ShownPicture[] => {
  const translate = useTranslate();
  const cdnUrl = useDelivery();
  return Object.entries(declaration.fields).flatMap(([name, field]) => {
    if (field.kind !== 'media' || field.modelType !== undefined) return [];
    const address = fileAddress(field, record[name], cdnUrl);
    if (!address) return [];
    const label = translate(`resources.${declaration.name}.fields.${name}`, { _: field.label });
    return [
      { name, label, title: pictureTitle({ declaration, name, record, translate }), address },
    ];
  });
};
