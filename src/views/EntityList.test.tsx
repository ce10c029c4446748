// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from './testing/renderConsole';

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const long = { timeout: 15_000 };
const listed = (name: string) => screen.findByRole('table', { name }, long);
const settled = async (name: string) => {
  const table = await listed(name);
  await waitFor(() => {
    expect(table).toHaveAttribute('aria-busy', 'false');
  }, long);
  return table;
};

describe('EntityList', () => {
  it('shows a page of rows with links, and their number', async () => {
    const { show, sentTo } = await createConsole();
    show('/products');
    const table = await settled('Products');
    expect(rowsOf(table)).toHaveLength(25);
    for (const link of within(table).getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(
        /^\/products\/view\/[^/]+$|^\/organizations\/view\//,
      );
    }
    expect(await screen.findByText(/^Showing 1-25 of [\d,]+$/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products');
    expect(document.title).toBe('Facings · Products');
    expect(sentTo('GET', '/api/products')).toHaveLength(1);
    expect(sentTo('GET', '/api/products')[0]?.query.get('limit')).toBe('25');
  }, 60_000);

  it('shows why a list failed to load, and loads it when tried again', async () => {
    const { show, fault } = await createConsole();
    // A 500 may mean an expired session (rules 8), so the call is repeated once before the error is shown.
    await fault({ path: '/api/regions', status: 500, body: {}, times: 2 });
    show('/zones/regions');
    const alert = await screen.findByRole('alert', undefined, long);
    expect(alert).toHaveTextContent('The platform had a problem. Try again.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: /^Pagination: / })).not.toBeInTheDocument();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(rowsOf(await settled('Regions')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }, 60_000);

  it('shows that a list is empty and offers to create the first record', async () => {
    const { show, fault } = await createConsole();
    await fault({ path: '/api/regions', body: { results: [] } });
    show('/zones/regions');
    expect(await screen.findByText('No regions to display.', undefined, long)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add Region' }).at(-1)).toHaveAttribute(
      'href',
      '/zones/regions/create',
    );
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  }, 60_000);

  it('shows that a search has no matches, and clearing it restores the rows', async () => {
    const { show } = await createConsole();
    const { address } = show('/zones/regions?q=zzzzzz&page=4');
    expect(await screen.findByText('No regions match your search.', undefined, long)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search Regions' })).toHaveValue('zzzzzz');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(rowsOf(await settled('Regions')).length).toBeGreaterThan(0);
    expect(address()).toBe('/zones/regions');
    expect(screen.getByRole('searchbox', { name: 'Search Regions' })).toHaveValue('');
  }, 60_000);

  it('shows approximate matches for a search with a typo, extra spaces or reordered words', async () => {
    const { show, sentTo } = await createConsole();
    const { address } = show('/products?q=cheddar++shrap');
    const close = /^Nothing matches "cheddar {1,2}shrap" exactly\. Similar results are shown/;
    expect(await screen.findByText(close, undefined, long)).toHaveTextContent(
      'The platform was searched for "cheddar".',
    );
    for (const row of rowsOf(await settled('Products'))) {
      expect(row).toHaveTextContent(/cheddar/i);
      expect(row).toHaveTextContent(/sharp/i);
    }
    expect(sentTo('GET', '/api/products').map(({ query }) => query.get('search'))).toEqual([
      'cheddar shrap',
      'cheddar',
    ]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Products' }), '{Escape}');
    await waitFor(() => {
      expect(address()).not.toContain('q=');
    });
    await waitFor(() => {
      expect(screen.queryByText(close)).not.toBeInTheDocument();
    }, long);
  }, 60_000);

  it('offers to edit the found rows in bulk, and nothing where none are found', async () => {
    const { show } = await createConsole();
    show('/products?q=zzzzqqq');
    expect(
      await screen.findByText('No products match your search.', undefined, long),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bulk edit these' })).not.toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: 'Search Products' });
    await userEvent.clear(search);
    await userEvent.type(search, 'cheddar');
    expect(await screen.findByRole('link', { name: 'Bulk edit these' }, long)).toHaveAttribute(
      'href',
      expect.stringContaining('cheddar'),
    );
  }, 60_000);

  it('searches approximately in lists that are searched here', async () => {
    const { show } = await createConsole();
    show('/zones/regions?q=Nrth');
    expect(
      await screen.findByText(/^Nothing matches "Nrth" exactly/, undefined, long),
    ).toBeVisible();
    for (const row of rowsOf(await settled('Regions'))) expect(row).toHaveTextContent(/North/);
  }, 60_000);

  it('shows the last page for a page number beyond it', async () => {
    const { show } = await createConsole();
    const { address } = show('/products?page=99999');
    await waitFor(() => {
      expect(screen.getByText(/^Showing [\d,]+-([\d,]+) of \1$/)).toBeInTheDocument();
    }, long);
    const last = screen.getByRole('navigation', { name: /^Pagination: / });
    const current = within(last).getByRole('link', { current: 'page' });
    expect(address()).toBe(`/products?page=${current.textContent}`);
    expect(within(last).queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  }, 60_000);

  it('moves between rows by arrow keys', async () => {
    const { show } = await createConsole();
    show('/zones/regions');
    const table = await settled('Regions');
    const [first, second] = rowsOf(table).map((row) => within(row).getAllByRole('link')[0]);
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(first).toHaveFocus();
  }, 60_000);
});
