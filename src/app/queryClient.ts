/** The query cache of one signed-in person. */
import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which a response is fresh, so that going back does not reload at once. */
const fresh = 10_000;

/**
 * The transport repeats calls (rules 8), so nothing is repeated here. Nothing is paused while offline either: a list
 * reports that it could not be loaded, and a confirmed change is never sent an hour later.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: fresh,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
