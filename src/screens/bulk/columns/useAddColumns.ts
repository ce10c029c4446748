import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import type { EntryColumn } from '../../../sheet/entries/types';
import type { GridOption } from '../../../sheet/types';
import { fillPath } from '../../../schema/calls';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Field } from '../../../schema/field';
import { regionOf } from '../../../schema/region';
import { fillTemplate } from '../../../schema/template';
import { zonePlanColumn } from './zonePlan';
import type { ChoiceColumn } from './choices';
import {
  addColumnsOf,
  importTargetsOf,
  unitColumn,
  type AskOptions,
  type ColumnContext,
} from './columnsOf';

/** Milliseconds for which offered values count as fresh, as in forms. */
const fresh = 5 * 60_000;
/** Number of records that a cell offers; other names can be typed. */
const offered = 250;

export const plain = (value: string): GridOption => ({ value, label: value });

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
            queryKey: ['options', fillPath(source.path, values), source],
            queryFn: async ({ signal }) =>
              (await provider.lookups.options(source, values, signal)) ?? [],
            staleTime: fresh,
          });
          return found.map(plain);
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

/** Columns of values that the platform lists for the organization. Any other value would be rejected. */
const choicesOf = (
  { declaration, registry }: ColumnContext,
  columns: readonly EntryColumn[],
): readonly ChoiceColumn[] =>
  (declaration.bulk?.add?.columns ?? []).flatMap(({ name, field, of }) => {
    const own = (of === undefined ? declaration : registry.find(of)).fields[field];
    if (own?.kind !== 'choice' || own.options.kind !== 'platform') return [];
    const place = columns.findIndex(({ key }) => key === name);
    const { options, label = '' } = columns[place] ?? {};
    if (!options) return [];
    // If a list cannot be loaded, all its values are allowed. The platform knows units that are not enabled.
    const ask = () => options().catch(() => []);
    return [{ place, label, isRecord: false, isAdvisory: name === unitColumn, ask }];
  });

/** A sheet of these columns, with what a file may have for them. */
export const addSheetOf = (
  context: ColumnContext,
  columns: readonly EntryColumn[],
  /** Columns whose values are known, other than those that never change. */
  choices: readonly ChoiceColumn[],
) => {
  /** What a column of a file may be. */
  const targets = importTargetsOf(context);
  return {
    columns,
    keyColumn: columns.findIndex(({ key }) => key === context.declaration.bulk?.key),
    choices,
    targets,
    /** Header names known in files. */
    names: targets.flatMap(({ name, label, synonyms }) => [name, label, ...synonyms]),
  };
};

export type AddColumns = ReturnType<typeof addSheetOf>;

/** The sheet's columns for an organization; the last one holds the planned zones. */
export const useAddColumns = (declaration: AnyDeclaration, accountId: string): AddColumns => {
  const context = useColumnContext(declaration, accountId);
  const translate = useTranslate();
  return useMemo(() => {
    const zones = zonePlanColumn(translate('facings.bulk.sheet.zones'));
    const columns = [...addColumnsOf(context), zones];
    return addSheetOf(context, columns, choicesOf(context, columns));
  }, [context, translate]);
};
