// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { organizationId } from '../../../demo/store/seed/organizations';
import { createConsole } from '../../views/testing/renderConsole';

const alder = organizationId(0);
const long = { timeout: 10_000 };
const invite = () => screen.findByRole('button', { name: 'Invite Team Member' }, long);
const form = () => screen.findByRole('dialog', { name: 'Invite Team Member' }, long);

it('invites from the list of users to an organization that is chosen, and leads back', async () => {
  const { show } = await createConsole({ rows: 3 });
  const { address } = show('/users');
  await userEvent.click(await invite());
  const asked = within(await form());
  expect(asked.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await userEvent.click(asked.getByRole('combobox', { name: /^Organization/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Alder/ }, long));
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  await waitFor(() => {
    expect(address()).toBe(`/organizations/view/${alder}?panel=invites%2Fcreate`);
  });
  const dialog = within(await form());
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(address()).toBe('/users');
  });
});

it('goes straight to the organization that the list is filtered by, where the role can be cleared', async () => {
  const { show, sentTo } = await createConsole({ rows: 3 });
  const { address } = show(`/users?account_id=${alder}`);
  await userEvent.click(await invite());
  await waitFor(() => {
    expect(address()).toBe(`/organizations/view/${alder}?panel=invites%2Fcreate`);
  });
  const dialog = within(await form());
  const role = await dialog.findByRole('combobox', { name: /^Role/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  expect(role).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Invite Team Member' }));
  expect(await dialog.findByText('Role is required.')).toBeVisible();
  expect(sentTo('POST', '/api/organizations/invites')).toEqual([]);
});
