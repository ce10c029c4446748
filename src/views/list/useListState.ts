/** What a list shows, derived from the URL and written to it: nothing is kept twice. */
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';
import { usePlace } from '../place/withinContext';
import { columnsText } from './columns/columns';
import {
  filterNames,
  keys,
  pageFrom,
  panelQueryFrom,
  queryFrom,
  searchOf,
  type FilterValue,
  type ListQuery,
} from './listQuery';
import { mayHaveDefault } from './savedViews/viewsStore';
import { sortsText, type Sort } from './sorting/sorts';

/** What of a list is looked at, and how to look at something else of it. */
export interface Browsing extends Pick<ListQuery, 'text' | 'filters' | 'sorts'> {
  /** Counted from 1; whatever is no page number in the URL reads as 1 (rules R45). */
  readonly page: number;
  /** The same address with another page, the rest kept; null where the list has no address: in a form. */
  readonly hrefOfPage: ((page: number) => string) | null;
  readonly setPage: (page: number) => void;
  /** These begin again at page 1, since the rows are others. */
  readonly setText: (text: string) => void;
  readonly setFilter: (name: string, value: FilterValue | undefined) => void;
  /** Exactly these filters, and this search under `q`, at once. */
  readonly setFilters: (values: Readonly<Record<string, FilterValue>>) => void;
  /** Without search and filters; order and columns stay. */
  readonly clear: () => void;
}

export interface ListState extends ListQuery, Browsing {
  readonly hrefOfPage: (page: number) => string;
  readonly setSorts: (sorts: readonly Sort[]) => void;
  readonly setColumns: (columns: readonly string[]) => void;
  /** Shows what these parameters say, and nothing of what is shown now. */
  readonly show: (
    parameters: Readonly<Record<string, string>>,
    options?: { readonly replace?: boolean },
  ) => void;
}

/** Value of the `view` parameter that says: nothing is chosen, on purpose. */
export const everything = 'all';

type Change = Readonly<Record<string, string | null>>;

const none: readonly string[] = [];

/** `further` names filters that are no fields; it has to be the same list at each render. */
export const useListState = (
  declaration: AnyDeclaration,
  further: readonly string[] = none,
): ListState => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { panel, within } = usePlace();
  return useMemo(() => {
    // Several lists may stand on one page, each with its own page and search.
    const prefix = panel === null ? '' : `${panel}.`;
    const read = (key: string) => parameters.get(prefix + key);
    const listed = { declaration, within };

    const changed = (change: Change): string => {
      const next = new URLSearchParams(parameters);
      for (const [key, value] of Object.entries(change)) {
        if (value === null || value === '') next.delete(prefix + key);
        else next.set(prefix + key, value);
      }
      if (panel !== null) return searchOf(next);
      next.delete(keys.view);
      // A bare address would open the person's default view.
      if (next.size === 0 && mayHaveDefault(declaration.name)) next.set(keys.view, everything);
      return searchOf(next);
    };
    const go = (change: Change, replace = false): void => {
      void navigate({ search: changed(change) }, { replace });
    };
    const narrow = (change: Change, replace = false): void => {
      go({ ...change, [keys.page]: null }, replace);
    };
    const onPage = (page: number) => ({ [keys.page]: String(page) });
    const nothing = [keys.text, ...filterNames(declaration), ...further].map(
      (key) => [key, null] as const,
    );
    const query = panel === null ? queryFrom(listed, read) : panelQueryFrom(listed, read);
    const more = further.flatMap((name) => {
      const value = read(name);
      return value === null || value === '' ? [] : [[name, value] as const];
    });

    return {
      ...query,
      filters:
        more.length === 0 ? query.filters : { ...query.filters, ...Object.fromEntries(more) },
      page: pageFrom(read(keys.page)),
      hrefOfPage: (page) => `?${changed(onPage(page))}`,
      setPage: (page) => {
        go(onPage(page), true);
      },
      // Each letter would be a step back otherwise.
      setText: (text) => {
        narrow({ [keys.text]: text }, true);
      },
      setFilter: (name, value) => {
        narrow({ [name]: value === undefined ? null : String(value) });
      },
      setFilters: (values) => {
        const named = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
        narrow(Object.fromEntries([...nothing, ...named]));
      },
      setSorts: (sorts) => {
        narrow({ [keys.sorts]: sortsText(sorts) });
      },
      // The rows stay the same, and so does their page; each tick would be a step back.
      setColumns: (columns) => {
        go({ [keys.columns]: columnsText(declaration, within, columns) }, true);
      },
      clear: () => {
        narrow(Object.fromEntries(nothing));
      },
      show: (wanted, { replace = false } = {}) => {
        const gone = [...nothing, [keys.sorts, null] as const, [keys.columns, null] as const];
        narrow({ ...Object.fromEntries(gone), ...wanted }, replace);
      },
    };
  }, [declaration, further, within, parameters, navigate, panel]);
};
