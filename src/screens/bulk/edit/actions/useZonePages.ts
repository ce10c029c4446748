/** Zones of an organization, 25 at a time (rules 2, 9). */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProvider } from '../../../../fields/useAsks';
import { offeredZone, type OfferedZone } from './zones';

const pageSize = 25;

export interface ZonePages {
  /** Undefined until the first page is loaded. */
  readonly zones: readonly OfferedZone[] | undefined;
  /** Total number, if the platform sends it. */
  readonly total: number | undefined;
  readonly isMore: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly loadMore: () => void;
}

export const useZonePages = (
  accountId: string,
  /** If false, returns only zones that are already loaded. */
  isAsked = true,
): ZonePages => {
  const provider = useProvider();
  const query = useInfiniteQuery({
    queryKey: ['zones', 'bulkEdit', accountId],
    queryFn: async ({ pageParam, signal }) => {
      const { data, total, pageInfo } = await provider.getList('zones', {
        pagination: { page: pageParam, perPage: pageSize },
        sort: { field: 'name', order: 'ASC' },
        filter: { account_id: accountId },
        signal,
      });
      // If the platform sends no total, the provider's number counts only known rows.
      return { zones: data.map(offeredZone), total: pageInfo ? undefined : total };
    },
    initialPageParam: 1,
    getNextPageParam: ({ zones, total }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.zones.length, 0);
      const isMore =
        zones.length > 0 && (total === undefined ? zones.length >= pageSize : loaded < total);
      return isMore ? pages.length + 1 : undefined;
    },
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
  });
  const zones = useMemo(() => {
    if (!query.data) return undefined;
    const all = query.data.pages.flatMap((page) => page.zones);
    return [...new Map(all.map((zone) => [zone.id, zone])).values()];
  }, [query.data]);
  return {
    zones,
    total: query.data?.pages.at(-1)?.total,
    isMore: query.hasNextPage,
    isLoading: query.isFetching,
    error: query.isFetching ? null : query.error,
    loadMore: () => void (query.data ? query.fetchNextPage() : query.refetch()),
  };
};
