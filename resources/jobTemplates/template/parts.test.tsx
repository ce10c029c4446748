// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inList, whole } from '../../../src/schema/calls';
import { defineResource } from '../../../src/schema/defineResource';
import { json, text } from '../../../src/schema/fields';
import { createConsole } from '../../../src/views/testing/renderConsole';
import { ReturnUrlInput } from './ReturnUrlInput';
import { readPart } from './template';
import { TemplateInput } from './TemplateInput';

/** A JSON object, and a field that is part of it. */
const letters = defineResource({
  name: 'letters',
  label: 'Letter',
  labels: 'Letters',
  routes: { list: '/letters' },
  api: '/api/letters',
  fields: {
    name: text({ label: 'Name', required: true }),
    returnUrl: text({
      label: 'Reply',
      from: ['template'],
      read: readPart('returnUrl'),
      input: () => Promise.resolve({ default: ReturnUrlInput }),
    }),
    template: json({
      label: 'Body',
      required: true,
      initial: { lines: 1 },
      input: () => Promise.resolve({ default: TemplateInput }),
    }),
  },
  calls: {
    list: { path: '/api/letters', read: 'letters', paging: whole },
    one: inList,
    create: { path: '/api/letters', send: ['name', 'template'] },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  create: { title: 'Add Letter', fields: ['name', 'returnUrl', 'template'] },
});

const long = { timeout: 15_000 };

const opened = async (address: string) => {
  const stored = { id: 'l-1', name: 'First', template: { returnUrl: 'ann', lines: 7 } };
  const made = await createConsole({
    more: [letters],
    answer: ({ method, path }) => {
      if (!path.startsWith('/api/letters')) return undefined;
      return Response.json(method === 'GET' ? { letters: [stored] } : { id: 'l-2' });
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
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

describe('a part of a template', () => {
  it('shows the same in both inputs, and is only sent inside', async () => {
    const { sentTo } = await opened('/letters/create');
    const { name, reply, body, send } = await form();
    write(name, 'Second');
    write(reply, ' bob ');
    expect(JSON.parse((body as HTMLTextAreaElement).value)).toEqual({ lines: 1, returnUrl: 'bob' });
    write(body, '{"returnUrl": "cleo", "lines": 2}');
    expect(reply).toHaveValue('cleo');
    await send();
    await waitFor(() => {
      expect(sentTo('POST', '/api/letters')).toHaveLength(1);
    }, long);
    expect(sentTo('POST', '/api/letters')[0]?.body).toEqual({
      name: 'Second',
      template: { returnUrl: 'cleo', lines: 2 },
    });
  }, 60_000);

  it('is disabled while the other one is not an object, says why, and loses nothing', async () => {
    const { sentTo } = await opened('/letters/create');
    const { name, reply, body, send, dialog } = await form();
    write(name, 'Second');
    write(reply, 'bob');
    write(body, '{"returnUrl": "bob",');
    expect(reply).toBeDisabled();
    expect(reply).toHaveValue('bob');
    expect(dialog.getByRole('status')).toHaveTextContent('Body is not valid JSON. Fix it first.');
    await send();
    expect(await dialog.findByText('Body is not valid JSON.', {}, long)).toBeVisible();
    expect(sentTo('POST', '/api/letters')).toEqual([]);
    write(body, '{"returnUrl": "bo"}');
    expect(reply).toBeEnabled();
    expect(reply).toHaveValue('bo');
    write(reply, '');
    expect(body).toHaveValue('{}');
  }, 60_000);
});
