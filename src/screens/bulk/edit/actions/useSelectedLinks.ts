/** Counts how many selected products are in each zone; requested only if a few calls are enough. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useProvider } from '../../../../fields/useAsks';
import type { LinkCalls } from '../../../../schema/links';
import type { KnownLinks } from '../knownLinks';
import type { OfferedZone } from './zones';

/** Maximum number of pairs to request when zones are shown: ten calls of a hundred. */
const mostAsked = 1_000;

export interface LinksOfRows {
  readonly calls: LinkCalls;
  readonly known: KnownLinks;
  /** Id of a row's product. */
  readonly idOf: (row: number) => string;
}

/** `isIn`: how many products are in the zone, out of how many known ones. */
export interface ZoneShare {
  readonly isIn: number;
  readonly of: number;
}

const nothing = { subscribe: () => () => undefined, version: () => 0 };

export const useSelectedLinks = ({
  links,
  rows,
  zones,
}: {
  /** Null if the rows are not on the platform yet. */
  readonly links: LinksOfRows | null;
  readonly rows: Uint32Array;
  readonly zones: readonly OfferedZone[];
}) => {
  const provider = useProvider();
  const { subscribe, version } = links?.known ?? nothing;
  const learnt = useSyncExternalStore(subscribe, version);
  const products = useMemo(
    () => (links ? Array.from(rows, (row) => links.idOf(row)) : []),
    [links, rows],
  );
  const isAsked = links !== null && products.length > 0 && zones.length > 0;
  const isFew = products.length * zones.length <= mostAsked;
  const asking = useQuery({
    queryKey: ['bulkEdit', 'links', products, zones.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const pairs = products.flatMap((product) => zones.map(({ id }) => ({ product, zone: id })));
      if (!links) return 0;
      const joined = await provider.links.check(links.calls, pairs, signal);
      links.known.learn(pairs, joined);
      return joined.length;
    },
    enabled: isAsked && isFew,
    retry: false,
    gcTime: 0,
  });
  const { refetch } = asking;

  const shares = useMemo(() => {
    const counted = new Map<string, ZoneShare>();
    if (!links || learnt < 0) return counted;
    for (const { id } of zones) {
      let [isIn, of] = [0, 0];
      for (const product of products) {
        const known = links.known.isIn(product, id);
        if (known === undefined) continue;
        of += 1;
        if (known) isIn += 1;
      }
      counted.set(id, { isIn, of });
    }
    return counted;
  }, [links, learnt, zones, products]);

  return {
    shares,
    isAsking: asking.isFetching,
    hasFailed: asking.isError && !asking.isFetching,
    again: useCallback(() => void refetch(), [refetch]),
  };
};
