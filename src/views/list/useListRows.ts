/** The rows of a list's page: cut by the platform, or here where the platform sends everything. */
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList, useLocale, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { regionOf } from '../../schema/regionOf';
import { useWithin } from '../place/withinContext';
import { listRequestOf } from './listRequest';
import { looseHere, looseOf, type LooseSearch } from './looseOf';
import { isSearchedHere, matchLoosely } from './matchRows';
import { missingOf, newestOf } from './missingOf';
import { compareIn, sortedRows, sortedTies } from './sorting/compareRows';
import { reachOf, type SortReach } from './sorting/sortReach';
import { useSortKeys } from './sorting/useSortKeys';
import type { Browsing } from './useListState';

export interface ListRows {
  readonly rows: readonly RaRecord[];
  /** Null where nothing is sorted. */
  readonly reach: SortReach | null;
  readonly total: number;
  /** False where the platform says no total: `total` is then what is known so far. */
  readonly isTotalKnown: boolean;
  /** Search results that the platform found and did not give. */
  readonly missing: number;
  /** How rows were found that are only close to what was typed; null where they match it. */
  readonly loose: LooseSearch | null;
  /** How many rows there are to look through, where the platform gives only the newest ones. */
  readonly newest: number | null;
  readonly pageSize: number;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const noRows: readonly RaRecord[] = [];

interface Options {
  /** False while it is not settled yet what the list opens with. */
  readonly isWanted?: boolean;
}

export const useListRows = (
  declaration: AnyDeclaration,
  state: Browsing,
  { isWanted = true }: Options = {},
): ListRows => {
  const within = useWithin();
  const locale = regionOf(useLocale());
  const { sorts } = state;
  const { params, pageSize, isWhole, platformSort } = listRequestOf(declaration, state, within);
  const query = useGetList(declaration.name, params, {
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });

  const { data, total, pageInfo, isPending, isFetching, error, refetch } = query;
  const missing = missingOf(query.meta);
  const text = isSearchedHere(declaration) ? state.text : '';
  const { rows: found, isLoose } = useMemo(
    () => matchLoosely(declaration, data ?? noRows, text),
    [declaration, data, text],
  );
  const meta: unknown = query.meta;
  const newest = newestOf(meta);
  const loose = useMemo(() => (isLoose ? looseHere : looseOf(meta)), [isLoose, meta]);
  const { keyOf, isPending: isNaming } = useSortKeys(declaration, found, sorts);
  const isTotalKnown = !pageInfo?.hasNextPage;
  const isAllHere =
    isWhole || (state.page === 1 && isTotalKnown && found.length >= (total ?? found.length));

  return useMemo(() => {
    const order = { sorts, keyOf, compare: compareIn(locale) };
    const sorted = platformSort && !isAllHere ? sortedTies(found, order) : sortedRows(found, order);
    const start = (state.page - 1) * pageSize;
    return {
      rows: isWhole ? sorted.slice(start, start + pageSize) : sorted,
      reach: reachOf({ columns: sorts.length, isAllHere, isPlatform: platformSort !== null }),
      total: isWhole ? found.length : (total ?? found.length),
      isTotalKnown,
      missing,
      loose,
      newest,
      pageSize,
      isLoading: isPending,
      isRefreshing: (isFetching && !isPending) || isNaming,
      error,
      retry: () => {
        void refetch();
      },
    };
  }, [
    found,
    sorts,
    platformSort,
    keyOf,
    locale,
    isAllHere,
    isNaming,
    state.page,
    pageSize,
    isWhole,
    total,
    isTotalKnown,
    missing,
    loose,
    newest,
    isPending,
    isFetching,
    error,
    refetch,
  ]);
};
