/** The record that was added last, so that its list can say so where it is not among the rows. */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { To } from 'react-router';
import type { ListRows } from '../state/useListRows';
import type { Browsing } from '../state/useListState';

export interface AddedRow {
  readonly id: string;
  readonly name: string;
  /** Where it is shown. */
  readonly to: To;
  readonly at: number;
}

const keyOf = (list: string) => ['added', list];

/** In the query cache, which is emptied when the person leaves. */
export const rememberAdded = (client: QueryClient, list: string, row: AddedRow): void => {
  client.setQueryData(keyOf(list), row);
};

/**
 * The record that was added while the list was open and that its rows, read after that, do not contain. Null again as
 * soon as the person looks at other rows.
 */
export const useAddedRow = (
  list: string,
  { rows, readAt, isOlder }: Pick<ListRows, 'rows' | 'readAt' | 'isOlder'>,
  { page, text, filters }: Pick<Browsing, 'page' | 'text' | 'filters'>,
): AddedRow | null => {
  const client = useQueryClient();
  const { data } = useQuery<AddedRow | null>({
    queryKey: keyOf(list),
    queryFn: () => null,
    enabled: false,
  });
  const sign = JSON.stringify([page, text, filters]);
  useEffect(
    () => () => {
      // The same value again would draw all rows of a list that comes back.
      if (client.getQueryData(keyOf(list))) client.setQueryData(keyOf(list), null);
    },
    [client, list, sign],
  );
  if (!data || isOlder || readAt <= data.at) return null;
  return rows.some(({ id }) => String(id) === data.id) ? null : data;
};
