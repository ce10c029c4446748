/** The rows of a list of links: as the platform pages them, or ordered and filtered here by which are joined. */
import { useMemo, useState } from 'react';
import { useLocale, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { pageSizeOf } from '../list/state/listRequest';
import { compareIn, sortedRows } from '../../fields/compareRows';
import { reachOf } from '../list/toolbar/sorting/sorts';
import { useListRows, useSortKeys, type ListRows } from '../list/state/useListRows';
import type { Browsing } from '../list/state/useListState';
import { useEveryRow, useReadAllRows, type ReadAllRows } from '../list/state/useEveryRow';

/** Name of the filter parameter; no field has this name. */
export const availableKey = 'available';

type Which = 'yes' | 'no' | null;

export const whichOf = ({ filters }: Pick<Browsing, 'filters'>): Which => {
  const value = filters[availableKey];
  return value === 'yes' || value === 'no' ? value : null;
};

/** Ordering needs every row, which is four calls at most. A longer list keeps the platform's order. */
const maxOrderedRows = 2_000;

interface Kept {
  readonly of: string;
  readonly ids: ReadonlySet<string>;
}

interface LinkRows {
  readonly declaration: AnyDeclaration;
  readonly state: Browsing;
  /** Ids of the rows that are switched on; undefined while unknown. */
  readonly joined: ReadonlySet<string> | undefined;
  readonly isJoinedFirst: boolean;
}

const arranged = (
  rows: readonly RaRecord[],
  { ids, which }: { readonly ids: ReadonlySet<string>; readonly which: Which },
): readonly RaRecord[] => {
  const on = rows.filter(({ id }) => ids.has(String(id)));
  const off = rows.filter(({ id }) => !ids.has(String(id)));
  if (which === null) return [...on, ...off];
  return which === 'yes' ? on : off;
};

const noRows: readonly RaRecord[] = [];

/** The search and filters that the platform knows. */
const withoutWhich = <State extends Pick<Browsing, 'filters'>>(state: State): State => {
  const { [availableKey]: _, ...filters } = state.filters;
  return { ...state, filters };
};

/**
 * Returns a function that loads all rows that match, those that are on first.
 * @param joined ids of the rows that are on; undefined while unknown
 */
export const useReadLinkRows = (
  declaration: AnyDeclaration,
  joined: ReadonlySet<string> | undefined,
): ReadAllRows => {
  const readAll = useReadAllRows(declaration);
  return async (state, signal) => {
    const all = await readAll(withoutWhich(state), signal);
    const which = whichOf(state);
    if (joined) return { ...all, rows: arranged(all.rows, { ids: joined, which }) };
    if (which !== null) throw new Error('It is not known yet which rows are on.');
    return all;
  };
};

export const useLinkRows = ({ declaration, state, joined, isJoinedFirst }: LinkRows): ListRows => {
  const which = whichOf(state);
  const pageSize = pageSizeOf(declaration);
  const browsing = useMemo(() => withoutWhich(state), [state]);
  // The first page tells how many rows there are. On page 1 both lists share one request.
  const { sorts } = state;
  const mayOrder = which === null && isJoinedFirst && sorts.length === 0;
  const atStart = useMemo(() => ({ ...browsing, page: 1 }), [browsing]);
  const first = useListRows(declaration, atStart, { isWanted: mayOrder });
  const isOrdered =
    mayOrder &&
    !first.error &&
    (first.isLoading || (first.isTotalKnown && first.total <= maxOrderedRows));
  const usual = useListRows(declaration, browsing, { isWanted: which === null && !isOrdered });
  const areFew = isOrdered && !first.isLoading && first.rows.length === first.total;
  const needsEvery = which !== null || (isOrdered && !first.isLoading && !areFew);
  const every = useEveryRow(declaration, browsing, needsEvery);
  const compare = compareIn(useLocale());
  const { keyOf, isPending: isNaming } = useSortKeys(
    declaration,
    every.data?.rows ?? noRows,
    sorts,
  );

  // A row that is switched while it is visible stays: the filter and the order apply as of the time of the request.
  const of = JSON.stringify([which, state.text, browsing.filters]);
  const [kept, setKept] = useState<Kept | null>(null);
  const isArranged = which !== null || isOrdered;
  if (isArranged && joined && kept?.of !== of) setKept({ of, ids: joined });
  if (!isArranged && kept !== null) setKept(null);

  if (!isArranged) return usual;
  const all = needsEvery ? every.data : areFew ? first : undefined;
  const isKnown = all !== undefined && kept?.of === of;
  const rows = isKnown
    ? sortedRows(arranged(all.rows, { ids: kept.ids, which }), { sorts, keyOf, compare })
    : noRows;
  const start = (state.page - 1) * pageSize;
  const error = needsEvery ? every.error : null;
  return {
    rows: rows.slice(start, start + pageSize),
    reach: reachOf({ columns: sorts.length, isAllHere: true, isPlatform: false }),
    total: rows.length,
    isTotalKnown: true,
    missing: all?.missing ?? 0,
    loose: all?.loose ?? null,
    newest: null,
    notFound: [],
    pageSize,
    isLoading: !isKnown && !error,
    isOlder: false,
    readAt: 0,
    isRefreshing: isKnown && (every.isFetching || first.isRefreshing || isNaming),
    error,
    retry: () => void every.refetch(),
  };
};
