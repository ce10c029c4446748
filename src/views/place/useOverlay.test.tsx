// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inList, whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { createConsole } from '../testing/renderConsole';

const signs = defineResource({
  name: 'signs',
  label: 'Sign',
  labels: 'Signs',
  routes: { list: '/towns/view/:town_id/signs', up: '/towns/view/:town_id' },
  api: '/api/signs',
  fields: { name: text({ label: 'Name', required: true }) },
  calls: {
    list: { path: '/api/towns/:town_id/signs', read: 'signs', paging: whole },
    one: inList,
    create: { path: '/api/towns/:town_id/signs', send: ['name'] },
    update: { path: '/api/towns/:town_id/signs/:id', send: ['name'] },
  },
  represent: '{name}',
  list: { columns: ['name'], isSearchable: true },
  create: { title: 'Add Sign', fields: ['name'] },
  edit: { title: 'Edit Sign', fields: ['name'], done: 'Sign "{name}" saved.' },
});

/** Read-only rows. */
const marks = defineResource({
  name: 'marks',
  label: 'Mark',
  labels: 'Marks',
  routes: { list: '/marks' },
  api: '/api/marks',
  fields: { name: text({ label: 'Name' }) },
  calls: { list: { path: '/api/marks', read: 'marks', paging: whole } },
  represent: '{name}',
  list: { columns: ['name'] },
});

const page = '/towns/view/t%2F1/signs';
const api = '/api/towns/t%2F1/signs';

const opened = async (address: string) => {
  const rows = [
    { id: 'a/b?c#%', name: 'Stop' },
    { id: 'create', name: 'Go' },
  ];
  const made = await createConsole({
    more: [signs, marks],
    answer: ({ method, path }) => {
      if (path === '/api/marks') return Response.json({ marks: rows });
      if (!path.startsWith(api)) return undefined;
      return Response.json(method === 'GET' ? { signs: rows } : { id: 'new' });
    },
  });
  return { ...made, ...made.show(address) };
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const editPanel = () => screen.findByRole('dialog', { name: /^Edit Sign:/ });
const nameIn = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: /Name/ });

describe('dialogs over a list within a parent', () => {
  it.each([
    ['Stop', 'a%2Fb%3Fc%23%25'],
    ['Go', 'create'],
  ])('edit the row %s at their own address', async (name, id) => {
    const { address, router, sentTo } = await opened(page);
    await userEvent.click(
      await within(await row(name)).findByRole('link', { name: `Edit ${name}` }),
    );
    const dialog = await editPanel();
    expect(address()).toBe(`${page}/edit/${id}`);
    expect(nameIn(dialog)).toHaveValue(name);
    await userEvent.type(nameIn(dialog), '!');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`Sign "${name}!" saved.`)).toBeVisible();
    await waitFor(() => {
      expect(address()).toBe(page);
    });
    expect(sentTo('PUT', '/api').map(({ path }) => path)).toEqual([`${api}/${id}`]);
    expect(router.state.location.pathname).toBe(page);
  });

  it('are opened by their address, and Back closes them', async () => {
    const { router, address } = await opened(page);
    await row('Stop');
    await act(() => router.navigate(`${page}/edit/a%2Fb%3Fc%23%25`));
    expect(nameIn(await editPanel())).toHaveValue('Stop');
    await act(() => router.navigate(-1));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(address()).toBe(page);
  });

  it('switch between rows with the address, and never mix them up', async () => {
    const { router } = await opened(`${page}/edit/create`);
    expect(nameIn(await editPanel())).toHaveValue('Go');
    await act(() => router.navigate(`${page}/edit/a%2Fb%3Fc%23%25`));
    await waitFor(async () => {
      expect(nameIn(await editPanel())).toHaveValue('Stop');
    });
  });

  it('keep the search of the list when they close', async () => {
    const { address } = await opened(`${page}/create?q=Sto`);
    const dialog = await screen.findByRole('dialog', { name: 'Add Sign' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(address()).toBe(`${page}?q=Sto`);
    });
    expect(await row('Stop')).toBeVisible();
  });

  it('create a record below the parent of the address', async () => {
    const { sentTo } = await opened(`${page}/create`);
    const dialog = await screen.findByRole('dialog', { name: 'Add Sign' });
    await userEvent.type(nameIn(dialog), 'Yield{Enter}{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(sentTo('POST', '/api').map(({ path, body }) => [path, body])).toEqual([
      [api, { name: 'Yield' }],
    ]);
  });

  it('return to the list if the row does not exist', async () => {
    const { address } = await opened(`${page}/edit/ghost`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
    await waitFor(() => {
      expect(address()).toBe(page);
    });
  });
});

describe('the history after a dialog was closed', () => {
  const cancel = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Sign' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  };

  it('leads from the page to the previous one, and never into the dialog', async () => {
    const { router, address } = await opened('/marks');
    await row('Stop');
    await act(() => router.navigate(`${page}?q=Sto`));
    await userEvent.click(await screen.findByRole('link', { name: 'Add Sign' }));
    await cancel();
    expect(address()).toBe(`${page}?q=Sto`);
    await act(() => router.navigate(-1));
    expect(address()).toBe('/marks');
  });

  it('does so if the dialog was opened by its address', async () => {
    const { router, address } = await opened('/marks');
    await row('Stop');
    await act(() => router.navigate(`${page}/create`));
    await cancel();
    expect(address()).toBe(page);
    await act(() => router.navigate(-1));
    expect(address()).toBe('/marks');
  });

  it('loses one entry for two clicks on Cancel', async () => {
    const { router, address } = await opened('/marks');
    await row('Stop');
    await act(() => router.navigate(page));
    await userEvent.click(await screen.findByRole('link', { name: 'Add Sign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Sign' });
    const button = within(dialog).getByRole('button', { name: 'Cancel' });
    act(() => {
      button.click();
      button.click();
    });
    expect(address()).toBe(page);
  });
});

describe('addresses of dialogs that an entity does not have', () => {
  it.each(['/marks/create', '/marks/edit/create', `${page}/edit`, `${page}/remove/create`])(
    '%s is not found',
    async (address) => {
      await opened(address);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it.each([
    '/marks?panel=marks/create',
    '/marks?panel=marks/together',
    `${page}?panel=signs/create`,
  ])('%s is only the list', async (address) => {
    await opened(address);
    expect(await row('Stop')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
