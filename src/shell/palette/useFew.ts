/** All records of an entity, if they are few enough to be offered before anything is typed. */
import { useQuery } from '@tanstack/react-query';
import { useRegistry } from '../../fields/useDeclaration';
import { viewPath } from '../../schema/routes';
import { fillTemplate } from '../../schema/template';
import { minCharacters } from './finders';
import { ranked } from './rank';
import { fresh, useReadAll, type FoundGroup } from './useFound';

/** As many as fit on the screen. */
const few = 20;

interface Few {
  /** At most one group; empty if there are too many records, or once the text is long enough for a search. */
  readonly groups: readonly FoundGroup[];
  /** All records are offered, or being loaded. */
  readonly areOffered: boolean;
}

export const useFew = (
  of: string | undefined,
  typed: string,
  /** Ids of records that are already offered. */
  known: readonly string[],
): Few => {
  const registry = useRegistry();
  const readAll = useReadAll();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', of, 'few'],
    queryFn: () => readAll(registry.find(of ?? '')),
    enabled: of !== undefined,
    staleTime: fresh,
    gcTime: fresh,
  });
  const text = typed.trim();
  const isTooMany = isError || (data !== undefined && data.length > few);
  if (of === undefined || isTooMany || text.length >= minCharacters) {
    return { groups: [], areOffered: false };
  }
  const declaration = registry.find(of);
  const records = (data ?? [])
    .map((record) => ({
      id: String(record.id),
      label: fillTemplate(declaration.represent, record) || String(record.id),
      to: viewPath(declaration, record.id),
    }))
    .filter(({ id }) => !known.includes(id))
    .sort((one, other) => one.label.localeCompare(other.label));
  const shown = ranked(records, text).map(({ entry }) => entry);
  const group = { name: of, isAsking: isFetching, error: null, retry: () => undefined };
  return { groups: [{ ...group, records: shown }], areOffered: true };
};
