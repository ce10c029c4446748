// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { byOffset, whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { createConsole } from '../testing/renderConsole';

const long = { timeout: 15_000 };
const names = ['Alder', 'Birch', 'Cedar', 'Doum', 'Elm'];
const rows = names.map((name, at) => ({ id: `t${at}`, name }));

const trees = (paging: typeof whole) =>
  defineResource({
    name: 'trees',
    label: 'Tree',
    labels: 'Trees',
    routes: { list: '/trees', view: '/trees/view/:id' },
    api: '/api/trees',
    fields: { name: text({ label: 'Name' }) },
    calls: { list: { path: '/api/trees', read: 'trees', paging }, one: { path: '/api/trees/:id' } },
    represent: '{name}',
    list: { columns: ['name'], pageSize: 2 },
    view: { fields: ['name'] },
  });

const opened = async (address: string, isPaged = false) => {
  const made = await createConsole({
    more: [trees(isPaged ? byOffset('offset') : whole)],
    withKeys: true,
    answer: ({ path, query }) => {
      if (path === '/api/trees') {
        const from = Number(query.get('offset') ?? 0);
        const page = isPaged ? rows.slice(from, from + 2) : rows;
        return Response.json({ trees: page, total: rows.length });
      }
      const row = rows.find(({ id }) => path === `/api/trees/${id}`);
      return row && Response.json(row);
    },
  });
  return { ...made, ...made.show(address) };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, long);
const position = () => screen.getByRole('navigation', { name: 'Position in Trees' });
const openRow = async (name: string) =>
  userEvent.click(await screen.findByRole('link', { name }, long));

describe('records before and after a record', () => {
  it('are those of the list it was opened from, sorted as the list is, over its pages', async () => {
    const { address, router } = await opened('/trees?sort=-name');
    await openRow('Doum');
    await heading('Doum');
    expect(position()).toHaveTextContent('2 of 5');
    await userEvent.keyboard('n');
    await heading('Cedar');
    expect(position()).toHaveTextContent('3 of 5');
    await userEvent.click(within(position()).getByRole('link', { name: 'Next Tree' }));
    await heading('Birch');
    await userEvent.keyboard('n');
    await heading('Alder');
    expect(position()).toHaveTextContent('5 of 5');
    expect(within(position()).getByRole('button', { name: 'Next Tree' })).toBeDisabled();
    await userEvent.keyboard('n');
    await userEvent.keyboard('p');
    await heading('Birch');
    // Back leads to the list, however many records were looked at.
    await act(() => router.navigate(-1));
    await heading('Trees');
    expect(address()).toBe('/trees?sort=-name');
  }, 60_000);

  it('write none of the rows that the list has read into the cache again', async () => {
    await opened('/trees');
    await screen.findByRole('link', { name: 'Birch' }, long);
    const write = vi.spyOn(QueryClient.prototype, 'setQueryData');
    await openRow('Birch');
    await heading('Birch');
    expect(position()).toHaveTextContent('2 of 5');
    expect(write.mock.calls.filter(([key]) => key[0] === 'trees')).toEqual([]);
    // Nor is a note reset that there was not: each would draw all rows of the list that comes back.
    expect(write.mock.calls.filter(([key]) => key[0] === 'added')).toEqual([]);
    write.mockRestore();
  });

  it('are read from the page beside it, if the platform pages the list', async () => {
    const { sent } = await opened('/trees', true);
    const lists = () =>
      sent.filter(({ path }) => path === '/api/trees').map(({ query }) => query.get('offset'));
    await openRow('Alder');
    await heading('Alder');
    expect(position()).toHaveTextContent('1 of 5');
    const before = lists().length;
    await userEvent.keyboard('n');
    await heading('Birch');
    await within(position()).findByRole('link', { name: 'Next Tree' }, long);
    expect(lists().slice(before)).toEqual(['2']);
    await userEvent.keyboard('n');
    await heading('Cedar');
    expect(position()).toHaveTextContent('3 of 5');
    await within(position()).findByRole('link', { name: 'Previous Tree' }, long);
    await userEvent.keyboard('p');
    await heading('Birch');
  }, 60_000);

  it('are not offered beyond a page that the console sorted', async () => {
    await opened('/trees?sort=-name', true);
    await openRow('Alder');
    await heading('Alder');
    expect(position()).toHaveTextContent('2 of 5');
    expect(within(position()).getByRole('button', { name: 'Next Tree' })).toBeDisabled();
    expect(within(position()).getByRole('link', { name: 'Previous Tree' })).toBeVisible();
  }, 60_000);

  it('are not offered without a list before', async () => {
    await opened('/trees/view/t1');
    await heading('Birch');
    expect(screen.queryByRole('navigation', { name: 'Position in Trees' })).toBeNull();
  }, 60_000);
});
