/** What the cache keeps of a zone's products for a flash, and what is out of date after one. */
import type { QueryClient } from '@tanstack/react-query';
import { markLinksStale } from '../../views/links/linkQueries';

const prefix = 'joined';

/** Key of a zone's products with their pars; it goes stale with everything that shows links. */
export const parsKey = (zone: string) => [prefix, 'pars', zone] as const;

/** Whatever shows what is sold where is read again, at once where it is looked at. */
export const refreshLinks = async (client: QueryClient): Promise<void> => {
  await markLinksStale(client, ['zones', 'products']);
  await client.refetchQueries({ queryKey: [prefix], type: 'active' });
};
