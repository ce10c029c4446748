// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createConsole } from '../../../views/testing/renderConsole';

const account = 'acc00000-0000-4000-8000-000000000001';
const patient = { timeout: 60_000 };

afterEach(() => {
  localStorage.clear();
});

it('shows the figures of the organization in the address before the organizations are loaded', async () => {
  const { show, hold, sentTo } = await createConsole();
  const release = hold(({ path }) => path === '/api/organizations');
  show(`/?account_id=${account}`);
  expect(await screen.findByText(/^All zones, /, undefined, patient)).toBeVisible();
  await waitFor(() => {
    expect(sentTo('GET', '/api/analytics')).not.toEqual([]);
  }, patient);
  // Files are named after the organization.
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  release();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  }, patient);
}, 120_000);

it('shows those of the last viewed organization, and of the first one if it is gone', async () => {
  const { show, hold, person, sentTo } = await createConsole();
  localStorage.setItem(`facings-dashboard:${person.userId}`, 'gone');
  const release = hold(({ path }) => path === '/api/organizations');
  const { address } = show('/');
  await waitFor(() => {
    expect(sentTo('GET', '/api/zones').map(({ query }) => query.get('account_id'))).toContain(
      'gone',
    );
  }, patient);
  expect(address()).toBe('/');
  release();
  await waitFor(() => {
    expect(address()).toBe(`/?account_id=${account}`);
  }, patient);
}, 120_000);
