/** Records found by the platform for the typed text; each entity loads and fails independently. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { useSettledText } from '../../fields/picker/useSettledText';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { AnyDeclaration } from '../../schema/defineResource';
import { viewPath } from '../../schema/routes';
import { fillTemplate } from '../../schema/template';
import { unpaged } from '../../views/list/state/listRequest';
import { findRecords, minCharacters, type FoundRecord, type FoundRecords } from './finders';
import { ranked } from './match';
import { plainText } from '../../lib/text/plainText';

/** Cache time in milliseconds for the same text. */
export const fresh = 30_000;

export interface FoundGroup {
  readonly name: string;
  /** Title of the group, if it differs from the entity's name. */
  readonly title?: string;
  readonly records: readonly FoundRecord[];
  readonly all?: FoundRecords['all'];
  readonly isAsking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Reads every row of an unpaged list; cached for several texts. */
const useReadAll = () => {
  const provider = useProvider();
  const client = useQueryClient();
  return useCallback(
    (declaration: AnyDeclaration): Promise<readonly RaRecord[]> =>
      client.query({
        queryKey: ['palette', declaration.name, 'all'],
        queryFn: async ({ signal }) => {
          const { data } = await provider.getList<RaRecord>(declaration.name, {
            ...unpaged,
            signal,
          });
          return data;
        },
        staleTime: fresh,
        gcTime: fresh,
      }),
    [client, provider],
  );
};

interface RecordQuery {
  readonly name: string;
  /** Search text; not sent if it is too short. */
  readonly text: string;
}

/** One query for each entity and text; the next key cancels it. */
export const useLooked = (looked: readonly RecordQuery[]): readonly FoundGroup[] => {
  const provider = useProvider();
  const registry = useRegistry();
  const readAll = useReadAll();
  const searches = looked.map(({ name, text }) => ({
    declaration: registry.find(name),
    text,
    isLong: text.length >= minCharacters,
  }));
  const queries = useQueries({
    queries: searches.map(({ declaration, text, isLong }) => ({
      queryKey: ['palette', declaration.name, text],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        findRecords({ provider, declaration, text, signal, readAll }),
      enabled: isLong,
      staleTime: fresh,
      gcTime: fresh,
    })),
  });
  return searches.map(({ declaration: { name }, isLong }, at) => {
    const query = queries[at];
    const found = isLong ? query?.data : undefined;
    return {
      name,
      records: found?.records ?? [],
      all: found?.all ?? null,
      isAsking: isLong && (query?.isFetching ?? false),
      error: isLong && query && !query.isFetching ? query.error : null,
      retry: () => void query?.refetch(),
    };
  });
};

export const useFound = (typed: string, names: readonly string[] | null): readonly FoundGroup[] => {
  const registry = useRegistry();
  const settled = useSettledText(plainText(typed));
  const searchable = registry.all.filter(
    ({ name, found }) => found !== undefined && (names === null || names.includes(name)),
  );
  const found = useLooked(searchable.map(({ name }) => ({ name, text: settled })));
  // A search that waits for the end of typing is shown as running.
  const isWaiting = settled === '' && plainText(typed).length >= minCharacters;
  return isWaiting ? found.map((group) => ({ ...group, isAsking: true })) : found;
};

/** As many as fit on the screen. */
const few = 20;

/**
 * All records of an entity, if they are few enough to be offered before anything is typed, as at most one group; none
 * once the text is long enough for a search.
 */
export const useFew = (
  of: string | undefined,
  typed: string,
  /** Ids of records that are already offered. */
  listed: readonly string[],
) => {
  const registry = useRegistry();
  const readAll = useReadAll();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', of, 'few'],
    queryFn: () => readAll(registry.find(of ?? '')),
    enabled: of !== undefined,
    staleTime: fresh,
    gcTime: fresh,
  });
  const text = plainText(typed);
  const isTooMany = isError || (data !== undefined && data.length > few);
  if (of === undefined || isTooMany || text.length >= minCharacters) {
    return { groups: [], areOffered: false } as const;
  }
  const declaration = registry.find(of);
  const records = (data ?? [])
    .map((record) => ({
      id: String(record.id),
      label: fillTemplate(declaration.represent, record) || String(record.id),
      to: viewPath(declaration, record.id),
    }))
    .filter(({ id }) => !listed.includes(id))
    .sort((one, other) => one.label.localeCompare(other.label));
  const shown = ranked(records, text).map(({ entry }) => entry);
  const group = { name: of, isAsking: isFetching, error: null, retry: () => undefined };
  return { groups: [{ ...group, records: shown }], areOffered: true };
};
