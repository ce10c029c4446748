// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const refusal = 'You are not allowed to do this. Ask an administrator.';

it('asks before a typed name is lost, and says elsewhere that it was not saved', async () => {
  const { show, fault, hold, sentTo } = await createConsole();
  await fault({ method: 'PUT', path: '/api/users/me', status: 403, body: {}, times: 1 });
  const { router, address } = show('/account');
  const name = await screen.findByLabelText(/^Name/, undefined, long);
  fireEvent.change(name, { target: { value: 'Avery L.' } });
  await act(() => router.navigate('/models'));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, long);
  fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/account');
  expect(name).toHaveValue('Avery L.');
  const release = hold(({ method }) => method === 'PUT');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => {
    expect(sentTo('PUT', '/api/users/me')).toHaveLength(1);
  }, long);
  await act(() => router.navigate('/models'));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }, long));
  await screen.findByRole('heading', { level: 1, name: 'Models' }, long);
  release();
  expect(await screen.findByText(refusal, undefined, long)).toBeVisible();
}, 90_000);

it('a name that is saved without the blanks around it is saved', async () => {
  const { show } = await createConsole();
  const { router } = show('/account');
  const name = await screen.findByLabelText(/^Name/, undefined, long);
  fireEvent.change(name, { target: { value: '  Avery L.  ' } });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Your profile was updated successfully!', undefined, long);
  expect(name).toHaveValue('Avery L.');
  await act(() => router.navigate('/models'));
  await screen.findByRole('heading', { level: 1, name: 'Models' }, long);
}, 60_000);

it('says elsewhere that a reset link was not sent', async () => {
  const { show, fault, hold, sentTo } = await createConsole();
  await fault({ method: 'POST', path: '/api/auth/reset', status: 403, body: {}, times: 1 });
  const { router } = show('/account');
  const release = hold(({ method }) => method === 'POST');
  fireEvent.click(await screen.findByText('Send reset link', undefined, long));
  await waitFor(() => {
    expect(sentTo('POST', '/api/auth/reset')).toHaveLength(1);
  }, long);
  await act(() => router.navigate('/models'));
  await screen.findByRole('heading', { level: 1, name: 'Models' }, long);
  release();
  expect(await screen.findByText(refusal, undefined, long)).toBeVisible();
}, 60_000);
