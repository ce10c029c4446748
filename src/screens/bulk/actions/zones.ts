import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useGetList, useInfiniteGetList, type RaRecord } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import { groupsOf } from '../../../lib/util/groupsOf';
import type { LinkCalls } from '../../../schema/links';
import {
  inRegionOrder,
  lacksRegionNames,
  regionalZone,
  withRegionNames,
  type RegionalZone,
} from '../../../views/links/zoneRegions';
import { unpaged } from '../../../views/list/state/listRequest';
import { platformTotal } from '../../../views/list/state/loadPages';
import { useVersion } from '../frame/follow';
import type { KnownLinks } from './knownLinks';

/** Planned changes by zone: true to add, false to remove; absent for no change. */
export type Wishes = ReadonlyMap<string, boolean>;

/** Zones by region, in the order of their first zones. */
export const byRegion = (zones: readonly RegionalZone[]): readonly (readonly RegionalZone[])[] => [
  ...groupsOf(zones, ({ regionId }) => regionId).values(),
];

/** Zones of an organization, 25 at a time (rules 2, 9). */
const pageSize = 25;

export const useZonePages = (
  accountId: string,
  /** If false, returns only zones that are already loaded. */
  isAsked = true,
) => {
  const { data, isFetching, ...query } = useInfiniteGetList<RaRecord>(
    'zones',
    {
      pagination: { page: 1, perPage: pageSize },
      // They are ordered by region here.
      sort: { field: 'id', order: 'ASC' },
      filter: { account_id: accountId },
    },
    { enabled: isAsked, staleTime: Infinity, retry: false },
  );
  const pages = useMemo(() => data?.pages.map((page) => page.data.map(regionalZone)), [data]);
  const regions = useGetList<RaRecord>(
    'regions',
    { ...unpaged, filter: { account_id: accountId } },
    { enabled: pages?.some(lacksRegionNames) === true, retry: false },
  );
  // Zones are ordered by their region's name, so they wait for it.
  const areNamesComing = regions.isLoading;
  const zones = useMemo(() => {
    if (!pages || areNamesComing) return undefined;
    // Each page is sorted by itself: what a later page brings comes below, so that no switch moves under the pointer.
    const all = pages.flatMap((page) => inRegionOrder(withRegionNames(page, regions.data)));
    return [...new Map(all.map((zone) => [zone.id, zone])).values()];
  }, [pages, areNamesComing, regions.data]);
  const last = data?.pages.at(-1);
  const total = last && platformTotal(last);
  return {
    /** Undefined until the first page is loaded. */
    zones,
    total,
    /** Whether these are all zones of the organization. */
    isWhole:
      zones !== undefined && !query.hasNextPage && (total === undefined || zones.length >= total),
    isMore: query.hasNextPage,
    isLoading: isFetching,
    error: isFetching ? null : query.error,
    loadMore: () => void (data ? query.fetchNextPage() : query.refetch()),
  };
};

/** Regions whose switch waits for the rest of their zones: true to add them all, false to remove them. */
export type PendingRegions = ReadonlyMap<string, boolean>;

/** Loads the remaining zones while regions wait for them, then switches all zones of these regions. */
export const usePendingRegions = (
  { zones, isMore, isLoading, error, loadMore }: ReturnType<typeof useZonePages>,
  pending: PendingRegions,
  onComplete: (changes: Wishes) => void,
): void => {
  const isWaiting = pending.size > 0 && zones !== undefined && error === null && !isLoading;
  useEffect(() => {
    if (!isWaiting) return;
    if (isMore) {
      loadMore();
      return;
    }
    onComplete(
      new Map(
        zones.flatMap(({ id, regionId }) => {
          const isOn = pending.get(regionId);
          return isOn === undefined ? [] : [[id, isOn] as const];
        }),
      ),
    );
  });
};

// Counts how many selected products are in each zone; requested only if a few calls are enough.

/** Maximum number of pairs to request when zones are shown: ten calls of a hundred. */
const mostAsked = 1_000;

export interface LinksOfRows {
  readonly calls: LinkCalls;
  readonly knownLinks: KnownLinks;
  /** Id of a row's product. */
  readonly idOf: (row: number) => string;
}

/** How many of the selected products are in a zone, are not, or have not been checked. */
export interface ZoneShare {
  readonly linked: number;
  readonly unlinked: number;
  readonly unknown: number;
}

export const useSelectedLinks = ({
  links,
  rows,
  zones,
}: {
  /** Null if the rows are not on the platform yet. */
  readonly links: LinksOfRows | null;
  readonly rows: Uint32Array;
  readonly zones: readonly RegionalZone[];
}) => {
  const provider = useProvider();
  const learnt = useVersion(links?.knownLinks ?? null);
  const products = useMemo(
    () => (links ? Array.from(rows, (row) => links.idOf(row)) : []),
    [links, rows],
  );
  const isAsked = links !== null && products.length > 0 && zones.length > 0;
  const isFew = products.length * zones.length <= mostAsked;
  const asking = useQuery({
    queryKey: ['bulkEdit', 'links', products, zones.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const pairs = products.flatMap((product) => zones.map(({ id }) => [id, product] as const));
      if (!links) return 0;
      const joined = await provider.links.check(links.calls, pairs, signal);
      links.knownLinks.learn(pairs, joined);
      return joined.length;
    },
    enabled: isAsked && isFew,
    retry: false,
    gcTime: 0,
  });
  const shares = useMemo(() => {
    const counted = new Map<string, ZoneShare>();
    if (!links || learnt < 0) return counted;
    for (const { id } of zones) {
      const states = products.map((product) => links.knownLinks.isIn(product, id));
      const count = (state: boolean | undefined) =>
        states.filter((linkState) => linkState === state).length;
      counted.set(id, { linked: count(true), unlinked: count(false), unknown: count(undefined) });
    }
    return counted;
  }, [links, learnt, zones, products]);

  return {
    shares,
    isAsking: asking.isFetching,
    hasFailed: asking.isError && !asking.isFetching,
    again: () => void asking.refetch(),
  };
};
