/** All rows of a list that match, read page after page: what is available cannot be asked of the platform. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useProvider } from '../../fields/useAsks';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { metaOf, useWithin } from '../place/withinContext';
import type { Browsing } from '../list/useListState';

/** Most rows of a page that the platform gives (Specification 9, bulk fetch); pages by offset have their own. */
const most = 500;
const defaultPageSize = 25;

/** Reads them on demand; what is read is not kept. */
export const useReadEveryRow = (declaration: AnyDeclaration) => {
  const provider = useProvider();
  const within = useWithin();
  const isSized = declaration.calls?.list?.paging.kind !== 'offset';
  const perPage = isSized ? most : (listOf(declaration).pageSize ?? defaultPageSize);
  return async (
    { text, filters }: Pick<Browsing, 'text' | 'filters'>,
    signal: AbortSignal,
  ): Promise<readonly RaRecord[]> => {
    const rows: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await provider.getList<RaRecord>(declaration.name, {
        pagination: { page, perPage },
        sort: { field: 'id', order: 'ASC' },
        filter: text === '' ? filters : { ...filters, q: text },
        signal,
        ...metaOf(within),
      });
      rows.push(...data);
      if (data.length < perPage) return rows;
    }
  };
};

export const useEveryRow = (
  declaration: AnyDeclaration,
  { text, filters }: Pick<Browsing, 'text' | 'filters'>,
  isWanted: boolean,
) => {
  const within = useWithin();
  const readAll = useReadEveryRow(declaration);
  return useQuery({
    queryKey: [declaration.name, 'every', within, text === '' ? filters : { ...filters, q: text }],
    queryFn: ({ signal }) => readAll({ text, filters }, signal),
    enabled: isWanted,
  });
};
