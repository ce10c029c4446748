/** Keys of a list's rows for what it is sorted by, with the names of other records that this needs. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useRegistry } from '../../../fields/RegistryContext';
import { asText } from '../../../fields/shared/asText';
import { useProvider } from '../../../fields/useAsks';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Registry } from '../../../schema/registry';
import { fillTemplate, firstValueAt } from '../../../schema/template';
import { parentsIn } from '../../../schema/within';
import type { KeyOf } from './compareRows';
import { sortKey } from './sortKey';
import type { Sort } from './sorts';

/** Ids of other records, by their entity. */
type Wanted = Readonly<Record<string, readonly string[]>>;

/** Those whose name the rows do not carry. */
const wantedBy = (
  { fields }: AnyDeclaration,
  rows: readonly RaRecord[],
  sorts: readonly Sort[],
): Wanted => {
  const wanted = new Map<string, Set<string>>();
  for (const { name } of sorts) {
    const field = fields[name];
    if (field?.kind !== 'reference') continue;
    const ids = wanted.get(field.to) ?? new Set();
    for (const row of rows) {
      const id = asText(row[name]);
      const carried = field.nameFrom ? asText(firstValueAt(row, field.nameFrom)) : null;
      if (id !== null && carried === null) ids.add(id);
    }
    if (ids.size > 0) wanted.set(field.to, ids);
  }
  return Object.fromEntries([...wanted].map(([to, ids]) => [to, [...ids].sort()]));
};

const everything = { page: 1, perPage: 100_000 };
const inOrder = { field: 'id', order: 'ASC' } as const;

/** One call for a list that comes whole, rather than one for each record of it. */
const comesWhole = (target: AnyDeclaration): boolean =>
  target.calls?.list?.paging.kind === 'whole' && parentsIn(target.calls.list.path).length === 0;

const useNames = (wanted: Wanted, registry: Registry) => {
  const provider = useProvider();
  const isWanted = Object.keys(wanted).length > 0;
  return useQuery({
    queryKey: ['namesToSortBy', wanted],
    enabled: isWanted,
    queryFn: async () => {
      const names = await Promise.all(
        Object.entries(wanted).map(async ([to, ids]) => {
          const target = registry.find(to);
          const { data } = comesWhole(target)
            ? await provider.getList<RaRecord>(to, {
                pagination: everything,
                sort: inOrder,
                filter: {},
              })
            : await provider.getMany<RaRecord>(to, { ids: [...ids] });
          return data.map((record): readonly [string, string] => [
            `${to} ${record.id}`,
            fillTemplate(target.represent, record).trim(),
          ]);
        }),
      );
      return new Map(names.flat());
    },
  });
};

interface SortKeys {
  readonly keyOf: KeyOf;
  /** Names of other records are on their way: until they come, their ids stand for them. */
  readonly isPending: boolean;
}

export const useSortKeys = (
  declaration: AnyDeclaration,
  rows: readonly RaRecord[],
  sorts: readonly Sort[],
): SortKeys => {
  const translate = useTranslate();
  const registry = useRegistry();
  const wanted = useMemo(() => wantedBy(declaration, rows, sorts), [declaration, rows, sorts]);
  const { data: names, isLoading } = useNames(wanted, registry);
  const keyOf = useMemo<KeyOf>(
    () => (row, name) =>
      sortKey(row, name, declaration.fields[name], {
        optionLabel: (own, { optionLabels }, value) => {
          const label = optionLabels?.[value];
          return label === undefined
            ? value
            : translate(`resources.${declaration.name}.options.${own}.${value}`, { _: label });
        },
        relatedName: (to, id) => names?.get(`${to} ${id}`) || undefined,
      }),
    [declaration, names, translate],
  );
  return { keyOf, isPending: isLoading };
};
