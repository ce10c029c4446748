// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

it('each number leads to its list, and one that cannot be read spoils no other', async () => {
  const { show, fault } = await createConsole();
  await fault(
    { path: '/api/regions', body: { results: [{ id: 1 }, { id: 2 }] } },
    { path: '/api/products', status: 403, body: {} },
  );
  show('/');
  const tile = (name: RegExp) => screen.getByRole('link', { name });
  await waitFor(
    () => {
      expect(tile(/^Regions/)).toHaveTextContent('Regions2');
      expect(tile(/^Products/)).toHaveTextContent('Products–');
      expect(tile(/^Organizations/)).toHaveTextContent(/^Organizations[\d,]+$/);
    },
    { timeout: 15_000 },
  );
  expect(tile(/^Regions/)).toHaveAttribute('href', '/zones/regions');
}, 60_000);

it('whoever is in no organization is told so, and where to go', async () => {
  const { show, fault, sentTo } = await createConsole();
  await fault({ path: '/api/organizations', body: { organizations: [] } });
  show('/');
  expect(
    await screen.findByText(/You are not in any organization yet/, undefined, { timeout: 30_000 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Organizations' })).toHaveAttribute(
    'href',
    '/organizations',
  );
  expect(sentTo('GET', '/api/analytics')).toEqual([]);
}, 90_000);
