import type { ReactNode } from 'react';
import {
  ListContextProvider,
  useLocale,
  useNotify,
  useRecordSelection,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { useReadAllRows } from '../availability/useEveryRow';
import { failureMessageOf } from '../failures';
import { usePlace } from '../place/withinContext';
import { useWords } from '../useWords';
import { filterNames, keys, type FilterValue } from './listQuery';
import type { ListRows } from './useListRows';
import type { Browsing, ListState } from './useListState';

interface Listed {
  readonly declaration: AnyDeclaration;
  readonly state: Browsing & Partial<Pick<ListState, 'setSorts'>>;
  readonly list: ListRows;
}

/** Maximum number of rows for "select all"; react-admin's own limit. */
const maxSelected = 250;

const isFilterValue = (value: unknown): value is FilterValue =>
  typeof value === 'boolean' || (typeof value === 'string' && value !== '');

/** Converts the numbers and dates of stock inputs to text for the address. */
const asFilters = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, FilterValue][] => {
      const known = typeof value === 'number' ? String(value) : value;
      return names.includes(name) && isFilterValue(known) ? [[name, known]] : [];
    }),
  );

const noTotal = { total: undefined, pageInfo: undefined };

/**
 * Our list as the result of react-admin's list controller. `useListController` itself cannot be used: it supports one
 * sort column, one list per page and its own address format.
 */
const useController = ({ declaration, state, list }: Listed): ListControllerResult => {
  const { within, panel } = usePlace();
  const words = useWords(declaration);
  const notify = useNotify();
  const language = useLocale();
  const provider = useProvider();
  const registry = useRegistry();
  const { name: resource } = declaration;
  const [selectedIds, selection] = useRecordSelection({
    resource,
    storeKey: [resource, panel, JSON.stringify(within)].join(' '),
  });
  const readEveryRow = useReadAllRows(declaration);
  const { rows, total, isTotalKnown, pageSize, isLoading } = list;
  const { page, text, filters, sorts } = state;
  const filterValues = text === '' ? { ...filters } : { ...filters, q: text };
  const [first] = sorts;
  const readAll = async (most: number): Promise<RaRecord[]> => {
    const { rows: all } = await readEveryRow({ text, filters }, new AbortController().signal);
    return all.slice(0, most);
  };
  const known = {
    resource,
    defaultTitle: words.many,
    page,
    perPage: pageSize,
    setPage: state.setPage,
    // Ignored: the declaration determines the page size.
    setPerPage: () => undefined,
    sort: {
      field: first?.name ?? 'id',
      order: first?.isDescending ? ('DESC' as const) : ('ASC' as const),
    },
    setSort: ({ field, order }: { field: string; order: string }) => {
      state.setSorts?.([{ name: field, isDescending: order === 'DESC' }]);
    },
    filter: {},
    filterValues,
    displayedFilters: Object.fromEntries(Object.keys(filters).map((name) => [name, true])),
    setFilters: (values: Record<string, unknown>) => {
      // The platform would refuse filters that are not declared.
      state.setFilters(asFilters(values, [keys.text, ...filterNames(declaration)]));
    },
    showFilter: (name: string, value: unknown) => {
      if (isFilterValue(value)) state.setFilter(name, value);
    },
    hideFilter: (name: string) => {
      state.setFilter(name, undefined);
    },
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onSelectAll: () => {
      readAll(maxSelected).then(
        (all) => {
          selection.select(all.map(({ id }) => id));
          if (!isTotalKnown || total > all.length) {
            notify('facings.lists.selection.most', {
              type: 'warning',
              messageArgs: { smart_count: all.length },
            });
          }
        },
        (reason: unknown) => {
          notify(failureMessageOf(reason, words.translate).message, { type: 'error' });
        },
      );
    },
    onUnselectItems: (everywhere?: boolean) => {
      selection.unselect(selectedIds, everywhere);
    },
    exporter: async (records: RaRecord[]) => {
      const { saveRows } = await import('./csv/saveRows');
      const { columns } = listOf(declaration);
      const rows = records;
      await saveRows({ declaration, columns, rows, words, provider, registry, language });
    },
    getData: ({ maxResults = Infinity } = {}) => readAll(maxResults),
    isFetching: list.isRefreshing || isLoading,
    isLoading,
    isPaused: false,
    isPlaceholderData: false,
    refetch: list.retry,
    hasNextPage: isTotalKnown ? page * pageSize < total : true,
    hasPreviousPage: page > 1,
  };
  const shown = isTotalKnown ? { total } : noTotal;
  return (
    isLoading
      ? { ...known, ...noTotal, data: undefined, error: null, isPending: true }
      : { ...known, ...shown, data: [...rows], error: list.error, isPending: false }
  ) as ListControllerResult;
};

/** Provides the current rows in react-admin's ListContext, for stock list components. */
export const ListProvider = ({
  children,
  ...listed
}: Listed & { readonly children: ReactNode }) => (
  <ListContextProvider value={useController(listed)}>{children}</ListContextProvider>
);
