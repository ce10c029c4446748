/** Records that the platform finds for what is typed; each entity answers, waits and fails by itself. */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext';
import { useProvider } from '../../fields/useAsks';
import type { AnyDeclaration } from '../../schema/defineResource';
import { findRecords, leastCharacters, type FoundRecord, type FoundRecords } from './finders';

/**
 * A text, once it has stayed the same for a while.
 *
 * `wait` in milliseconds; an emptied text settles at once.
 */
const useSettled = (text: string, wait: number): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [text, wait]);
  return text === '' ? '' : settled;
};

/** Milliseconds after the last key (rules 9). */
const debounce = 300;
/** Milliseconds in which the answer to the same text counts as fresh, and in which it is kept. */
export const fresh = 30_000;
const everything = {
  pagination: { page: 1, perPage: 100_000 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

export interface FoundGroup {
  /** Entity, as its declaration names it. */
  readonly name: string;
  /** Where the group is called otherwise than its entity. */
  readonly title?: string;
  readonly records: readonly FoundRecord[];
  readonly all?: FoundRecords['all'];
  readonly isAsking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Every row of a list that comes whole; asked once for several texts. */
export const useReadAll = () => {
  const provider = useProvider();
  const client = useQueryClient();
  return useCallback(
    (declaration: AnyDeclaration): Promise<readonly RaRecord[]> =>
      client.query({
        queryKey: ['palette', declaration.name, 'all'],
        queryFn: async ({ signal }) => {
          const { data } = await provider.getList<RaRecord>(declaration.name, {
            ...everything,
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

interface Looked {
  readonly name: string;
  /** What is looked for; not yet sent where it is too short. */
  readonly text: string;
}

/** One question for each entity and text. With the next key it is another question, and this one is given up. */
export const useLooked = (looked: readonly Looked[]): readonly FoundGroup[] => {
  const provider = useProvider();
  const registry = useRegistry();
  const readAll = useReadAll();
  const asked = looked.map(({ name, text }) => ({
    declaration: registry.find(name),
    text,
    isLong: text.length >= leastCharacters,
  }));
  const queries = useQueries({
    queries: asked.map(({ declaration, text, isLong }) => ({
      queryKey: ['palette', declaration.name, text],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        findRecords({ provider, declaration, text, signal, readAll }),
      enabled: isLong,
      staleTime: fresh,
      gcTime: fresh,
    })),
  });
  return asked.map(({ declaration: { name }, isLong }, at) => {
    const query = queries[at];
    const found = isLong ? query?.data : undefined;
    return {
      name,
      records: found?.records ?? [],
      all: found?.all ?? null,
      isAsking: isLong && (query?.isFetching ?? false),
      error: isLong && query && !query.isFetching ? query.error : null,
      retry: () => {
        void query?.refetch();
      },
    };
  });
};

/** The typed text once it has settled; '' while it is still being typed. */
export const useSettledText = (typed: string): string => {
  const text = typed.trim();
  return useSettled(text, debounce) === text ? text : '';
};

export const useFound = (typed: string, names: readonly string[] | null): readonly FoundGroup[] => {
  const registry = useRegistry();
  const settled = useSettledText(typed);
  const asked = registry.all.filter(
    ({ name, found }) => found !== undefined && (names === null || names.includes(name)),
  );
  const found = useLooked(asked.map(({ name }) => ({ name, text: settled })));
  // What waits for the next key is being searched as well.
  const isWaiting = settled === '' && typed.trim().length >= leastCharacters;
  return isWaiting ? found.map((group) => ({ ...group, isAsking: true })) : found;
};
