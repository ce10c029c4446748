// @vitest-environment jsdom
// What a list says of its rows: while a search runs, with too many filters, after adding, and as they age.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { byPage } from '../../../schema/calls';
import { createConsole } from '../../testing/renderConsole';
import { shopPage } from '../../testing/shopConsole';
import { createShopPlatform } from '../../testing/shopPlatform';
import { shopDeclarations } from '../../testing/shops';
import { rememberAdded, useAddedRow } from './addedRow';

const long = { timeout: 15_000 };
const summary = () => screen.findByText(/^(Showing|Searching)/, undefined, long);

it('says that a search runs, instead of the range of the rows before it', async () => {
  const { show, hold } = await createConsole();
  show('/products');
  expect(await summary()).toHaveTextContent(/^Showing 1-25 of/);
  const release = hold(({ query }) => String(query).includes('milk'));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search Products' }), 'milk');
  const status = await screen.findByText('Searching…', undefined, long);
  expect(status).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/^Showing/)).toBeNull();
  expect(screen.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByText(/^Showing 1-/, undefined, long)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'false');
}, 60_000);

it('applies no more filters of an address than may apply, and names the others', async () => {
  const { show, sentTo } = await createConsole();
  show(
    '/products?account_id=acc00000-0000-4000-8000-000000000001&primary_category=x&category=y&item_app_eligible=TEST&is_archived=false',
  );
  expect(
    await screen.findByText(
      'At most 3 filters apply at once. Not applied: Eligibility, Archived.',
      undefined,
      long,
    ),
  ).toBeVisible();
  await waitFor(() => {
    const sent = sentTo('GET', '/api/products')
      .map(({ query }) => String(query))
      .join();
    expect(sent).toMatch(/primary_category/);
    expect(sent).not.toMatch(/item_app_eligible|is_archived/);
  }, long);
}, 60_000);

describe('a record that was added', () => {
  const client = new QueryClient();
  const Wrapped = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const state = { page: 1, text: '', filters: {} };
  const list = { rows: [{ id: 'a' }], readAt: 2000, isOlder: false };
  const shown = (given: Partial<typeof list> = {}) =>
    renderHook(({ page }) => useAddedRow('shops', { ...list, ...given }, { ...state, page }), {
      wrapper: Wrapped,
      initialProps: { page: 1 },
    });
  const add = (id: string) => {
    rememberAdded(client, 'shops', { id, name: 'Kiosk', to: `/shops/view/${id}`, at: 1000 });
  };

  it('is told of if the rows that were read afterwards lack it, until others are shown', async () => {
    add('z');
    const { result, rerender } = shown();
    expect(result.current).toMatchObject({ name: 'Kiosk', to: '/shops/view/z' });
    rerender({ page: 2 });
    await waitFor(() => {
      expect(result.current).toBeNull();
    });
  });

  it.each([
    ['among the rows', 'a', {}],
    ['newer than the rows', 'z', { readAt: 500 }],
    ['not searched for yet', 'z', { isOlder: true }],
  ] as const)('is not told of while it is %s', (_, id, given) => {
    add(id);
    expect(shown(given).result.current).toBeNull();
  });
});

it('of a panel whose platform names no total says that there are more, and leads to them (L4)', async () => {
  const shops = createShopPlatform();
  const more = shopDeclarations.map((one) =>
    one.name === 'badges' && one.calls?.list
      ? {
          ...one,
          calls: {
            ...one.calls,
            list: { ...one.calls.list, paging: byPage({ page: 'page', size: 'limit' }) },
          },
        }
      : one,
  );
  const { show } = await createConsole({
    more,
    answer: (call) => {
      if (!call.path.endsWith('/badges')) return shops.answer(call);
      const page = Number(call.query.get('page') ?? 1);
      const size = Number(call.query.get('limit') ?? 25);
      const all = Array.from({ length: 30 }, (_, at) => ({ id: `b${at}`, name: `Badge ${at}` }));
      return Response.json({ badges: all.slice((page - 1) * size, page * size) });
    },
  });
  show(shopPage);
  const pages = await screen.findAllByRole('navigation', { name: /^Pagination: Badges/ }, long);
  // The summary is drawn after the page links.
  expect(await screen.findByText('Showing 1-25 of more than 25')).toBeVisible();
  await userEvent.click(within(pages[0] as HTMLElement).getByRole('link', { name: /2/ }));
  expect(await screen.findByText('Showing 26-30 of 30', undefined, long)).toBeVisible();
}, 60_000);

it('reads rows again that change by themselves, says how old they are, and can be paused', async () => {
  const shops = createShopPlatform();
  const more = shopDeclarations.map((one) =>
    one.name === 'shops' && one.list ? { ...one, list: { ...one.list, refreshEvery: 0.2 } } : one,
  );
  const { show, sentTo } = await createConsole({ more, answer: shops.answer });
  show('/shops');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(/^As of .+ Updates every/, undefined, long)).toBeVisible();
  shops.store.shops.push({ id: 'n', name: 'New pier' });
  expect(await main.findByRole('link', { name: 'New pier' }, long)).toBeVisible();
  await userEvent.click(main.getByRole('button', { name: 'Pause' }));
  expect(main.getByText(/Updates are paused\.$/)).toBeVisible();
  const before = sentTo('GET', '/api/shops').length;
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(sentTo('GET', '/api/shops').length - before).toBeLessThanOrEqual(1);
  await userEvent.click(main.getByRole('button', { name: 'Resume' }));
  await waitFor(() => {
    expect(sentTo('GET', '/api/shops').length - before).toBeGreaterThan(2);
  }, long);
}, 60_000);

it('reads rows at once when their updates are resumed', async () => {
  const shops = createShopPlatform();
  const more = shopDeclarations.map((one) =>
    one.name === 'shops' && one.list ? { ...one, list: { ...one.list, refreshEvery: 600 } } : one,
  );
  const { show, sentTo } = await createConsole({ more, answer: shops.answer });
  show('/shops');
  const main = within(await screen.findByRole('main'));
  await userEvent.click(await main.findByRole('button', { name: 'Pause' }, long));
  const before = sentTo('GET', '/api/shops').length;
  shops.store.shops.push({ id: 'n', name: 'New pier' });
  await userEvent.click(main.getByRole('button', { name: 'Resume' }));
  expect(await main.findByRole('link', { name: 'New pier' })).toBeVisible();
  expect(sentTo('GET', '/api/shops')).toHaveLength(before + 1);
}, 60_000);
