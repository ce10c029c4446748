// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

const long = { timeout: 15_000 };

it('saves the name and confirms; a rejection is shown and the name is kept', async () => {
  const { show, fault, sentTo } = await createConsole();
  await fault({ method: 'PUT', path: '/api/users/me', status: 403, body: {}, times: 1 });
  show('/account');
  const name = await screen.findByLabelText(/^Name/, undefined, long);
  expect(screen.getByLabelText('Email')).toHaveValue('admin@facings.example');
  fireEvent.change(name, { target: { value: 'Avery L.' } });
  fireEvent.click(screen.getByText('Save'));
  expect(
    await screen.findByText(
      'You are not allowed to do this. Ask an administrator.',
      undefined,
      long,
    ),
  ).toBeInTheDocument();
  expect(name).toHaveValue('Avery L.');
  fireEvent.click(screen.getByText('Save'));
  expect(
    await screen.findByText('Your profile was updated successfully!', undefined, long),
  ).toBeInTheDocument();
  expect(sentTo('PUT', '/api/users/me')).toHaveLength(2);
}, 60_000);

it('asks for a reset link and names where it goes', async () => {
  const { show, sentTo } = await createConsole();
  show('/account');
  fireEvent.click(await screen.findByText('Send reset link', undefined, long));
  expect(
    await screen.findByText(
      'A password reset link is on its way to admin@facings.example.',
      undefined,
      long,
    ),
  ).toBeInTheDocument();
  expect(sentTo('POST', '/api/auth/reset')).toHaveLength(1);
}, 60_000);
