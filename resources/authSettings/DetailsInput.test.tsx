// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { organizationId } from '../../demo/store/seed/organizations';
import { createConsole } from '../../src/views/testing/renderConsole';

const page = `/organizations/view/${organizationId(0)}/webhooks`;
const long = { timeout: 10_000 };

const opened = async (address: string, title: string | RegExp) => {
  const made = await createConsole();
  made.show(address);
  const dialog = within(await screen.findByRole('dialog', { name: title }, long));
  const choose = async (option: string) => {
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Type of details' }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const add = () => userEvent.click(dialog.getByRole('button', { name: 'Add Authentication' }));
  return {
    dialog,
    choose,
    add,
    sent: () => made.sentTo('POST', '/api/auth/settings').map(({ body }) => body),
  };
};

const opening = () => opened(`${page}?panel=authSettings/create`, 'Add Authentication');

it('needs a name only', async () => {
  const { dialog, add, sent } = await opening();
  await dialog.findByRole('combobox', { name: 'Type of details' });
  await add();
  expect(await dialog.findByText('Name is required.')).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Zeta');
  await add();
  await screen.findByText('Authentication "Zeta" created successfully!');
  expect(sent()).toMatchObject([{ name: 'Zeta', environment: 'dev', auth_details: null }]);
});

it('takes a name and a password, reports what is missing, and keeps typed values', async () => {
  const { dialog, choose, add, sent } = await opening();
  await choose('Username and password');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Zeta');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Username/ }), 'robot');
  await add();
  expect(await dialog.findByText('Password is required.')).toBeVisible();
  await choose('Bearer token');
  await choose('Username and password');
  expect(dialog.getByRole('textbox', { name: /^Username/ })).toHaveValue('robot');
  await userEvent.type(dialog.getByLabelText(/^Password/), 'secret-9');
  await add();
  await screen.findByText('Authentication "Zeta" created successfully!');
  expect(sent()).toMatchObject([
    { auth_details: { type: 'basic', username: 'robot', password: 'secret-9' } },
  ]);
});
