// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { whole } from '../../../schema/calls';
import { defineResource } from '../../../schema/defineResource';
import { text } from '../../../schema/fields';
import { createConsole } from '../../testing/renderConsole';

const trams = defineResource({
  name: 'trams',
  label: 'Tram',
  labels: 'Trams',
  routes: { list: '/trams', view: '/trams/view/:id' },
  api: '/api/trams',
  fields: { name: text({ label: 'Name' }) },
  calls: {
    list: { path: '/api/trams', read: 'trams', paging: whole },
    one: { path: '/api/trams/:id' },
  },
  represent: '{name}',
  list: { columns: ['name'], isSearchable: true, pageSize: 3 },
  view: { fields: ['name'] },
});

const names = ['Ash', 'Birch', 'Cedar', 'Elm Street', 'Elm Park', 'Fir', 'Hazel'];
const rows = names.map((name, at) => ({ id: `t${at}`, name }));

const opened = async (address = '/trams') => {
  const made = await createConsole({
    more: [trams],
    withKeys: true,
    answer: ({ path }) => {
      if (path === '/api/trams') return Response.json({ trams: rows });
      const one = rows.find(({ id }) => path === `/api/trams/${id}`);
      return one ? Response.json(one) : undefined;
    },
  });
  const shown = made.show(address);
  await screen.findByRole('table', { name: 'Trams' });
  await waitFor(() => {
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });
  return shown;
};
const link = (name: string) => screen.findByRole('link', { name });
const hasFocus = async (name: string) => {
  await waitFor(async () => {
    expect(await link(name)).toHaveFocus();
  });
};

describe('the keyboard in a list', () => {
  it.each(['{Enter}', '{ArrowDown}'])(
    'moves from the search to the results, by %s',
    async (key) => {
      await opened();
      await userEvent.keyboard('/');
      expect(screen.getByRole('searchbox')).toHaveFocus();
      // Immediately, although a search waits for a pause in typing.
      await userEvent.keyboard(`elm${key}`);
      await hasFocus('Elm Street');
      await userEvent.keyboard('{ArrowDown}');
      await hasFocus('Elm Park');
    },
  );

  it('stays in the search while it is too short, or has no results', async () => {
    await opened();
    await userEvent.keyboard('/');
    await userEvent.keyboard('el{Enter}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('ephant{Enter}');
    expect(await screen.findByText(/No trams match/)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('clears the search by Escape, leaves it by the next one, and continues with j', async () => {
    await opened();
    await userEvent.keyboard('/');
    await userEvent.keyboard('elm{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}j');
    await hasFocus('Ash');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('moves from page to page with j, and back with k', async () => {
    const { address } = await opened();
    await userEvent.keyboard('jjjj');
    await hasFocus('Elm Street');
    expect(address()).toBe('/trams?page=2');
    await userEvent.keyboard('k');
    await hasFocus('Cedar');
    expect(address()).toBe('/trams?page=1');
    await userEvent.keyboard('kkk');
    await hasFocus('Ash');
  });

  it('returns to the opened row after Back', async () => {
    const { router } = await opened();
    await userEvent.keyboard('jj{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Birch');
    });
    await act(() => router.navigate(-1));
    await hasFocus('Birch');
  });

  it('is on no row if the list is newly opened', async () => {
    const { router } = await opened();
    await userEvent.keyboard('jj{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Birch');
    });
    await act(() => router.navigate('/trams'));
    await link('Birch');
    expect(document.body).toHaveFocus();
  });
});
