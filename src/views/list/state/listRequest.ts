/** The data provider's parameters for a list. Preloading uses the same ones, so that both share the response. */
import type { GetListParams } from 'react-admin';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { isSearchedHere } from '../../../schema/matchRows';
import { onlyKey } from '../../../schema/only';
import type { ParentIds } from '../../../schema/routes';
import { valueAt } from '../../../schema/template';
import type { ListQuery } from './listQuery';
import { isSortedByPlatform, type Sort } from '../toolbar/sorting/sorts';

/** Milliseconds between two reads of rows that change by themselves; false if they do not. */
export const refreshIntervalOf = (declaration: AnyDeclaration): number | false => {
  const { refreshEvery } = listOf(declaration);
  return refreshEvery === undefined ? false : refreshEvery * 1000;
};

/**
 * The request for a list that is not paged: of more rows than any such list has. Identical parameters share one cached
 * response.
 */
export const unpaged = {
  pagination: { page: 1, perPage: 100_000 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

/** Returns `meta` for a react-admin hook; empty without parents, so that query keys stay the same. */
export const parentMeta = (within: ParentIds): { readonly meta?: { readonly within: ParentIds } } =>
  Object.keys(within).length === 0 ? {} : { meta: { within } };

/** The same for a list with a search: the data provider looks for approximate matches if there is no exact one. */
export const searchMetaOf = (
  within: ParentIds,
  filter: Readonly<Record<string, unknown>>,
): { readonly meta?: { readonly within: ParentIds; readonly isLoose?: true } } =>
  filter.q === undefined ? parentMeta(within) : { meta: { within, isLoose: true } };

/** Returns the number of rows of a list that only contains the newest ones; null for every other list. */
export const newestOf = (meta: unknown): number | null => {
  const newest = valueAt(meta, 'newest');
  return typeof newest === 'number' ? newest : null;
};

/** The pasted keys that no row has. */
export const notFoundOf = (meta: unknown): readonly string[] => {
  const keys = valueAt(meta, 'notFound');
  return Array.isArray(keys) ? (keys as readonly string[]) : noKeys;
};

const noKeys: readonly string[] = [];

/** How many rows are missing from a response, according to the data provider. */
export const missingOf = (meta: unknown): number => {
  const missing = valueAt(meta, 'missing');
  return typeof missing === 'number' ? missing : 0;
};

/** 25 by default (rules R46). */
export const pageSizeOf = (declaration: AnyDeclaration): number =>
  listOf(declaration).pageSize ?? 25;

interface Listed extends Pick<ListQuery, 'text' | 'filters' | 'sorts'> {
  readonly page: number;
}

export interface ListRequest {
  /** Parameters of `getList`; part of the query key. */
  readonly params: GetListParams;
  readonly pageSize: number;
  /** All rows are returned at once, and paged here. */
  readonly isWhole: boolean;
  /** The sort order that the platform applies. */
  readonly platformSort: Sort | null;
}

export const listRequestOf = (
  declaration: AnyDeclaration,
  { text, filters, sorts, page }: Listed,
  within: ParentIds,
): ListRequest => {
  const pageSize = pageSizeOf(declaration);
  const call = declaration.calls?.list;
  const isSearchedWhole = typeof call?.search === 'object' && text !== '';
  const isWhole = call?.paging.kind === 'whole' || isSearchedWhole || onlyKey in filters;
  const filter: Record<string, unknown> = { ...filters };
  if (!isSearchedHere(declaration) && text !== '') filter.q = text;
  const [first] = sorts;
  const platformSort =
    first && !isWhole && isSortedByPlatform(declaration, first.name) ? first : null;
  return {
    pageSize,
    isWhole,
    platformSort,
    params: {
      pagination: isWhole ? unpaged.pagination : { page, perPage: pageSize },
      sort: platformSort
        ? { field: platformSort.name, order: platformSort.isDescending ? 'DESC' : 'ASC' }
        : unpaged.sort,
      filter,
      ...searchMetaOf(within, filter),
    },
  };
};
