// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inList, whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { json, text } from '../../schema/fields';
import { isObject } from '../../lib/util/isObject';
import { createConsole } from '../testing/renderConsole';

/** A JSON object, and a field that is part of it. */
const letters = defineResource({
  name: 'letters',
  label: 'Letter',
  labels: 'Letters',
  routes: { list: '/letters' },
  api: '/api/letters',
  fields: {
    name: text({ label: 'Name', required: true }),
    reply: text({
      label: 'Reply',
      from: ['body'],
      read: (body) => (isObject(body) ? body.replyTo : null),
    }),
    body: json({ label: 'Body', required: true, initial: { lines: 1 } }),
  },
  calls: {
    list: { path: '/api/letters', read: 'letters', paging: whole },
    one: inList,
    create: { path: '/api/letters', send: ['name', 'body'] },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  create: {
    title: 'Add Letter',
    fields: ['name', 'reply', 'body'],
    duplicate: { renamed: 'name' },
  },
});

const long = { timeout: 15_000 };

const opened = async (address: string, others: readonly string[] = []) => {
  const body = { replyTo: 'ann', lines: 7 };
  const stored = ['First', ...others].map((name, at) => ({ id: `l-${at + 1}`, name, body }));
  const made = await createConsole({
    more: [letters],
    answer: ({ method, path }) => {
      if (!path.startsWith('/api/letters')) return undefined;
      return Response.json(method === 'GET' ? { letters: stored } : { id: 'l-9' });
    },
  });
  const shown = made.show(address);
  return { ...made, ...shown };
};

const form = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Letter' }, long));
  const box = (name: string) => dialog.findByRole('textbox', { name: new RegExp(name) }, long);
  return {
    dialog,
    name: await box('^Name'),
    reply: await box('^Reply'),
    body: await box('^Body'),
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Add Letter' })),
  };
};
const toasts = () => screen.getByRole('region', { name: /notifications|messages|toasts/i });

describe('a copy', () => {
  it('starts with the values of the original, except its name, and creates a new record', async () => {
    const { sentTo, address } = await opened('/letters');
    await userEvent.click(await screen.findByRole('link', { name: 'Duplicate First' }, long));
    expect(address()).toBe('/letters/create?copy=l-1');
    const { name, reply, send } = await form();
    expect(name).toHaveValue('Copy of First');
    expect(reply).toHaveValue('ann');
    await send();
    await waitFor(() => {
      expect(sentTo('POST', '/api/letters')).toHaveLength(1);
    }, long);
    expect(sentTo('POST', '/api/letters')[0]?.body).toEqual({
      name: 'Copy of First',
      body: { replyTo: 'ann', lines: 7 },
    });
    await waitFor(() => {
      expect(address()).toBe('/letters');
    }, long);
  }, 60_000);

  it.each([
    { others: ['copy of  first'], free: 'Copy of First (2)' },
    { others: ['Copy of First (2)', 'Copy of First'], free: 'Copy of First (3)' },
  ])('beside others is named $free', async ({ others, free }) => {
    const { sentTo } = await opened('/letters', others);
    await userEvent.click(await screen.findByRole('link', { name: 'Duplicate First' }, long));
    const { name } = await form();
    expect(name).toHaveValue(free);
    // What was read is enough.
    expect(sentTo('GET', '/api/letters')).toHaveLength(1);
  });

  it('of a missing record starts empty, and says so', async () => {
    await opened('/letters/create?copy=gone');
    const { name, body } = await form();
    expect(name).toHaveValue('');
    expect(JSON.parse((body as HTMLTextAreaElement).value)).toEqual({ lines: 1 });
    await waitFor(() => {
      expect(toasts()).toHaveTextContent(/not (found|there|here)|nothing|no longer/i);
    }, long);
  }, 60_000);
});
