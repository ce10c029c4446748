// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import type { Transport } from '../../dataProvider/transport/types';
import { getListKey } from '../views/queryKeys';
import { fakeSession } from '../screens/signIn/testing/renderAuth';
import { preloadFirstList, listAt } from './firstList';

const rows = { products: [{ id: 'p1', sku: 'A-1' }], total: 1 };
const ok = { type: 'ok', status: 200, data: rows, headers: new Headers() } as const;
const failed = { type: 'error', kind: 'unavailable', status: 503, message: 'Busy' } as const;

const begin = (answer: unknown, pathname = '/products', search = '') => {
  let state: 'signedIn' | 'signedOut' = 'signedIn';
  let username = 'olive@facings.example';
  const listeners = new Set<() => void>();
  const session = fakeSession({
    state: () => state,
    username: () => username,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const send = vi.fn(() => Promise.resolve(answer));
  const transport = { send } as unknown as Transport;
  const first = preloadFirstList({ session, transport }, { pathname, search });
  return {
    first,
    send,
    become: (name: string) => {
      username = name;
    },
    signOut: () => {
      state = 'signedOut';
      for (const listener of listeners) listener();
    },
  };
};

describe('the first list', () => {
  it('is the list at the address; none for a record, a document or an unknown page', () => {
    expect(listAt({ pathname: '/products', search: '?page=3' })).toMatchObject({
      resource: 'products',
      params: { pagination: { page: 3, perPage: 25 } },
    });
    expect(listAt({ pathname: '/products/view/p1', search: '' })).toBeNull();
    expect(listAt({ pathname: '/nowhere', search: '' })).toBeNull();
  });

  it('is requested once: its response is cached under the key of useGetList', async () => {
    const { first, send } = begin(ok);
    await first.settled;
    expect(send).toHaveBeenCalledTimes(1);
    const key = [
      'products',
      'getList',
      { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    ];
    expect(first.take()?.queryClient.getQueryData(key)).toMatchObject({ data: [{ id: 'p1' }] });
    // A second console gets no data of the first.
    expect(first.take()).toBeUndefined();
  });

  it('passes a failure to the list instead of repeating the request', async () => {
    const { first, send } = begin(failed);
    await first.settled;
    const { queryClient, dataProvider } = first.take()!;
    const { resource, params } = listAt({ pathname: '/products', search: '' })!;
    /** Mounts a list, as useGetList does. */
    const mount = () => {
      const observer = new QueryObserver(queryClient, {
        queryKey: getListKey(resource, params),
        queryFn: () => dataProvider.getList(resource, params),
      });
      return { observer, leave: observer.subscribe(() => undefined) };
    };
    const list = mount();
    expect(list.observer.getCurrentResult()).toMatchObject({
      status: 'error',
      fetchStatus: 'idle',
      error: { message: 'facings.failures.unavailable' },
    });
    expect(send).toHaveBeenCalledTimes(1);
    await list.observer.refetch();
    expect(send).toHaveBeenCalledTimes(2);
    list.leave();
    // Later lists request it again, as after any failure.
    expect(mount().observer.getCurrentResult().fetchStatus).toBe('fetching');
  });

  it('is discarded at log-out, and for another person', async () => {
    const one = begin(ok);
    await one.first.settled;
    one.signOut();
    expect(one.first.take()).toBeUndefined();
    const other = begin(ok);
    await other.first.settled;
    other.become('someone@facings.example');
    expect(other.first.take()).toBeUndefined();
  });
});
