/** The state of a list, derived from the URL and written to it, so that nothing is stored twice. */
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { identifyingFields, onlyKey } from '../../../schema/only';
import { plainText } from '../../../lib/text/plainText';
import { usePlace } from '../../place/placeContext';
import { columnsText } from '../table/columns/columns';
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
import { onlyFrom, onlyParameter } from './onlyKeys';
import { mayHaveDefault } from '../toolbar/savedViews/viewsStore';
import { sortsText, type Sort } from '../toolbar/sorting/sorts';

/** The visible part of a list (search, filters, order, page), and how to change it. */
export interface Browsing extends Pick<ListQuery, 'text' | 'filters' | 'leftOut' | 'sorts'> {
  /** Starts at 1; an invalid page number in the URL becomes 1 (rules R45). */
  readonly page: number;
  /** The same address with another page; null if the list has no address: in a form. */
  readonly hrefOfPage: ((page: number) => string) | null;
  readonly setPage: (page: number) => void;
  /** Changing the rows resets the page to 1. */
  readonly setText: (text: string) => void;
  readonly setFilter: (name: string, value: FilterValue | undefined) => void;
  /** Sets all filters, and the search under `q`, at once. */
  readonly setFilters: (values: Readonly<Record<string, FilterValue>>) => void;
  readonly setSorts: (sorts: readonly Sort[]) => void;
  /** Resets search and filters, but not order and columns. */
  readonly clear: () => void;
}

export interface ListState extends ListQuery, Browsing {
  readonly hrefOfPage: (page: number) => string;
  readonly setColumns: (columns: readonly string[]) => void;
  /** Replaces the complete state by these parameters. */
  readonly show: (
    parameters: Readonly<Record<string, string>>,
    options?: { readonly replace?: boolean },
  ) => void;
}

/** Value of the `view` parameter for deliberately showing no view. */
export const noView = 'all';

type Change = Readonly<Record<string, string | null>>;

const none: readonly string[] = [];

/** @param further names of filters that are not fields; must be a stable array */
export const useListState = (
  declaration: AnyDeclaration,
  further: readonly string[] = none,
): ListState => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { panel, within } = usePlace();
  return useMemo(() => {
    // Several lists may be on one page, each with its own page and search.
    const prefix = panel === null ? '' : `${panel}.`;
    const read = (key: string) => parameters.get(prefix + key);
    const listed = { declaration, within };

    const changed = (change: Change): string => {
      const next = new URLSearchParams(parameters);
      for (const [key, value] of Object.entries(change)) {
        if (value === null || value === '') next.delete(prefix + key);
        else next.set(prefix + key, key === onlyKey ? onlyParameter(value) : value);
      }
      if (panel !== null) return searchOf(next);
      next.delete(keys.view);
      // An address without parameters would open the person's default view.
      if (next.size === 0 && mayHaveDefault(declaration.name)) next.set(keys.view, noView);
      return searchOf(next);
    };
    const go = (change: Change, replace = false): void => {
      void navigate({ search: changed(change) }, { replace });
    };
    const narrow = (change: Change, replace = false): void =>
      go({ ...change, [keys.page]: null }, replace);
    const onPage = (page: number) => ({ [keys.page]: String(page) });
    const hasOnly = panel === null && identifyingFields(declaration).length > 0;
    const others = hasOnly ? [...further, onlyKey] : further;
    const nothing = [keys.text, ...filterNames(declaration), ...others].map(
      (key) => [key, null] as const,
    );
    const query = panel === null ? queryFrom(listed, read) : panelQueryFrom(listed, read);
    const more = others.flatMap((name) => {
      const value = read(name);
      // Keys that are only blanks and separators are none.
      if (value === null || /^[\s,;"]*$/.test(plainText(value))) return [];
      return [[name, name === onlyKey ? onlyFrom(value) : value] as const];
    });

    return {
      ...query,
      filters:
        more.length === 0 ? query.filters : { ...query.filters, ...Object.fromEntries(more) },
      page: pageFrom(read(keys.page)),
      hrefOfPage: (page) => `?${changed(onPage(page))}`,
      setPage: (page) => go(onPage(page), true),
      // Replaces the history entry; otherwise each key would be a step back.
      setText: (text) => narrow({ [keys.text]: text }, true),
      setFilter: (name, value) => narrow({ [name]: value === undefined ? null : String(value) }),
      setFilters: (values) => {
        const named = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
        narrow(Object.fromEntries([...nothing, ...named]));
      },
      setSorts: (sorts) => narrow({ [keys.sorts]: sortsText(sorts) }),
      // The rows and their page stay the same. Replaces the history entry; otherwise each checkbox would be a step
      // back.
      setColumns: (columns) =>
        go({ [keys.columns]: columnsText(declaration, within, columns) }, true),
      clear: () => narrow(Object.fromEntries(nothing)),
      show: (wanted, { replace = false } = {}) => {
        const gone = [...nothing, [keys.sorts, null] as const, [keys.columns, null] as const];
        narrow({ ...Object.fromEntries(gone), ...wanted }, replace);
      },
    };
  }, [declaration, further, within, parameters, navigate, panel]);
};
