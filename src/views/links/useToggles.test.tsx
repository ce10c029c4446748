// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { DataProviderContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { FacingsDataProvider } from '../../../dataProvider';
import { zonesOfProduct } from '../../../resources/shared/zoneProducts';
import { products } from '../../../resources/products';
import { zones } from '../../../resources/zones';
import { RegistryProvider } from '../../fields/useDeclaration';
import { createPageAt } from '../../schema/pageAt';
import type { Registry } from '../../schema/registry';
import { joinedKey, knownAmount } from './linkQueries';
import type { LinkBatch } from '../../schema/links';
import { useToggles } from './useToggles';
import type { ReactNode } from 'react';

const all = [products, zones];
const registry: Registry = {
  all,
  menu: [],
  pageAt: createPageAt(all),
  screens: [],
  screen: (name) => {
    throw new Error(name);
  },
  find: (name) => {
    const found = all.find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found;
  },
};

/** Renders with a platform whose responses the test releases. */
const setUp = () => {
  const truth = new Set(['z1']);
  const waiting: (() => void)[] = [];
  const sent: LinkBatch[] = [];
  const joined = vi.fn(() => Promise.resolve(new Set(truth)));
  const send = (_: unknown, batch: LinkBatch) => {
    sent.push(batch);
    return new Promise((done) => {
      waiting.push(() => {
        for (const [zone] of batch.pairs) {
          if (batch.isOn) truth.add(zone);
          else truth.delete(zone);
        }
        done({ affected: batch.pairs.length });
      });
    });
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  /** Links of which the list does not know yet. */
  const others = new Map<string, number>();
  const amountsAt: FacingsDataProvider['links']['amountsAt'] = (_, pairs) =>
    Promise.resolve(
      pairs.flatMap((pair) => {
        const amount = others.get(pair[0]);
        return amount === undefined ? [] : [{ pair, amount }];
      }),
    );
  const provider = { links: { joined, send, amountsAt } } as unknown as FacingsDataProvider;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DataProviderContext value={provider}>
        <RegistryProvider registry={registry}>{children}</RegistryProvider>
      </DataProviderContext>
    </QueryClientProvider>
  );
  const onSettled = vi.fn();
  const onFailed = vi.fn();
  const show = () =>
    renderHook(
      () => useToggles({ links: zonesOfProduct, record: { id: 'p' }, onSettled, onFailed }),
      { wrapper },
    );
  const answer = () =>
    act(async () => {
      // Existing links are looked for first.
      await vi.waitFor(() => {
        expect(waiting).not.toEqual([]);
      });
      waiting.shift()?.();
      await new Promise((done) => setTimeout(done));
    });
  return { show, answer, sent, joined, client, others, onSettled, onFailed, truth };
};

const loaded = async ({ result }: ReturnType<ReturnType<typeof setUp>['show']>) => {
  await waitFor(() => {
    expect(result.current.stateOf('z1')).toEqual({ isOn: true });
  });
};

it('is unknown until the joined ids are loaded', async () => {
  const view = setUp().show();
  expect(view.result.current.stateOf('z1')).toBeUndefined();
  expect(view.result.current.joined()).toBeUndefined();
  await loaded(view);
  expect(view.result.current.joined()).toEqual(new Set(['z1']));
});

it('updates the cache with its changes, and marks other queries as stale', async () => {
  const { show, answer, client, onSettled, joined } = setUp();
  const others = [
    ['products', 'getList', {}],
    ['zones', 'getOne', {}],
    joinedKey({ type: 'zone_products' }, 'z2'),
  ];
  for (const key of others) client.setQueryData(key, {});
  client.setQueryData(['regions', 'getList'], {});
  const view = show();
  await loaded(view);

  await act(async () => {
    view.result.current.change(['z2'], true);
    await Promise.resolve();
  });
  expect(view.result.current.stateOf('z2')).toEqual({ isOn: true });
  await answer();
  expect(view.result.current.stateOf('z2')).toEqual({ isOn: true });
  expect(onSettled).toHaveBeenCalledWith({
    isOn: true,
    n: 1,
    rows: ['z2'],
    undo: expect.any(Function) as unknown,
  });
  expect(client.getQueryData(joinedKey(zonesOfProduct, 'p'))).toEqual(new Set(['z1', 'z2']));
  for (const key of others) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  expect(client.getQueryState(['regions', 'getList'])?.isInvalidated).toBe(false);
  // A visible list is not reloaded while its switches are used.
  expect(joined).toHaveBeenCalledOnce();
});

it('finishes running and pending changes after the page is left, and shows them on return', async () => {
  const { show, answer, sent, onSettled, truth } = setUp();
  const first = show();
  await loaded(first);
  await act(async () => {
    first.result.current.change(['z2'], true);
    await Promise.resolve();
    first.result.current.change(['z3', 'z1'], true);
    first.result.current.change(['z1'], false);
  });
  first.unmount();
  const second = show();
  expect(second.result.current.joined()).toEqual(new Set(['z2', 'z3']));
  for (let call = 0; call < 3; call += 1) await answer();
  // Changes of different links run at the same time.
  expect(
    sent.map(({ isOn, pairs }) => `${pairs.map(([zone]) => zone).join()} ${String(isOn)}`).sort(),
  ).toEqual(['z1 false', 'z2 true', 'z3 true']);
  expect(truth).toEqual(new Set(['z2', 'z3']));
  expect(onSettled.mock.calls).toMatchObject([[{ isOn: true, n: 2 }], [{ isOn: false, n: 1 }]]);
  expect(second.result.current.joined()).toEqual(new Set(['z2', 'z3']));
});

it('sends no link that someone else has added since, so that it keeps its amount', async () => {
  const { show, answer, sent, client, others, onSettled } = setUp();
  const view = show();
  await loaded(view);
  client.setQueryData([...joinedKey(zonesOfProduct, 'p'), 'amounts', []], new Map());
  others.set('z2', 8);
  await act(async () => {
    view.result.current.change(['z2', 'z3'], true);
    await Promise.resolve();
  });
  await answer();
  expect(sent.map(({ pairs }) => pairs)).toEqual([[['z3', 'p']]]);
  expect(view.result.current.stateOf('z2')).toEqual({ isOn: true });
  expect(knownAmount(client, zonesOfProduct, { record: 'p', row: 'z2' })).toBe(8);
  // Undo would remove the other person's link.
  expect(onSettled).toHaveBeenCalledWith(expect.objectContaining({ n: 1, undo: null }));
});

it('shows why the joined ids failed to load, and tries again', async () => {
  const { show, joined } = setUp();
  const refusal = new Error('Not now.');
  joined.mockRejectedValueOnce(refusal);
  const view = show();
  await waitFor(() => {
    expect(view.result.current.error).toBe(refusal);
  });
  act(() => {
    view.result.current.retry();
  });
  await loaded(view);
  expect(view.result.current.error).toBeNull();
});

it('undoes on the visible switches after the page was left and opened again', async () => {
  const { show, answer, onSettled, truth } = setUp();
  const first = show();
  await loaded(first);
  act(() => {
    first.result.current.change(['z2', 'z3'], true);
  });
  await answer();
  first.unmount();
  const second = show();
  await loaded(second);
  act(() => {
    second.result.current.change(['z2'], false);
  });
  await answer();
  const [[{ undo }]] = onSettled.mock.calls as [[{ undo: () => void }]];
  act(undo);
  expect(second.result.current.joined()).toEqual(new Set(['z1']));
  await answer();
  expect(truth).toEqual(new Set(['z1']));
  expect(second.result.current.joined()).toEqual(new Set(['z1']));
});
