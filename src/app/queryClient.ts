/** The cache of what the platform said, for one signed-in person. */
import { QueryClient } from '@tanstack/react-query';

/** Milliseconds in which an answer is fresh: long enough that a step back does not ask again at once. */
const fresh = 10_000;

/**
 * Repeating a call is the transport's business (rules 8), so nothing is repeated here. Nor is anything held
 * back without a line: a list says that it could not be read, and what was confirmed is not sent an hour later.
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
