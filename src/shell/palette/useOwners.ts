/** Names whose a found record is: three stores of one name belong to three organizations. */
import { useGetMany, type RaRecord } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext';
import { fillTemplate } from '../../schema/template';
import { recordPartOf } from '../navigation';
import { fresh, type FoundGroup } from './useFound';

export const useOwners = (found: readonly FoundGroup[]): readonly FoundGroup[] => {
  const registry = useRegistry();
  const of = recordPartOf(registry.menu)?.of;
  const owners = found.flatMap(({ records }) => records.flatMap(({ owner }) => owner ?? []));
  const unnamed = owners.filter((owner) => owner.of === of && owner.name === undefined);
  const ids = [...new Set(unnamed.map(({ id }) => id))].sort();
  const { data } = useGetMany<RaRecord>(
    of ?? '',
    { ids },
    { enabled: ids.length > 0, staleTime: fresh, retry: false },
  );
  if (of === undefined || owners.length === 0) return found;
  const { represent } = registry.find(of);
  const nameOf = (id: string): string | undefined => {
    const known = data?.find((record) => String(record.id) === id);
    return known && fillTemplate(represent, known);
  };
  return found.map((group) => ({
    ...group,
    records: group.records.map((record) => {
      const { owner, detail } = record;
      const name = owner && (owner.name ?? nameOf(owner.id));
      const both = [name, detail].filter(Boolean).join(' · ');
      return both === '' ? record : { ...record, detail: both };
    }),
  }));
};
