/** Loads all matching rows of a list page by page, because the platform cannot filter by availability. */
import { useQuery } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { looseOf, type LooseSearch } from '../../../schema/matchRows';
import { onlyKey } from '../../../schema/only';
import type { ParentIds } from '../../../schema/routes';
import { loadPages, platformTotal, type LoadedRows, type Pages } from './loadPages';
import { missingOf, notFoundOf, pageSizeOf, unpaged } from './listRequest';
import { searchMetaOf, useParentIds } from '../../place/placeContext';
import type { Browsing } from './useListState';

/** Maximum rows per page that the platform accepts (rules 9, bulk fetch); offset paging uses its own size. */
const maxPageSize = 500;

/** Every row that could be loaded. */
export interface AllRows extends LoadedRows<RaRecord> {
  readonly loose: LooseSearch | null;
  /** The pasted keys that no row has. */
  readonly notFound?: readonly string[];
}

/** @param signal cancels the calls that are still to be made */
export type ReadAllRows = (
  narrowing: Pick<Browsing, 'text' | 'filters'>,
  signal: AbortSignal,
  options?: Pick<Pages<RaRecord>, 'onProgress' | 'isEnough'>,
) => Promise<AllRows>;

interface Source {
  readonly declaration: AnyDeclaration;
  readonly provider: Pick<DataProvider, 'getList'>;
  readonly within: ParentIds;
}

/** Returns a function that loads the rows; they are not cached. */
export const readAllRowsOf = ({ declaration, provider, within }: Source): ReadAllRows => {
  const kind = declaration.calls?.list?.paging.kind;
  const sizes = { offset: pageSizeOf(declaration), whole: unpaged.pagination.perPage };
  const usual = kind === 'offset' || kind === 'whole' ? sizes[kind] : maxPageSize;
  return async ({ text, filters }, signal, options) => {
    const perPage = onlyKey in filters ? sizes.whole : usual;
    // The platform may return smaller pages than requested, so the first one determines the size.
    let size = perPage;
    let loose: LooseSearch | null = null;
    let notFound: readonly string[] = [];
    const loaded = await loadPages<RaRecord>({
      ...options,
      read: async (offset) => {
        const filter = text === '' ? filters : { ...filters, q: text };
        const answer = await provider.getList<RaRecord>(declaration.name, {
          pagination: { page: Math.floor(offset / size) + 1, perPage },
          sort: unpaged.sort,
          filter,
          signal,
          ...searchMetaOf(within, filter),
        });
        const { data } = answer;
        const total = platformTotal(answer);
        const meta: unknown = answer.meta;
        loose = looseOf(meta);
        notFound = notFoundOf(meta);
        if (offset === 0 && data.length > 0) size = data.length;
        return { rows: data, total: total === undefined ? total : total + missingOf(meta) };
      },
      idOf: ({ id }) => String(id),
    });
    return { ...loaded, loose, notFound };
  };
};

export const useReadAllRows = (declaration: AnyDeclaration): ReadAllRows =>
  readAllRowsOf({ declaration, provider: useProvider(), within: useParentIds() });

export const useEveryRow = (
  declaration: AnyDeclaration,
  { text, filters }: Pick<Browsing, 'text' | 'filters'>,
  isWanted: boolean,
) => {
  const within = useParentIds();
  const readAll = useReadAllRows(declaration);
  return useQuery({
    queryKey: [declaration.name, 'every', within, text === '' ? filters : { ...filters, q: text }],
    queryFn: ({ signal }) => readAll({ text, filters }, signal),
    enabled: isWanted,
  });
};
