// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createConsole } from '../../../views/testing/renderConsole';

const account = 'acc00000-0000-4000-8000-000000000001';
const patient = { timeout: 60_000 };

afterEach(() => {
  localStorage.clear();
});

it('shows the figures of the last viewed organization before the organizations are loaded', async () => {
  const { show, hold, person, sentTo } = await createConsole();
  const key = `facings-dashboard:${person.userId}`;
  localStorage.setItem(key, `${account} Old & Renamed`);
  const release = hold(({ path }) => path === '/api/organizations');
  show(`/?account_id=${account}`);
  expect(await screen.findByText(/^Old & Renamed, all zones/, undefined, patient)).toBeVisible();
  await waitFor(() => {
    expect(sentTo('GET', '/api/analytics')).not.toEqual([]);
  }, patient);
  // The present name takes its place, and is remembered.
  release();
  await waitFor(() => {
    expect(screen.queryByText(/^Old & Renamed/)).toBeNull();
  }, patient);
  const about = screen.getByText(/, all zones, /).textContent;
  expect(localStorage.getItem(key)).toBe(`${account} ${about.split(', ')[0]}`);
}, 120_000);

it('waits for the name of another organization', async () => {
  const { show, hold, person } = await createConsole();
  localStorage.setItem(`facings-dashboard:${person.userId}`, 'acc-other Another');
  const release = hold(({ path }) => path === '/api/organizations');
  show(`/?account_id=${account}`);
  expect(await screen.findByRole('tab', { name: 'Overview' }, patient)).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading the dashboard' })).toBeVisible();
  expect(screen.queryByText(/, all zones, /)).toBeNull();
  release();
  expect(await screen.findByText(/, all zones, /, undefined, patient)).not.toHaveTextContent(
    'Another',
  );
}, 120_000);
