// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createConsole } from '../testing/renderConsole';

const zone = '20e00000-0000-4000-8000-000000000041';
const organization = 'acc00000-0000-4000-8000-000000000001';
const long = { timeout: 30_000 };

it("lists a zone's own products before the others, and keeps them in place when switched", async () => {
  const own: string[] = [];
  const { show, sentTo, platform, person } = await createConsole({
    answer: ({ method, path }) =>
      method === 'GET' && path === '/api/zones/products'
        ? Response.json({ zone_products: own.map((id) => ({ inventory_product_sku_id: id })) })
        : undefined,
  });
  // Two products of the list's last page.
  const filters = encodeURIComponent(JSON.stringify({ account_id: organization }));
  const answer = await platform.fetch(
    `http://stand-in.test/api/products?page=26&limit=25&filters=${filters}`,
    { headers: { authorization: `Bearer ${person.access_token}`, 'x-user-id': person.userId } },
  );
  const { products } = (await answer.json()) as { products: { id: string; sku: string }[] };
  const [one, other] = products.slice(-2);
  own.push(...products.slice(-2).map(({ id }) => id));

  show(`/zones/view/${zone}`);
  const list = within(await screen.findByRole('region', { name: 'Products' }, long));
  const rows = async () => (await list.findAllByRole('row', {}, long)).slice(1, 4);
  const isOn = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('switch').checked;
  await list.findByText(one?.sku ?? '', {}, long);
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(one?.sku ?? '');
  expect(second).toHaveTextContent(other?.sku ?? '');
  expect([first, second, third].map((row) => row && isOn(row))).toEqual([true, true, false]);
  expect(await list.findByText('Showing 1-25 of 640', {}, long)).toBeVisible();

  await userEvent.click(within(first as HTMLElement).getByRole('switch'));
  await waitFor(() => {
    expect(sentTo('DELETE', '/api/zones/products')).toHaveLength(1);
  }, long);
  const [still] = await rows();
  expect(still).toHaveTextContent(one?.sku ?? '');
  expect(isOn(still as HTMLElement)).toBe(false);
}, 120_000);

it('answers a switch at once, before the rows are drawn again', async () => {
  const { show } = await createConsole({
    answer: ({ method, path }) =>
      method === 'GET' && path === '/api/zones/products'
        ? Response.json({ zone_products: [] })
        : undefined,
  });
  show(`/zones/view/${zone}`);
  const list = within(await screen.findByRole('region', { name: 'Products' }, long));
  const all = await list.findByRole<HTMLInputElement>(
    'switch',
    { name: 'All on this page', checked: false },
    long,
  );
  await waitFor(() => expect(all).toBeEnabled(), long);
  const rows = list.getAllByRole<HTMLInputElement>('switch').filter((one) => one !== all);
  const [first] = rows;
  const areOn = () => rows.filter(({ checked }) => checked).length;
  const press = (one: HTMLInputElement | undefined) => {
    // As in a browser, where what is not urgent is drawn after the event.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    one?.click();
  };

  press(all);
  expect(all).toBeChecked();
  expect(areOn()).toBe(0);
  await waitFor(() => expect(areOn()).toBe(rows.length), long);
  press(first);
  expect(first).not.toBeChecked();
  // The page's own switch follows with the list.
  expect(all).toBeChecked();
  await waitFor(() => expect(all).not.toBeChecked(), long);
  expect(areOn()).toBe(rows.length - 1);
}, 120_000);

it('has the line of its count before the rows, so that they do not move down', async () => {
  const { show, hold } = await createConsole();
  const release = hold(({ path }) => path === '/api/products');
  show(`/zones/view/${zone}`);
  const panel = await screen.findByRole('region', { name: 'Products' }, long);
  await within(panel).findByRole('table', undefined, long);
  const lines = within(panel).getAllByRole('status');
  release();
  expect(lines).toContain(await within(panel).findByText(/^Showing 1-25 of/, undefined, long));
}, 60_000);
