import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useProvider } from '../../fields/useProvider';
import type { Links } from '../../schema/links';
import { amountsKey, areAmountsOfRecord, joinedKey } from './linkQueries';

/** The ids that are joined to a record; the record's own list (useToggles) keeps them up to date. */
export const useJoined = (links: Links, id: string): UseQueryResult<ReadonlySet<string>> => {
  const client = useQueryClient();
  const { links: provider } = useProvider();
  return useQuery({
    queryKey: joinedKey(links, id),
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      if (!areAmountsOfRecord(links)) return provider.joined(links, { id }, signal);
      // The same list has the amounts (useAmounts), so it is asked for once.
      const amounts = await provider.amountsOf(links.calls, id, signal);
      client.setQueryData(amountsKey(links, id, []), amounts);
      return new Set(amounts.keys());
    },
  });
};
