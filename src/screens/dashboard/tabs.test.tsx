// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

const account = 'acc00000-0000-4000-8000-000000000001';
const patient = { timeout: 60_000 };

it('a tab has an address, keeps period and organization, and asks only for its own figures', async () => {
  const { show, sentTo } = await createConsole();
  const { address } = show(`/?account_id=${account}&tab=accuracy&range=7d&compare=off`);
  const tabs = await screen.findByRole('tablist', { name: 'Dashboard sections' }, patient);
  const tab = (name: string) => within(tabs).getByRole('tab', { name });
  expect(
    within(tabs)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Accuracy', 'Adjustments', 'Counting', 'Side by Side']);
  expect(tab('Accuracy')).toHaveAttribute('aria-selected', 'true');
  const panel = () => within(screen.getByRole('tabpanel'));
  await screen.findByRole('figure', { name: 'Least Accurate Zones' }, patient);
  expect(screen.getByRole('tabpanel', { name: 'Accuracy' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'At a Glance' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull();
  const asked = () => [...new Set(sentTo('GET', '/api/analytics').map(({ path }) => path))];
  await waitFor(() => {
    expect(asked()).toEqual(['/api/analytics/zones/jobs/accuracy']);
  }, patient);

  expect(tab('Counting')).toHaveAttribute(
    'href',
    `/?account_id=${account}&tab=counting&range=7d&compare=off`,
  );
  await userEvent.click(tab('Adjustments'));
  await panel().findByRole('figure', { name: 'Adjustments by Day' }, patient);
  expect(address()).toBe(`/?account_id=${account}&tab=adjustments&range=7d&compare=off`);
  expect(asked()).not.toContain('/api/analytics/jobtime');

  // A link opens with Enter, a tab also with Space.
  tab('Overview').focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('region', { name: 'At a Glance' }, patient)).toBeVisible();
  expect(address()).toBe(`/?account_id=${account}&range=7d&compare=off`);
  // A key figure leads to its tab. What had the focus is gone, so the tab's content has it.
  await userEvent.click(await screen.findByRole('link', { name: /^Typical job time/ }, patient));
  await panel().findByRole('figure', { name: 'Job Time' }, patient);
  expect(screen.getByRole('tabpanel', { name: 'Counting' })).toHaveFocus();
}, 240_000);

it('an unknown tab is the first', async () => {
  const { show } = await createConsole();
  show(`/?account_id=${account}&tab=nonsense`);
  const tab = await screen.findByRole('tab', { name: 'Overview' }, patient);
  expect(tab).toHaveAttribute('aria-selected', 'true');
}, 90_000);
