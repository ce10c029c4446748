/**
 * Asks for the first list as soon as the address and the person are known: the answer is on its way while the code that
 * draws it still is. It goes into the cache under the list's own key, so the list finds it and makes no second call.
 */
import { hashKey } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import type { Session } from '../../authProvider/session';
import type { Transport } from '../../dataProvider/transport/types';
import { matchPath } from '../schema/routes';
import { pageFrom, queryFrom, keys } from '../views/list/listQuery';
import { listRequestOf } from '../views/list/listRequest';
import { mayHaveDefault } from '../views/list/savedViews/viewsStore';
import { createConsoleData, registry, type ConsoleData } from './consoleData';

export interface FirstData {
  /** The data of the person who is signed in now, once; undefined for another person, and afterwards. */
  readonly take: () => ConsoleData | undefined;
  /** Settles when the first list is answered; at once where the page shows none. Never rejects. */
  readonly settled: Promise<void>;
}

interface Address {
  /** Below the console's base. */
  readonly pathname: string;
  readonly search: string;
}

interface Listed {
  readonly resource: string;
  readonly params: GetListParams;
}

/** The list that an address shows, and what it asks for; null where it shows none, or where that is not known yet. */
export const listAt = ({ pathname, search }: Address): Listed | null => {
  const matched = matchPath(registry.all, pathname);
  if (!matched || matched.screen === 'view') return null;
  const declaration = registry.find(matched.name);
  // A record with a page of its own is edited over that page; a document is no list.
  if (matched.screen === 'edit' && declaration.routes.view !== undefined) return null;
  if (declaration.document || !declaration.list) return null;
  // A bare address may open the person's default view.
  if (search === '' && mayHaveDefault(declaration.name)) return null;
  const { within } = matched;
  const parameters = new URLSearchParams(search);
  const read = (key: string) => parameters.get(key);
  const query = { ...queryFrom({ declaration, within }, read), page: pageFrom(read(keys.page)) };
  return { resource: declaration.name, params: listRequestOf(declaration, query, within).params };
};

/** As react-admin's useGetList has it. */
const keyOf = (resource: string, { pagination, sort, filter, meta }: GetListParams) => [
  resource,
  'getList',
  { pagination, sort, filter: filter as unknown, meta: meta as unknown },
];

/**
 * A failed answer is handed to the first one who asks for the same. The cache would ask once more: to the person it
 * makes no difference who asked first.
 */
const handFailure = (data: ConsoleData, { resource, params }: Listed, reason: unknown): void => {
  const { dataProvider } = data;
  const { getList } = dataProvider;
  dataProvider.getList = (asked: string, given: GetListParams) => {
    dataProvider.getList = getList;
    const isSame = hashKey(keyOf(asked, given)) === hashKey(keyOf(resource, params));
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- Passed on as it came.
    return isSame ? Promise.reject(reason) : getList(asked, given);
  };
};

const ask = async (data: ConsoleData, listed: Listed): Promise<void> => {
  const { resource, params } = listed;
  const queryKey = keyOf(resource, params);
  try {
    await data.queryClient.query({
      queryKey,
      queryFn: async ({ signal }) => {
        const answer = await data.dataProvider.getList(resource, { ...params, signal });
        const { data: rows, total, pageInfo } = answer;
        return { data: rows, total, pageInfo, meta: answer.meta as unknown };
      },
    });
  } catch (error) {
    // Somebody waits for it by now, and has been told.
    if (data.queryClient.getQueryCache().find({ queryKey })?.getObserversCount()) return;
    data.queryClient.removeQueries({ queryKey, exact: true });
    handFailure(data, listed, error);
  }
};

/** To be called where somebody is signed in. */
export const askAhead = (
  given: { readonly session: Session; readonly transport: Transport },
  address: Address,
): FirstData => {
  const { session } = given;
  const owner = session.username();
  let data: ConsoleData | undefined = createConsoleData(given);
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
