import { useQuery } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import { asText } from '../../../fields/shared/asText';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { parentsOf } from '../../../schema/parents';
import type { Registry } from '../../../schema/registry';
import { fillTemplate, firstValueAt } from '../../../schema/template';
import { unpaged } from '../state/listRequest';

/** Ids of related records, by entity. */
export type RelatedIds = Readonly<Record<string, readonly string[]>>;

/** Returns the related ids in these columns whose names the rows do not contain. */
export const unnamedIdsOf = (
  { fields }: AnyDeclaration,
  rows: readonly RaRecord[],
  names: readonly string[],
): RelatedIds => {
  const wanted = new Map<string, Set<string>>();
  for (const name of names) {
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

/** For an unpaged list, one call replaces one call per record, unless the records have different parents. */
const comesWhole = (target: AnyDeclaration, { all }: Registry): boolean =>
  target.calls?.list?.paging.kind === 'whole' && parentsOf(all).namesOf(target).size === 0;

export type RelatedName = (to: string, id: string) => string | undefined;

export const readNames = async (
  wanted: RelatedIds,
  { provider, registry }: { readonly provider: DataProvider; readonly registry: Registry },
): Promise<RelatedName> => {
  const names = await Promise.all(
    Object.entries(wanted).map(async ([to, ids]) => {
      const target = registry.find(to);
      const { data } = comesWhole(target, registry)
        ? await provider.getList<RaRecord>(to, unpaged)
        : await provider.getMany<RaRecord>(to, { ids: [...ids] });
      return data.map((record): readonly [string, string] => [
        `${to} ${record.id}`,
        fillTemplate(target.represent, record).trim(),
      ]);
    }),
  );
  const namesById = new Map(names.flat());
  return (to, id) => namesById.get(`${to} ${id}`) || undefined;
};

export const useRelatedNames = (wanted: RelatedIds) => {
  const provider = useProvider();
  const registry = useRegistry();
  return useQuery({
    queryKey: ['relatedNames', wanted],
    enabled: Object.keys(wanted).length > 0,
    queryFn: () => readNames(wanted, { provider, registry }),
  });
};
