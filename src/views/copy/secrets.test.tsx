// @vitest-environment jsdom
// Secrets of copies: asked for, sent with the creation, and kept nowhere.
import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { RaRecord } from 'react-admin';
import { createConsole } from '../testing/renderConsole';
import { long, showList, source, target } from './testing/copyList';

const address = `/organizations/view/${source}/webhooks`;

type Sent = Readonly<Record<string, unknown>>;

/** Three webhooks: one needs an authentication that is only here, two have headers. */
const askedHooks = async (options?: Parameters<typeof createConsole>[0]) => {
  const made = await createConsole(options);
  const create = async (resource: string, account: string, data: object) =>
    (
      await made.provider.create<Omit<RaRecord, 'id'>, RaRecord>(resource, {
        data: { account_id: account, ...data },
        meta: { within: { account_id: account } },
      })
    ).data.id;
  const { data: hooks } = await made.provider.getList('webhooks', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { account_id: source },
  });
  const trigger = hooks[0]?.trigger_type as unknown;
  const rest = { url: 'https://x.test/', method: 'POST', is_enabled: true, trigger_type: trigger };
  const only = await create('authSettings', source, { name: 'Only here', environment: 'prod' });
  const both = await create('authSettings', source, { name: 'Both', environment: 'dev' });
  const there = await create('authSettings', target, { name: 'both', environment: 'dev' });
  await create('webhooks', source, { ...rest, name: 'Hook A', auth_id: only, headers: {} });
  for (const name of ['Hook B', 'Hook C'])
    await create('webhooks', source, { ...rest, name, auth_id: both, headers: { k: '1' } });
  const list = await showList(made, address);
  await list.select('Hook A', 'Hook B', 'Hook C');
  await list.begin();
  const sent = () => made.sentTo('POST', '/api/webhooks').slice(3);
  const sentOf = (name: string) =>
    sent()
      .map(({ body }) => body as Sent)
      .findLast((body) => body.name === name);
  return { ...list, asked: await list.question(), sent, sentOf, only, there };
};

const paste = async (input: HTMLElement, text: string) => {
  await userEvent.click(input);
  await userEvent.paste(text);
};

it('asks for the secrets of copies and of what they need, and sends what is entered', async () => {
  const { asked, sent, sentOf, sentTo, only, there } = await askedHooks();
  expect(asked.getByText('Copy 3 webhooks to Brightwater Grocers?')).toBeVisible();
  expect(
    asked.getByRole('checkbox', { name: 'Also create 1 authentication there: Only here' }),
  ).toBeChecked();
  const stays = 'Created there, and not removed by Undo: Authentication settings';
  expect(asked.getByText(stays)).toBeVisible();
  const secrets = within(asked.getByRole('group', { name: 'Secrets' }));
  expect(secrets.getByText(/^Secrets are not copied\./)).toBeVisible();
  expect(secrets.queryByLabelText('Headers of Hook A')).toBeNull();
  const headers = secrets.getByLabelText('Headers of Hook B, Hook C');
  expect(headers).toHaveAttribute('type', 'password');
  await paste(headers, '{"k": ');
  await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
  expect(await secrets.findByText('Headers is not valid JSON.', {}, long)).toBeVisible();
  expect(sent()).toEqual([]);
  await waitFor(() => {
    expect(headers).toHaveFocus();
  });
  await paste(headers, '"hush-1"}');
  const details = within(secrets.getByRole('group', { name: 'Details of Only here' }));
  await userEvent.click(await details.findByRole('combobox', { name: 'Type of details' }, long));
  await userEvent.click(await screen.findByRole('option', { name: 'Bearer token' }));
  await paste(details.getByLabelText(/^Token/), 'hush-2');

  const stored = vi.spyOn(IDBObjectStore.prototype, 'put');
  await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^3 webhooks copied to/, {}, long)).toBeVisible();
  expect(stored.mock.calls.length).toBeGreaterThan(3);
  const kept = [
    stored.mock.calls,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    location.href,
  ];
  expect(JSON.stringify(kept)).not.toContain('hush');
  expect(sentTo('POST', '/api/auth/settings').at(-1)?.body).toEqual({
    account_id: target,
    name: 'Only here',
    environment: 'prod',
    auth_details: { type: 'bearer', token: 'hush-2' },
  });
  expect(sentOf('Hook A')?.auth_id).not.toBe(only);
  expect(sentOf('Hook B')).toMatchObject({ account_id: target, auth_id: there });
  expect(sentOf('Hook B')?.headers).toEqual({ k: 'hush-1' });
  // They had the same here, so they were entered once.
  expect(sentOf('Hook C')?.headers).toEqual({ k: 'hush-1' });

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
  const undone = 'Undone for 3 rows. Only here: It cannot be removed here, so it stays.';
  expect(await screen.findByText(undone, {}, long)).toBeVisible();
}, 120_000);

it('asks again in a later page, and says that they were not stored', async () => {
  let isRefusing = true;
  const { asked, sentOf, question, router } = await askedHooks({
    answer: ({ method, path, body }) =>
      isRefusing &&
      method === 'POST' &&
      path === '/api/webhooks' &&
      (body as Sent).account_id === target
        ? Response.json({ message: 'Not today.' }, { status: 403 })
        : undefined,
  });
  await paste(asked.getByLabelText('Headers of Hook B, Hook C'), '{"k":"hush-1"}');
  await userEvent.click(asked.getByRole('button', { name: 'Enter each separately' }));
  expect(asked.getByLabelText('Headers of Hook C')).toHaveValue('{"k":"hush-1"}');
  await userEvent.clear(asked.getByLabelText('Headers of Hook C'));
  await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
  expect(await asked.findByRole('alert', {}, long)).toHaveTextContent(/Hook B: Not today\./);
  // What was entered is still there.
  expect(asked.getByLabelText('Headers of Hook B')).toHaveValue('{"k":"hush-1"}');
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  isRefusing = false;
  await act(() => router.navigate('/users'));
  await act(() => router.navigate(address));
  const offered = await screen.findByRole('group', { name: 'Copy to Brightwater Grocers' }, long);
  await userEvent.click(within(offered).getByRole('button', { name: 'Resume' }));
  const again = await question();
  expect(again.getByText(/^The secrets you entered were not stored\./)).toBeVisible();
  expect(again.queryByLabelText('Headers of Hook A')).toBeNull();
  expect(again.getByLabelText('Headers of Hook B')).toHaveValue('');
  await paste(again.getByLabelText('Headers of Hook C'), '{"k":"hush-3"}');
  await userEvent.click(again.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^3 webhooks copied to/, {}, long)).toBeVisible();
  expect(sentOf('Hook B')?.headers).toEqual({});
  expect(sentOf('Hook C')?.headers).toEqual({ k: 'hush-3' });
}, 120_000);
