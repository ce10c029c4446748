/** The query cache of one signed-in person. */
import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { FacingsDataProvider } from '../../dataProvider';
import { isObject } from '../lib/util/isObject';

/** Milliseconds for which a response is fresh, so that going back does not reload at once. */
export const freshFor = 10_000;

type Parents = Pick<FacingsDataProvider['parents'], 'keyOfPage'>;

/** What the current page adds to the hash of react-admin's key: `[resource, method, params]`. */
const ofPage = ({ keyOfPage }: Parents, [resource, , params]: QueryKey): string =>
  typeof resource === 'string'
    ? keyOfPage(resource, isObject(params) && isObject(params.meta) ? params.meta : undefined)
    : '';

/**
 * The transport repeats calls (rules 8), so nothing is repeated here. Nothing is paused while offline either: a list
 * reports that it could not be loaded, and a confirmed change is never sent an hour later.
 *
 * @param parents absent in tests without nested entities
 */
export const createQueryClient = (parents?: Parents): QueryClient => {
  // react-admin restores a query by the key object that the cache returned, perhaps on another page.
  const hashes = new WeakMap<QueryKey, string>();
  const hashOf = (key: QueryKey, pages: Parents): string => {
    const hash = hashes.get(key) ?? hashKey(key) + ofPage(pages, key);
    hashes.set(key, hash);
    return hash;
  };
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...(parents && { queryKeyHashFn: (key) => hashOf(key, parents) }),
        retry: false,
        staleTime: freshFor,
        // What is read again by itself is not read in the background, and is old when the tab comes back.
        refetchOnWindowFocus: ({ observers }) =>
          observers.some(({ options }) => Boolean(options.refetchInterval)),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
