/** The records of another organization, each with the key by which it is the same as one here. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { asText } from '../../fields/shared/asText';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Registry } from '../../schema/registry';
import type { ParentIds } from '../../schema/routes';
import { fillTemplate } from '../../schema/template';
import { wholeList } from '../list/state/wholeList';
import type { CopyValues } from './values';

/** Name of the organization's id, in records and in addresses. */
export const accountKey = 'account_id';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** If it was read. */
  readonly record?: RaRecord;
}

/** Fields that together tell whether an organization has the same record. */
export const keyNames = ({ recognizedBy = [], calls }: AnyDeclaration): readonly string[] => {
  const by = calls?.create?.check?.by;
  return by === undefined ? recognizedBy.filter((name) => name !== accountKey) : [by];
};

/** The text by which another organization's record is recognized as the same one. */
export const copyKeyOf = (declaration: AnyDeclaration, record: CopyValues): string =>
  declaration.create?.canBeCopied
    ? keyNames(declaration)
        .map((name) => asText(record[name]) ?? '')
        .join(' · ')
    : fillTemplate(declaration.represent, record);

export interface OtherOrganization {
  readonly provider: Pick<FacingsDataProvider, 'getList' | 'getMany' | 'lookups' | 'twins'>;
  readonly registry: Pick<Registry, 'find'>;
  /** Parent ids of the copied records. */
  readonly from: ParentIds;
  /** Id of the organization. */
  readonly to: string;
}

/** Its records under these keys: all that it has, unless the platform can check the keys. */
export const recordsThere = async (
  { provider, to }: Pick<OtherOrganization, 'provider' | 'to'>,
  declaration: AnyDeclaration,
  keys: readonly string[],
): Promise<readonly Option[]> => {
  const check = declaration.calls?.create?.check;
  if (declaration.create?.canBeCopied && check?.within === accountKey) {
    const stored = await provider.twins.existing(check, to, keys);
    return stored.map(({ id, key }) => ({ value: id, label: key }));
  }
  const rows = await wholeList(provider, declaration.name, { filter: { [accountKey]: to } });
  return rows.map((record) => ({
    value: String(record.id),
    label: copyKeyOf(declaration, record),
    record,
  }));
};
