// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createConsole } from '../../testing/renderConsole';
import { loadColumns, loadSorting } from '../../load';

const long = { timeout: 15_000 };

beforeEach(async () => {
  localStorage.clear();
  await Promise.all([loadColumns(), loadSorting()]);
});

const settled = async (name: string) => {
  const table = await screen.findByRole('table', { name }, long);
  await waitFor(() => {
    expect(table).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  }, long);
  return table;
};
const headings = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);
const column = (table: HTMLElement, at: number) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[at + 1]?.textContent ?? '');
const heading = (table: HTMLElement, name: string) =>
  within(table).getByRole('columnheader', { name });
const inOrder = (texts: readonly string[]) =>
  [...texts].sort(new Intl.Collator('en', { numeric: true }).compare);

describe('columns', () => {
  it('are selected, moved by buttons and keys, and reset; the address contains them', async () => {
    const person = userEvent.setup();
    const { show } = await createConsole();
    const { address } = show('/zones/regions');
    const table = await settled('Regions');
    expect(headings(table)).toEqual(['Name', 'Zone Count', 'Organization', '']);

    await person.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }, long));
    await person.click(menu.getByRole('checkbox', { name: 'Zone Count' }));
    expect(headings(table)).toEqual(['Name', 'Organization', '']);
    expect(address()).toBe('/zones/regions?columns=name,account_id');

    await person.click(menu.getByRole('button', { name: 'Move Organization up' }));
    expect(headings(table)).toEqual(['Organization', 'Name', '']);
    expect(menu.getByRole('status')).toHaveTextContent('Organization is now column 1 of 2.');

    menu.getByRole('checkbox', { name: 'Name' }).focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(headings(table)).toEqual(['Name', 'Organization', '']);
    expect(menu.getByRole('checkbox', { name: 'Name' })).toHaveFocus();

    await person.click(menu.getByRole('button', { name: 'Reset' }));
    expect(headings(table)).toEqual(['Name', 'Zone Count', 'Organization', '']);
    expect(address()).toBe('/zones/regions');
  }, 60_000);

  it('must be at least one, which is shown', async () => {
    const person = userEvent.setup();
    const { show } = await createConsole();
    show('/zones/regions?columns=name,zones');
    const table = await settled('Regions');
    await person.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }, long));
    await person.click(menu.getByRole('checkbox', { name: 'Name' }));
    expect(menu.getByRole('checkbox', { name: 'Zone Count' })).toBeDisabled();
    expect(menu.getByText('At least one column must stay visible.')).toBeVisible();
    expect(headings(table)).toEqual(['Zone Count', '']);
  }, 60_000);

  it('that all contain links leave rows with a separate link', async () => {
    const { show } = await createConsole();
    show('/zones/regions?columns=account_id');
    const table = await settled('Regions');
    expect(headings(table)).toEqual(['Organization', '', '']);
    const [link] = within(table).getAllByRole('link', { name: /^Open ./ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/zones\/regions\/view\/./));
  }, 60_000);
});

describe('the sort order', () => {
  it('of an unpaged list covers all rows, by number, name and related names', async () => {
    const person = userEvent.setup();
    const { show, sentTo } = await createConsole();
    const { address } = show('/zones/regions');
    const table = await settled('Regions');
    const name = heading(table, 'Name');
    expect(name).toHaveAttribute('aria-sort', 'none');
    await person.click(within(name).getByRole('button'));
    expect(name).toHaveAttribute('aria-sort', 'ascending');
    expect(address()).toBe('/zones/regions?sort=name');
    expect(column(table, 0)).toEqual(inOrder(column(table, 0)));

    await person.click(within(name).getByRole('button'));
    expect(name).toHaveAttribute('aria-sort', 'descending');
    expect(column(table, 0)).toEqual(inOrder(column(table, 0)).reverse());
    await person.click(within(name).getByRole('button'));
    expect(name).toHaveAttribute('aria-sort', 'none');
    expect(address()).toBe('/zones/regions');

    await person.click(within(heading(table, 'Organization')).getByRole('button'));
    await settled('Regions');
    await waitFor(() => {
      expect(column(table, 2)).toEqual(inOrder(column(table, 2)));
    });
    await person.keyboard('{Shift>}');
    await person.click(within(heading(table, 'Zone Count')).getByRole('button'));
    await person.click(within(heading(table, 'Zone Count')).getByRole('button'));
    await person.keyboard('{/Shift}');
    expect(address()).toBe('/zones/regions?sort=account_id,-zones');
    expect(heading(table, 'Organization')).toHaveTextContent('Organization1');
    expect(heading(table, 'Zone Count')).toHaveTextContent('Zone Count2');
    await settled('Regions');
    const first = column(table, 2)[0];
    const counts = column(table, 1).filter((_, at) => column(table, 2)[at] === first);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.map(Number)).toEqual(counts.map(Number).sort((a, b) => b - a));
    expect(screen.queryByText(/within this page/)).not.toBeInTheDocument();
    // All from the rows that were already loaded.
    expect(sentTo('GET', '/api/regions')).toHaveLength(1);
  }, 60_000);

  it('of one page of many covers the page, which the summary says', async () => {
    const { show, sentTo } = await createConsole();
    show('/products?sort=sku');
    const table = await settled('Products');
    expect(column(table, 0)).toHaveLength(25);
    expect(column(table, 0)).toEqual(inOrder(column(table, 0)));
    const summary = await screen.findByText(/^Showing 1-25 of [\d,]+/);
    expect(summary).toHaveAttribute('role', 'status');
    expect(within(summary).getByText('Sorted within this page')).toBeVisible();
    // The platform is not sent parameters that it does not support.
    const [call] = sentTo('GET', '/api/products');
    expect([...(call?.query.keys() ?? [])].filter((name) => name.startsWith('sort'))).toEqual([]);
  }, 60_000);

  it('of a list that the platform sorts is requested from it', async () => {
    const { show, sentTo } = await createConsole();
    show('/products/items?sort=-name');
    const table = await settled('Items');
    expect(sentTo('GET', '/api/items').at(-1)?.query.get('sort')).toBe('["name","DESC"]');
    const names = column(table, 0);
    expect(names).toHaveLength(25);
    expect(names).toEqual(inOrder(names).reverse());
    expect(screen.queryByText(/within this page/)).not.toBeInTheDocument();
  }, 60_000);

  it('can be changed without a mouse: added, reversed, moved and removed in a menu', async () => {
    const person = userEvent.setup();
    const { show } = await createConsole();
    const { address } = show('/zones/regions');
    await settled('Regions');
    screen.getByRole('button', { name: 'Sort' }).focus();
    await person.keyboard('{Enter}');
    const menu = within(await screen.findByRole('dialog', { name: 'Sort' }, long));
    expect(menu.getByText('Not sorted.')).toBeVisible();
    await person.selectOptions(menu.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await person.selectOptions(menu.getByRole('combobox', { name: 'Then by' }), 'Zone Count');
    expect(address()).toBe('/zones/regions?sort=name,zones');
    await person.click(menu.getByRole('button', { name: 'Zone Count: Ascending. Reverse' }));
    await person.click(menu.getByRole('button', { name: 'Move Zone Count up in the sort order' }));
    expect(address()).toBe('/zones/regions?sort=-zones,name');
    await person.click(menu.getByRole('button', { name: 'Do not sort by Name' }));
    expect(address()).toBe('/zones/regions?sort=-zones');
    await person.click(menu.getByRole('button', { name: 'Clear sorting' }));
    expect(address()).toBe('/zones/regions');
    await person.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Sort' })).toHaveFocus();
    });
  }, 60_000);
});
