/** Records that the platform finds for what is typed; each entity answers, waits and fails by itself. */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext';
import { useProvider } from '../../fields/useAsks';
import type { AnyDeclaration } from '../../schema/defineResource';
import { findRecords, leastCharacters, type FoundRecord } from './finders';
import { useSettled } from './useSettled';

/** Milliseconds after the last key (Specification 9). */
const debounce = 300;
/** Milliseconds in which the answer to the same text counts as fresh, and in which it is kept. */
const fresh = 30_000;
const everything = {
  pagination: { page: 1, perPage: 100_000 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

export interface FoundGroup {
  /** Entity, as its declaration names it. */
  readonly name: string;
  readonly records: readonly FoundRecord[];
  readonly isAsking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export const useFound = (typed: string, names: readonly string[] | null): readonly FoundGroup[] => {
  const provider = useProvider();
  const registry = useRegistry();
  const client = useQueryClient();
  const readAll = (declaration: AnyDeclaration) =>
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
    });
  const text = typed.trim();
  const settled = useSettled(text, debounce);
  const isLong = text.length >= leastCharacters;
  const asked = registry.all.filter(
    ({ name, found }) => found !== undefined && (names === null || names.includes(name)),
  );
  const queries = useQueries({
    queries: asked.map((declaration) => ({
      queryKey: ['palette', declaration.name, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        findRecords({ provider, declaration, text: settled, signal, readAll }),
      // With the next key the text is another question: this one is given up, on the wire as well.
      enabled: isLong && settled === text,
      staleTime: fresh,
      gcTime: fresh,
    })),
  });
  return asked.map(({ name }, at) => {
    const query = queries[at];
    const isAnswered = isLong && settled === text && query !== undefined;
    return {
      name,
      records: isAnswered ? (query.data ?? []) : [],
      isAsking: isLong && (!isAnswered || query.isFetching),
      error: isAnswered && !query.isFetching ? query.error : null,
      retry: () => {
        void query?.refetch();
      },
    };
  });
};
