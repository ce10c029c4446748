/** Query keys for a zone's products in a flash, and their invalidation. */
import type { QueryClient } from '@tanstack/react-query';
import { markLinksStale } from '../../views/links/linkQueries';

const prefix = 'joined';

/** Key of a zone's products with pars; it is invalidated with all queries that show links. */
export const parsKey = (zone: string) => [prefix, 'pars', zone] as const;

/** Invalidates all queries that show links; visible ones reload at once. */
export const refreshLinks = async (client: QueryClient): Promise<void> => {
  await markLinksStale(client, ['zones', 'products']);
  await client.refetchQueries({ queryKey: [prefix], type: 'active' });
};
