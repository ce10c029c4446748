// @vitest-environment jsdom
// Ids with the signs of addresses: the row's link, the page, its panel and its calls are those of the same record.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createShopConsole } from './testing/shopConsole';
import { mainCases } from '../../tests/support/cases';

it.each(
  mainCases(
    ['a%2Fb', 'a/b', '50%', 'a?b', 'a#b', '%252F', 'a b+c', 'a&b=c', 'a\\b', 'a;b', 'é/ü'],
    4,
  ),
)('a record with the id %s opens, is changed and is read again', async (id) => {
  const { store, show, sentTo, sent } = await createShopConsole();
  store.shops.push({ id, name: 'Odd', note: null, mode: 'OFF' });
  store.rules[id] = { quiet: 'Never', dress: null };
  const shown = show('/shops');
  await userEvent.click(await screen.findByRole('link', { name: 'Odd' }));
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Odd' });
  expect(await heading()).toBeVisible();
  expect(shown.address()).toBe(`/shops/view/${encodeURIComponent(id)}`);
  expect(await screen.findByRole('region', { name: 'People' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Shop' }));
  const panel = await screen.findByRole('dialog');
  const name = await within(panel).findByRole('textbox', { name: /Name/ });
  await userEvent.type(name, ' one');
  await userEvent.click(within(panel).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(store.shops.find((shop) => shop.id === id)?.name).toBe('Odd one');
  });
  const paths = [...sentTo('GET', '/api/shops/'), ...sentTo('PUT', '/api/shops/')]
    .map(({ path }) => path.split('/')[3] ?? '')
    .map(decodeURIComponent);
  expect(new Set(paths)).toEqual(new Set([id]));
  expect(sent.length).toBeGreaterThan(paths.length);
});
