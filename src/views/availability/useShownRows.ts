/** The rows of an availability list: a page of all, or of those that are switched on (or are not). */
import { useMemo, useState } from 'react';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { useListRows, type ListRows } from '../list/useListRows';
import type { Browsing } from '../list/useListState';
import { useEveryRow } from './useEveryRow';

/** Name of the filter in an address; no field has it. */
export const availableKey = 'available';

export type Which = 'yes' | 'no' | null;

export const whichOf = ({ filters }: Pick<Browsing, 'filters'>): Which => {
  const value = filters[availableKey];
  return value === 'yes' || value === 'no' ? value : null;
};

const defaultPageSize = 25;

interface Kept {
  readonly of: string;
  readonly ids: ReadonlySet<string>;
}

interface Shown {
  readonly declaration: AnyDeclaration;
  readonly state: Browsing;
  /** Ids of the rows that are switched on; undefined while they are not known. */
  readonly joined: ReadonlySet<string> | undefined;
}

export const useShownRows = ({ declaration, state, joined }: Shown): ListRows => {
  const which = whichOf(state);
  const asked = useMemo(() => {
    const { [availableKey]: _, ...filters } = state.filters;
    return { ...state, filters };
  }, [state]);
  const usual = useListRows(declaration, asked, { isWanted: which === null });
  const every = useEveryRow(declaration, asked, which !== null);

  // A row that is switched while one looks stays where it is: what is listed was so when it was asked for.
  const of = JSON.stringify([which, state.text, asked.filters]);
  const [kept, setKept] = useState<Kept | null>(null);
  if (which !== null && joined && kept?.of !== of) setKept({ of, ids: joined });
  if (which === null && kept !== null) setKept(null);

  if (which === null) return usual;
  const pageSize = listOf(declaration).pageSize ?? defaultPageSize;
  const isKnown = every.data !== undefined && kept?.of === of;
  const rows = isKnown
    ? every.data.rows.filter(({ id }) => kept.ids.has(String(id)) === (which === 'yes'))
    : [];
  const start = (state.page - 1) * pageSize;
  return {
    rows: rows.slice(start, start + pageSize),
    reach: null,
    total: rows.length,
    isTotalKnown: true,
    missing: every.data?.missing ?? 0,
    loose: every.data?.loose ?? null,
    newest: null,
    pageSize,
    isLoading: !isKnown && !every.error,
    isRefreshing: isKnown && every.isFetching,
    error: every.error,
    retry: () => {
      void every.refetch();
    },
  };
};
