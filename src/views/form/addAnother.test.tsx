// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsole } from '../testing/renderConsole';

const long = { timeout: 15_000 };
const account_id = 'acc00000-0000-4000-8000-000000000001';

it('creates a series of records in one dialog, in the filtered organization', async () => {
  const { show, sentTo } = await createConsole();
  const { address } = show(`/zones/regions/create?account_id=${account_id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Region' }, long));
  const name = () => dialog.getByRole('textbox', { name: /^Name/ });
  const organization = () => dialog.getByRole('combobox', { name: /^Organization/ });
  await waitFor(() => {
    expect(organization()).not.toHaveValue('');
  }, long);
  const chosen = organization();
  const chosenName = (chosen as HTMLInputElement).value;
  expect(name()).toHaveFocus();

  await userEvent.click(dialog.getByRole('checkbox', { name: 'Add another' }));
  await userEvent.type(name(), 'Nearest North{Enter}');
  expect(await dialog.findByText('Added: Nearest North', undefined, long)).toBeVisible();
  await waitFor(() => {
    expect(name()).toHaveFocus();
  });
  expect(name()).toHaveValue('');
  expect(organization()).toHaveValue(chosenName);
  expect(await screen.findByText('Region "Nearest North" created successfully!')).toBeVisible();

  // Unchecked for the last record, which ends the series.
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Add another' }));
  await userEvent.type(name(), 'Nearest South{Enter}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }, long);
  expect(sentTo('POST', '/api/regions').map(({ body }) => body)).toEqual([
    { account_id, name: 'Nearest North' },
    { account_id, name: 'Nearest South' },
  ]);

  // The first page of the list may not contain the new record, so the toast links to it.
  const toast = (await screen.findByText('Region "Nearest South" created successfully!')).closest(
    '[role=status]',
  ) as HTMLElement;
  await userEvent.click(within(toast).getByRole('button', { name: 'Open' }));
  await waitFor(() => {
    expect(address()).toMatch(/^\/zones\/regions\/view\/.+/);
  });
}, 120_000);

it('asks before the next record of a series is lost, also right after one was saved', async () => {
  const { show } = await createConsole();
  const { router, address } = show(`/zones/regions/create?account_id=${account_id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Region' }, long));
  const name = () => dialog.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => {
    expect(dialog.getByRole('combobox', { name: /^Organization/ })).not.toHaveValue('');
  }, long);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Add another' }));
  await userEvent.type(name(), 'Nearest North{Enter}');
  expect(await dialog.findByText('Added: Nearest North', undefined, long)).toBeVisible();
  await userEvent.type(name(), 'N');
  await act(() => router.navigate('/zones/regions'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(address()).toBe(`/zones/regions/create?account_id=${account_id}`);
}, 60_000);

it('creates only one in a dialog that shows a secret', async () => {
  const { show } = await createConsole();
  show(`/organizations/view/${account_id}/keys/create`);
  const dialog = within(await screen.findByRole('dialog', undefined, long));
  await dialog.findByRole('textbox', undefined, long);
  expect(dialog.queryByRole('checkbox', { name: 'Add another' })).not.toBeInTheDocument();
}, 60_000);

it('does not start with an organization that products may not belong to', async () => {
  const organizations = [{ id: 'o-1', name: 'Without', services: [] }];
  const { show } = await createConsole({
    answer: ({ path, query }) =>
      path === '/api/organizations'
        ? Response.json({ organizations: query.get('service') ? [] : organizations })
        : path === '/api/products'
          ? Response.json({ products: [], total: 0 })
          : undefined,
  });
  show('/products/create?account_id=o-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Product' }, long));
  expect(await dialog.findByRole('combobox', { name: /^Organization/ }, long)).toHaveValue('');
}, 60_000);
