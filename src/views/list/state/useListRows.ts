/** The rows of a list's page, paged by the platform, or here if the list is not paged. */
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  useGetList,
  useLocale,
  useTranslate,
  type GetListResult,
  type RaRecord,
  type UseGetListHookValue,
} from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import {
  compareIn,
  sortedRows,
  sortedTies,
  rowKeysOf,
  type KeyOf,
} from '../../../fields/compareRows';
import {
  isSearchedHere,
  looseHere,
  looseOf,
  matchLoosely,
  type LooseSearch,
} from '../../../schema/matchRows';
import { useParentIds } from '../../place/placeContext';
import { getListKey } from '../../queryKeys';
import { listRequestOf, missingOf, newestOf, notFoundOf, type ListRequest } from './listRequest';
import { unnamedIdsOf, useRelatedNames } from '../table/relatedNames';
import { reachOf, type Sort, type SortReach } from '../toolbar/sorting/sorts';
import type { Browsing } from './useListState';

/** Sort keys of a list's rows; while names of related records are loading (`isPending`), their ids are used. */
export const useSortKeys = (
  declaration: AnyDeclaration,
  rows: readonly RaRecord[],
  sorts: readonly Sort[],
) => {
  const translate = useTranslate();
  const wanted = useMemo(
    () =>
      unnamedIdsOf(
        declaration,
        rows,
        sorts.map(({ name }) => name),
      ),
    [declaration, rows, sorts],
  );
  const { data: names, isLoading } = useRelatedNames(wanted);
  const keyOf = useMemo<KeyOf>(
    () =>
      rowKeysOf(
        declaration,
        (place, text) => translate(`resources.${declaration.name}.${place}`, { _: text }),
        (to, id) => names?.(to, id),
      ),
    [declaration, names, translate],
  );
  return { keyOf, isPending: isLoading };
};

export interface ListRows {
  readonly rows: readonly RaRecord[];
  /** Null if nothing is sorted. */
  readonly reach: SortReach | null;
  readonly total: number;
  /** False if the platform reports no total; `total` is then what is known so far. */
  readonly isTotalKnown: boolean;
  /** Number of rows that the platform counted but did not return. */
  readonly missing: number;
  /** How approximate matches were found; null if the rows match exactly. */
  readonly loose: LooseSearch | null;
  /** The pasted keys that no row has. */
  readonly notFound: readonly string[];
  /** Number of rows in the list, if the platform returns only the newest ones. */
  readonly newest: number | null;
  readonly pageSize: number;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  /** These are still the rows of the previous search, filters or page. */
  readonly isOlder: boolean;
  /** When they were read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly error: Error | null;
  readonly retry: () => void;
}

const noRows: readonly RaRecord[] = [];

interface Options {
  /** Milliseconds after which the rows are read again; false for never. */
  readonly refetchInterval?: number | false;
  /** False until it is known which view the list opens with. */
  readonly isWanted?: boolean;
}

export const useListRows = (
  declaration: AnyDeclaration,
  state: Browsing,
  { isWanted = true, refetchInterval = false }: Options = {},
): ListRows => {
  const request = listRequestOf(declaration, state, useParentIds());
  const query = useGetList<RaRecord>(declaration.name, request.params, {
    placeholderData: keepPreviousData,
    enabled: isWanted,
    refetchInterval,
  });
  return useRowsOf(declaration, state, request, query);
};

/**
 * The rows that a list has already read; none are requested. Unlike `useGetList`, it does not write each of them to the
 * cache of single records again, which would draw a record's page twice.
 */
export const useReadRows = (declaration: AnyDeclaration, state: Browsing): ListRows => {
  const request = listRequestOf(declaration, state, useParentIds());
  const { data, ...query } = useQuery<GetListResult<RaRecord>>({
    queryKey: getListKey(declaration.name, request.params),
    queryFn: skipToken,
  });
  return useRowsOf(declaration, state, request, { ...query, data: undefined, ...data });
};

/** Of a query, with the members of its response. */
interface ListAnswer extends Pick<
  UseGetListHookValue<RaRecord>,
  'isPending' | 'isFetching' | 'isPlaceholderData' | 'dataUpdatedAt' | 'error'
> {
  readonly data?: RaRecord[] | undefined;
  readonly total?: number | undefined;
  readonly pageInfo?: GetListResult['pageInfo'] | undefined;
  readonly meta?: unknown;
  readonly refetch: () => unknown;
}

const useRowsOf = (
  declaration: AnyDeclaration,
  state: Browsing,
  { pageSize, isWhole, platformSort }: ListRequest,
  query: ListAnswer,
): ListRows => {
  const language = useLocale();
  const { sorts } = state;
  const {
    data,
    total,
    pageInfo,
    isPending,
    isFetching,
    isPlaceholderData,
    dataUpdatedAt,
    error,
    refetch,
  } = query;
  const missing = missingOf(query.meta);
  const text = isSearchedHere(declaration) ? state.text : '';
  const { rows: found, isLoose } = useMemo(
    () => matchLoosely(declaration, data ?? noRows, text),
    [declaration, data, text],
  );
  const meta: unknown = query.meta;
  const newest = newestOf(meta);
  const notFound = notFoundOf(meta);
  const loose = useMemo(() => (isLoose ? looseHere : looseOf(meta)), [isLoose, meta]);
  const { keyOf, isPending: isNaming } = useSortKeys(declaration, found, sorts);
  const isTotalKnown = !pageInfo?.hasNextPage;
  const isAllHere =
    isWhole || (state.page === 1 && isTotalKnown && found.length >= (total ?? found.length));

  return useMemo(() => {
    const order = { sorts, keyOf, compare: compareIn(language) };
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
      notFound,
      pageSize,
      isLoading: isPending,
      isRefreshing: (isFetching && !isPending) || isNaming,
      isOlder: isPlaceholderData,
      readAt: dataUpdatedAt,
      error,
      retry: () => void refetch(),
    };
  }, [
    found,
    sorts,
    platformSort,
    keyOf,
    language,
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
    notFound,
    isPending,
    isFetching,
    isPlaceholderData,
    dataUpdatedAt,
    error,
    refetch,
  ]);
};
