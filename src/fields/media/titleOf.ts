/** The title of a record's file, visible and for screen readers. */
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';

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
  const pictures = Object.entries(declaration.fields).flatMap(([own, field]) =>
    field.kind === 'media' && field.shows === 'image' ? [own] : [],
  );
  return pictures.length > 1 && pictures.includes(name);
};

export const titleOf = ({
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
  const own = recordTitle(declaration, record, translate);
  if (!isOneOfSeveral(declaration, name)) return own;
  const label = translate(`resources.${declaration.name}.fields.${name}`, {
    _: declaration.fields[name]?.label ?? name,
  });
  return translate('facings.fields.media.of', { label, name: own });
};
