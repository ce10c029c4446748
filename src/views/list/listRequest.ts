/** The data provider's parameters for a list. Preloading uses the same ones, so that both share the response. */
import type { GetListParams } from 'react-admin';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import type { Within } from '../../schema/within';
import { searchMetaOf } from '../place/metaOf';
import type { ListQuery } from './listQuery';
import { isSearchedHere } from './matchRows';
import { isSortedByPlatform, type Sort } from './sorting/sorts';

/** Default page size (rules R46). */
const defaultPageSize = 25;
/** More rows than any unpaged list has. */
const maxRows = 100_000;

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
  within: Within,
): ListRequest => {
  const pageSize = listOf(declaration).pageSize ?? defaultPageSize;
  const call = declaration.calls?.list;
  const isSearchedWhole = typeof call?.search === 'object' && text !== '';
  const isWhole = call?.paging.kind === 'whole' || isSearchedWhole;
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
      pagination: isWhole ? { page: 1, perPage: maxRows } : { page, perPage: pageSize },
      sort: platformSort
        ? { field: platformSort.name, order: platformSort.isDescending ? 'DESC' : 'ASC' }
        : { field: 'id', order: 'ASC' },
      filter,
      ...searchMetaOf(within, filter),
    },
  };
};
