/**
 * Requests the first list as soon as the address and the person are known, while the code that renders it is still
 * loading. The response is cached under the list's own key, so the list makes no second request.
 */
import type { QueryKey } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import type { Session } from '../../authProvider/session';
import type { Transport } from '../../dataProvider/transport/types';
import { pageFrom, queryFrom, keys } from '../views/list/state/listQuery';
import { listRequestOf } from '../views/list/state/listRequest';
import { getListKey } from '../views/queryKeys';
import { mayHaveDefault } from '../views/list/toolbar/savedViews/viewsStore';
import { createConsoleData, registry, type ConsoleData } from './consoleData';

export interface FirstData {
  /** Returns the current person's data once; undefined for another person, and afterwards. */
  readonly take: () => ConsoleData | undefined;
  /** Resolves when the first list is loaded, or at once if the page shows none. Never rejects. */
  readonly settled: Promise<void>;
}

interface Address {
  /** Relative to the console's base. */
  readonly pathname: string;
  readonly search: string;
}

interface Listed {
  readonly resource: string;
  readonly params: GetListParams;
}

/** Returns the list at an address and its request; null if there is none, or if the request is not known yet. */
export const listAt = ({ pathname, search }: Address): Listed | null => {
  const { screen, declaration, within, overlay } = registry.pageAt({ pathname, search });
  if (screen !== 'list' || !declaration?.list) return null;
  // A tool covers the list with requests of its own.
  if (overlay?.kind === 'tool' || overlay?.kind === 'bulk') return null;
  // An address without parameters may open the person's default view.
  if (search === '' && mayHaveDefault(declaration.name)) return null;
  const parameters = new URLSearchParams(search);
  const read = (key: string) => parameters.get(key);
  const query = { ...queryFrom({ declaration, within }, read), page: pageFrom(read(keys.page)) };
  return { resource: declaration.name, params: listRequestOf(declaration, query, within).params };
};

/** Lets the first list with this key show the cached failure; by default, a list requests again what failed before. */
const keepFailure = ({ queryClient }: ConsoleData, queryKey: QueryKey): void => {
  const cache = queryClient.getQueryCache();
  const failed = cache.find({ queryKey });
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query !== failed) return;
    stop();
    queryClient.setQueryDefaults(queryKey, {});
  });
};

const ask = async (data: ConsoleData, listed: Listed): Promise<void> => {
  const { resource, params } = listed;
  const queryKey = getListKey(resource, params);
  try {
    await data.queryClient.query({
      queryKey,
      queryFn: async ({ signal }) => {
        const answer = await data.dataProvider.getList(resource, { ...params, signal });
        const { data: rows, total, pageInfo } = answer;
        return { data: rows, total, pageInfo, meta: answer.meta as unknown };
      },
    });
  } catch {
    // Otherwise a list is already waiting for it and has received the error.
    if (!data.queryClient.getQueryCache().find({ queryKey })?.isActive()) {
      keepFailure(data, queryKey);
    }
  }
};

/** Call it only when someone is signed in. */
export const preloadFirstList = (
  services: { readonly session: Session; readonly transport: Transport },
  address: Address,
): FirstData => {
  const { session } = services;
  const owner = session.username();
  let data: ConsoleData | undefined = createConsoleData(services);
  const listed = listAt(address);
  const settled = listed ? ask(data, listed) : Promise.resolve();
  const drop = () => {
    void data?.queryClient.cancelQueries();
    data?.queryClient.clear();
    data = undefined;
  };
  const stop = session.subscribe(() => {
    if (session.state() === 'signedOut') drop();
  });
  return {
    settled,
    take: () => {
      stop();
      if (session.username() !== owner) drop();
      const taken = data;
      data = undefined;
      return taken;
    },
  };
};
