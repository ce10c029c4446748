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

/** @param later delays the second page */
const opened = async (address: string, isPaged = false, later?: Promise<void>) => {
  const made = await createConsole({
    more: [trees(isPaged ? byOffset('offset') : whole)],
    withKeys: true,
    answer: ({ path, query }) => {
      if (path === '/api/trees') {
        const from = Number(query.get('offset') ?? 0);
        const page = isPaged ? rows.slice(from, from + 2) : rows;
        const answer = () => Response.json({ trees: page, total: rows.length });
        return from > 0 && later ? later.then(answer) : answer();
      }
      const row = rows.find(({ id }) => path === `/api/trees/${id}`);
      return row && Response.json(row);
    },
  });
  return { ...made, ...made.show(address) };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, long);
const position = () => screen.getByRole('navigation', { name: 'Position in Trees' });
const positionLater = () => screen.findByRole('navigation', { name: 'Position in Trees' }, long);
const openRow = async (name: string) =>
  userEvent.click(await screen.findByRole('link', { name }, long));

/** `act` would draw at once what follows later in a browser. */
const openAtPace = async (name: string) => {
  const link = await screen.findByRole('link', { name }, long);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  link.click();
};

/** Presses keys in the moment in which a record's page is drawn; says whether its neighbors were already there. */
const pressAtFirst = (name: string, keys: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== name) return;
      observer.disconnect();
      const areThere = screen.queryByRole('navigation', { name: 'Position in Trees' }) !== null;
      for (const key of keys) {
        const press = { key, code: `Key${key.toUpperCase()}`, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', press));
      }
      resolve(areThere);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

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

  it('follow a key pressed before they are drawn; the newest press counts', async () => {
    await opened('/trees');
    const early = pressAtFirst('Birch', ['p', 'n']);
    await openAtPace('Birch');
    expect(await early).toBe(false);
    await heading('Cedar');
    // One press is one step.
    expect(await positionLater()).toHaveTextContent('3 of 5');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cedar');
  }, 60_000);

  it('forget a key pressed early if what is typed next is for something else', async () => {
    await opened('/trees');
    const early = pressAtFirst('Birch', ['n']).then((areThere) => {
      const input = document.body.appendChild(document.createElement('input'));
      input.focus();
      return areThere;
    });
    await openAtPace('Birch');
    expect(await early).toBe(false);
    expect(await positionLater()).toHaveTextContent('2 of 5');
    // If the key had led to the next record, this would lead back to the one before it.
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('p');
    await heading('Alder');
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

  it('follow a key pressed while the page beside it is read', async () => {
    let answer = () => {};
    await opened('/trees', true, new Promise((resolve) => (answer = resolve)));
    await openRow('Birch');
    await heading('Birch');
    expect(position()).toHaveTextContent('2 of 5');
    expect(within(position()).getByRole('button', { name: 'Next Tree' })).toBeDisabled();
    await userEvent.keyboard('n');
    answer();
    await heading('Cedar');
    expect(await positionLater()).toHaveTextContent('3 of 5');
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
