/** Organizations in which nothing can be counted, as no unit of measure is enabled (rules 7, uom). */
import { useQuery, useQueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import { useProvider } from '../../../fields/useAsks';
import { everything } from '../../../views/everything';

/** Organizations beside the shown one that are looked into: each is a call of its own. */
const mostOthers = 24;
/** Calls at a time: the figures of the page come first. */
const atOnce = 3;
/** Milliseconds: what is enabled seldom changes, and a change made here is read anew anyway. */
const fresh = 600_000;

export interface Unitless {
  readonly id: string;
  readonly name: string;
}

export const useUnitless = (accountId: string) => {
  const provider = useProvider();
  const client = useQueryClient();
  const unitsOf = (id: string) => ({
    queryKey: ['organizationUnits', 'readiness', id],
    queryFn: ({ signal }: QueryFunctionContext) => provider.readiness.units(id, signal),
  });
  const own = useQuery(unitsOf(accountId));
  const { data: all, isPending: isReading } = useGetList<RaRecord>('organizations', everything);
  const others = useMemo(
    () =>
      (all ?? [])
        .map(({ id, name }): Unitless => ({ id: String(id), name: asText(name) ?? String(id) }))
        .filter(({ id }) => id !== accountId)
        .slice(0, mostOthers),
    [all, accountId],
  );
  const ids = others.map(({ id }) => id);
  const without = useQuery({
    queryKey: ['organizationUnits', 'without', ids],
    enabled: own.data !== undefined && ids.length > 0,
    staleTime: fresh,
    queryFn: async ({ signal }) => {
      const left = [...ids];
      const found = new Set<string>();
      let isWhole = true;
      const next = async (): Promise<void> => {
        for (let id = left.shift(); id !== undefined; id = left.shift()) {
          signal.throwIfAborted();
          // One that cannot be looked into is no news on the first screen of another; nor is all well then.
          const known = client.query({ ...unitsOf(id), staleTime: fresh }).catch(() => null);
          const many = await known;
          if (many === null) isWhole = false;
          if (many === 0) found.add(id);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, next));
      return { ids: ids.filter((id) => found.has(id)), isWhole };
    },
  });
  return {
    own,
    others: others.filter(({ id }) => without.data?.ids.includes(id)),
    /** Other organizations are still being looked into. */
    isLooking: own.data !== undefined && (isReading || without.isLoading),
    /** Of some nobody knows: then it is not said that nothing needs attention. */
    isWhole: all !== undefined && (ids.length === 0 || (without.data?.isWhole ?? false)),
  };
};
