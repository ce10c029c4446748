/** The rows of a list's page: cut by the platform, or here where the platform sends everything. */
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { metaOf, useWithin } from '../place/withinContext';
import type { ListState } from './useListState';

/** Rows a page has where the declaration says nothing (readings.md 46). */
const defaultPageSize = 25;
/** More rows than any list that the platform sends whole. */
const everything = 100_000;

export interface ListRows {
  readonly rows: readonly RaRecord[];
  readonly total: number;
  /** False where the platform says no total: `total` is then what is known so far. */
  readonly isTotalKnown: boolean;
  readonly pageSize: number;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const textOf = (declaration: AnyDeclaration, row: RaRecord): string =>
  [
    fillTemplate(declaration.represent, row),
    ...listOf(declaration).columns.map((name) => {
      const value: unknown = row[name];
      return typeof value === 'string' ? value : '';
    }),
  ]
    .join('\n')
    .toLocaleLowerCase();

const matching = (declaration: AnyDeclaration, rows: readonly RaRecord[], text: string) => {
  const wanted = text.toLocaleLowerCase();
  return wanted === '' ? rows : rows.filter((row) => textOf(declaration, row).includes(wanted));
};

export const useListRows = (declaration: AnyDeclaration, state: ListState): ListRows => {
  const within = useWithin();
  const pageSize = listOf(declaration).pageSize ?? defaultPageSize;
  const call = declaration.calls?.list;
  const isSearchedWhole = call?.searchAt !== undefined && state.text !== '';
  const isWhole = call?.paging.kind === 'whole' || isSearchedWhole;
  const searchesHere = isWhole && call?.search === undefined && !isSearchedWhole;
  const filter: Record<string, unknown> = { ...state.filters };
  if (!searchesHere && state.text !== '') filter.q = state.text;

  const query = useGetList(
    declaration.name,
    {
      pagination: isWhole
        ? { page: 1, perPage: everything }
        : { page: state.page, perPage: pageSize },
      sort: { field: 'id', order: 'ASC' },
      filter,
      ...metaOf(within),
    },
    { placeholderData: keepPreviousData },
  );

  const { data, total, pageInfo, isPending, isFetching, error, refetch } = query;
  const text = searchesHere ? state.text : '';
  return useMemo(() => {
    const all = data ?? [];
    const found = matching(declaration, all, text);
    const start = (state.page - 1) * pageSize;
    return {
      rows: isWhole ? found.slice(start, start + pageSize) : all,
      total: isWhole ? found.length : (total ?? all.length),
      isTotalKnown: !pageInfo?.hasNextPage,
      pageSize,
      isLoading: isPending,
      isRefreshing: isFetching && !isPending,
      error,
      retry: () => {
        void refetch();
      },
    };
  }, [
    data,
    declaration,
    text,
    state.page,
    pageSize,
    isWhole,
    total,
    pageInfo,
    isPending,
    isFetching,
    error,
    refetch,
  ]);
};
