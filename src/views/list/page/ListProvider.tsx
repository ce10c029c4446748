import type { ReactNode } from 'react';
import {
  ListContextProvider,
  useLocale,
  useNotify,
  useRecordContext,
  useRecordSelection,
  useStore,
  type Identifier,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { useReadAllRows, type ReadAllRows } from '../state/useEveryRow';
import { usePlace } from '../../place/placeContext';
import { useFailureNotice } from '../../useFailureNotice';
import { useWords } from '../../useWords';
import { filterNames, keys, type FilterValue } from '../state/listQuery';
import type { ListRows } from '../state/useListRows';
import type { Browsing } from '../state/useListState';

export interface ListedRows {
  readonly declaration: AnyDeclaration;
  readonly state: Browsing;
  readonly list: ListRows;
  /** Columns of the exported file; defaults to those of the declaration. */
  readonly columns?: readonly string[];
  /** Names of filters that are not fields. */
  readonly furtherFilters?: readonly string[];
  /** Reads all matching rows; defaults to the platform's. */
  readonly readAllRows?: ReadAllRows | undefined;
}

/** Maximum number of rows for "select all"; react-admin's own limit. */
const maxSelected = 250;

const isFilterValue = (value: unknown): value is FilterValue =>
  typeof value === 'boolean' || (typeof value === 'string' && value !== '');

/** Converts the numbers and dates of stock inputs to text for the address. */
const asFilters = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, FilterValue][] => {
      const text = typeof value === 'number' ? String(value) : value;
      return names.includes(name) && isFilterValue(text) ? [[name, text]] : [];
    }),
  );

const noRows = { data: undefined, total: undefined, meta: undefined };

const noIds: Identifier[] = [];

/**
 * Rows that were selected under another search or filter are not seen, so they are not selected: a removal would reach
 * records of another organization.
 */
const useSelection = (
  resource: string,
  { list, narrowing }: { list: string; narrowing: string },
) => {
  const [stored, selection] = useRecordSelection<RaRecord>({ resource, storeKey: list });
  const [of, setOf] = useStore(`${list}.selectedOf`, '');
  const ids = of === narrowing ? stored : noIds;
  const select = (next: Identifier[]) => {
    setOf(narrowing);
    selection.select(next);
  };
  const toggle = (id: Identifier) =>
    select(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return [ids, { ...selection, select, toggle }] as const;
};

/** React-admin's controller leaves the total out as well if the platform reports none; its type does not say so. */
const unknownTotal = undefined as unknown as number;

/**
 * Our list as the result of react-admin's list controller. `useListController` itself cannot be used: it supports one
 * sort column, one list per page and its own address format.
 */
const useController = ({
  declaration,
  state,
  list,
  columns = listOf(declaration).columns,
  furtherFilters = [],
  readAllRows,
}: ListedRows): ListControllerResult<RaRecord> => {
  const { within, panel } = usePlace();
  // A list of links belongs to the record whose page it is on, which may not be among its parents.
  const host = useRecordContext();
  const words = useWords(declaration);
  const notify = useNotify();
  const noticeFailure = useFailureNotice();
  const language = useLocale();
  const provider = useProvider();
  const registry = useRegistry();
  const { name: resource } = declaration;
  const readPlatformRows = useReadAllRows(declaration);
  const readEveryRow = readAllRows ?? readPlatformRows;
  const { rows, total, isTotalKnown, pageSize, isLoading } = list;
  const { page, text, filters, sorts } = state;
  const filterValues = text === '' ? { ...filters } : { ...filters, q: text };
  const [selectedIds, selection] = useSelection(resource, {
    list: [resource, panel, JSON.stringify(within), host?.id].join(' '),
    narrowing: JSON.stringify(filterValues),
  });
  const [first] = sorts;
  /** The first rows, and whether these are all of them. */
  const readAll = async (most: number) => {
    const signal = new AbortController().signal;
    const { rows: all, missing } = await readEveryRow({ text, filters }, signal);
    return { first: all.slice(0, most), isWhole: all.length <= most && missing === 0 };
  };
  const context = {
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
    setSort: ({ field, order }: { field: string; order: string }) =>
      state.setSorts([{ name: field, isDescending: order === 'DESC' }]),
    filter: {},
    filterValues,
    displayedFilters: Object.fromEntries(Object.keys(filters).map((name) => [name, true])),
    setFilters: (values: Record<string, unknown>) => {
      // The platform would refuse filters that are not declared.
      const names = [keys.text, ...filterNames(declaration), ...furtherFilters];
      state.setFilters(asFilters(values, names));
    },
    showFilter: (name: string, value: unknown) => {
      if (isFilterValue(value)) state.setFilter(name, value);
    },
    hideFilter: (name: string) => state.setFilter(name, undefined),
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onSelectAll: ({ limit = maxSelected } = {}) => {
      readAll(limit).then(({ first: selected, isWhole }) => {
        selection.select(selected.map(({ id }) => id));
        if (!isWhole) {
          notify('facings.lists.selection.most', {
            type: 'warning',
            messageArgs: { smart_count: selected.length },
          });
        }
      }, noticeFailure);
    },
    onUnselectItems: (everywhere?: boolean) => selection.unselect(selectedIds, everywhere),
    exporter: async (records: RaRecord[]) => {
      const { saveRows } = await import('../toolbar/csv/saveRows');
      await saveRows({
        declaration,
        columns,
        sorts,
        rows: records,
        words,
        provider,
        registry,
        language,
      });
    },
    getData: async ({ maxResults = Infinity } = {}) => (await readAll(maxResults)).first,
    isFetching: list.isRefreshing || isLoading,
    isLoading,
    isPaused: false,
    isPlaceholderData: false,
    refetch: list.retry,
    hasNextPage: isTotalKnown ? page * pageSize < total : true,
    hasPreviousPage: page > 1,
  } satisfies Partial<ListControllerResult<RaRecord>>;
  if (isLoading) return { ...context, ...noRows, error: null, isPending: true };
  if (list.error && rows.length === 0) {
    return { ...context, ...noRows, error: list.error, isPending: false };
  }
  const shown = { data: [...rows], total: isTotalKnown ? total : unknownTotal };
  return list.error
    ? { ...context, ...shown, error: list.error, isPending: false }
    : { ...context, ...shown, error: null, isPending: false };
};

/** Provides the current rows in react-admin's ListContext, for stock list components. */
export const ListProvider = ({
  children,
  ...listed
}: ListedRows & { readonly children: ReactNode }) => (
  <ListContextProvider value={useController(listed)}>{children}</ListContextProvider>
);
