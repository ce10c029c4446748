// @vitest-environment jsdom
/** Links of react-admin can fill a create form (`?source=`), and so can links that anybody wrote. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inList, whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { createConsole } from '../testing/renderConsole';

const hooks = defineResource({
  name: 'hooks',
  label: 'Hook',
  labels: 'Hooks',
  routes: { list: '/malls/view/:mall_id/hooks', up: '/malls/view/:mall_id' },
  api: '/api/hooks',
  fields: {
    mall_id: text({ label: 'Mall' }),
    name: text({ label: 'Name', required: true }),
    secret: text({ label: 'Secret', secret: 'hidden' }),
    owner: text({ label: 'Owner' }),
  },
  calls: {
    list: { path: '/api/malls/:mall_id/hooks', read: 'hooks', paging: whole },
    one: inList,
    create: { path: '/api/hooks', send: ['mall_id', 'name', 'secret', 'owner'] },
    update: { path: '/api/hooks/:id', send: ['name', 'secret'] },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  create: { title: 'Add Hook', fields: ['mall_id', 'name', 'secret'] },
  edit: { title: 'Edit Hook', fields: ['name', 'secret'], done: 'Hook "{name}" saved.' },
});

const list = '/malls/view/m-1/hooks';
const brought = { mall_id: 'm-2', name: 'Foreign', secret: 'known', owner: 'eve' };
const source = `?source=${encodeURIComponent(JSON.stringify(brought))}`;

const opened = async (address: string) => {
  const stored = { id: 'h-1', name: 'First' };
  const made = await createConsole({
    more: [hooks],
    answer: ({ method, path }) => {
      if (!path.includes('/hooks')) return undefined;
      return Response.json(method === 'GET' ? { hooks: [stored] } : { id: 'h-2' });
    },
  });
  const shown = made.show(address);
  return { ...made, ...shown, box: (name: string) => screen.findByRole('textbox', { name }) };
};

describe('a record in the address', () => {
  it('fills visible fields of a new record, but no parent, no secret and no other value', async () => {
    const { box, sentTo, address } = await opened(`${list}/create${source}`);
    expect(await box('Name')).toHaveValue('Foreign');
    expect(await box('Mall')).toHaveValue('m-1');
    expect(await box('Secret')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Add Hook' }));
    await waitFor(() => {
      expect(sentTo('POST', '/api/hooks').map(({ body }) => body)).toEqual([
        { mall_id: 'm-1', name: 'Foreign', secret: null, owner: null },
      ]);
    });
    // The next dialog starts empty.
    await waitFor(() => {
      expect(address()).toBe(list);
    });
  });

  it('fills it from the history state too, as a CreateButton with a record does', async () => {
    const { router, box } = await opened(list);
    await screen.findByRole('row', { name: /First/ });
    await router.navigate(`${list}/create`, { state: { record: brought } });
    expect(await box('Name')).toHaveValue('Foreign');
    expect(await box('Secret')).toHaveValue('');
  });

  it('changes nothing of a stored record', async () => {
    const { box, router, address } = await opened(`${list}/edit/h-1${source}`);
    expect(await box('Name')).toHaveValue('First');
    expect(await box('Secret')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    // It is unchanged, so it closes without a question.
    await waitFor(() => {
      expect(address()).toBe(list);
    });
    await router.navigate(`${list}/edit/h-1`, { state: { record: brought } });
    expect(await box('Name')).toHaveValue('First');
  });

  it.each(['"text"', '[1]', 'null', '{"name":{"a":1}}'])(
    'that is %s breaks nothing',
    async (value) => {
      const { box } = await opened(`${list}/create?source=${encodeURIComponent(value)}`);
      expect(await box('Mall')).toHaveValue('m-1');
      expect(await box('Name')).toBeVisible();
    },
  );
});
