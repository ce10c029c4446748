/** What the cells of a sheet of any entity offer: values of choices, time zones, and records by their names. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { allZones } from '../../../fields/timeZone/zones';
import type { EntryColumn } from '../../../sheet/entries/types';
import type { GridOption } from '../../../sheet/types';
import type { Field } from '../../../schema/field';
import { fillTemplate } from '../../../schema/template';
import { unpaged } from '../../../views/list/listRequest';
import type { ChoiceColumn } from './choices';
import type { ColumnContext } from './columnsOf';
import { plain } from './useAddColumns';

type Provider = Pick<FacingsDataProvider, 'getList'>;

/** All records of an entity in the organization: id and name. */
export const recordOptions = async (
  { registry, accountId }: Pick<ColumnContext, 'registry' | 'accountId'>,
  provider: Provider,
  to: string,
): Promise<readonly GridOption[]> => {
  const { represent } = registry.find(to);
  const filter = accountId === '' ? {} : { account_id: accountId };
  const { data } = await provider.getList<RaRecord>(to, { ...unpaged, filter });
  return data.map((record) => ({
    value: String(record.id),
    label: fillTemplate(represent, record),
  }));
};

/** Returns a loader of everything that the field offers; null if any text is allowed. */
export const askAll = (
  context: ColumnContext,
  provider: Provider,
  { field, column }: { readonly field: Field; readonly column: EntryColumn },
): ChoiceColumn['ask'] | null => {
  if (field.kind === 'reference') return () => recordOptions(context, provider, field.to);
  if (field.kind === 'timeZone')
    return () => Promise.resolve(allZones().map(({ value }) => plain(value)));
  const ask = field.kind === 'choice' ? context.optionsOf(field) : undefined;
  if (!ask) return null;
  return async () =>
    (await ask()).map(({ value }) => ({ value, label: column.reads?.(value) ?? value }));
};
