/** What the cells of a sheet offer: values of choices, time zones, and records by their names. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { allZones } from '../../../fields/timeZone/zones';
import { useRegistry } from '../../../fields/useDeclaration';
import { optionsQueryOf } from '../../../fields/useOffered';
import { useProvider } from '../../../fields/useProvider';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { GridOption } from '../../../lib/grid/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Field } from '../../../schema/field';
import { regionOf } from '../../../lib/text/region';
import { fillTemplate } from '../../../schema/template';
import { unpaged } from '../../../views/list/state/listRequest';
import type { AskOptions, ColumnContext } from './columnsOf';

/** Milliseconds for which offered values count as fresh, as in forms. */
const fresh = 5 * 60_000;
/** Number of records that a cell offers; other names can be typed. */
const offered = 250;

const plain = (value: string): GridOption => ({ value, label: value });

/** The context that a sheet's columns need, for one organization. */
export const useColumnContext = (declaration: AnyDeclaration, accountId: string): ColumnContext => {
  const provider = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const optionsOf = useCallback<AskOptions>(
    (field: Field) => {
      const values = { account_id: accountId };
      if (field.kind === 'choice') {
        const { options: source } = field;
        if (source.kind === 'fixed') return () => Promise.resolve(source.values.map(plain));
        return async () => {
          const found = await client.query({
            ...optionsQueryOf(provider.lookups, source, values),
            staleTime: fresh,
          });
          return found.map(({ value }) => plain(value));
        };
      }
      if (field.kind !== 'reference') return undefined;
      const other = registry.find(field.to);
      return async () => {
        const { data } = await client.query({
          queryKey: [other.name, 'offered', accountId],
          queryFn: ({ signal }) =>
            provider.getList(other.name, {
              pagination: { page: 1, perPage: offered },
              sort: { field: 'id', order: 'ASC' },
              filter: values,
              signal,
            }),
          staleTime: fresh,
        });
        const names = data.map((record) => fillTemplate(other.represent, record));
        return [...new Set(names)].filter((name) => name !== '').map(plain);
      };
    },
    [accountId, client, provider, registry],
  );
  return useMemo(
    () => ({ declaration, registry, accountId, locale, translate, optionsOf }),
    [declaration, registry, accountId, locale, translate, optionsOf],
  );
};

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

/** Everything that a column's cells may hold; null if any text is allowed. */
export const offerOf = (context: ColumnContext, provider: Provider, column: EntryColumn) => {
  const field = context.declaration.fields[column.key];
  if (field?.kind === 'reference') {
    const ask = () => recordOptions(context, provider, field.to);
    // Cells have the names of records.
    const options = async () => (await ask()).map(({ label }) => plain(label));
    return { isRecord: true, ask, options };
  }
  const values =
    field?.kind === 'timeZone'
      ? () => Promise.resolve(allZones())
      : field?.kind === 'choice'
        ? context.optionsOf(field)
        : undefined;
  if (!values) return null;
  const ask = async () =>
    (await values()).map(({ value }) => ({ value, label: column.reads?.(value) ?? value }));
  return { isRecord: false, ask, options: ask };
};
