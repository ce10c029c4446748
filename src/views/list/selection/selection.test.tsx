// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inList, whole } from '../../../schema/calls';
import { defineResource } from '../../../schema/defineResource';
import { choice, count, onOff, text } from '../../../schema/fields';
import { fixed } from '../../../schema/options';
import { createConsole } from '../../testing/renderConsole';

const racks = defineResource({
  name: 'racks',
  label: 'Rack',
  labels: 'Racks',
  routes: { list: '/racks', view: '/racks/view/:id' },
  api: '/api/racks',
  fields: {
    name: text({ label: 'Name' }),
    shelves: count({ label: 'Shelves' }),
    is_fixed: onOff({ label: 'Fixed', words: { on: 'Fixed', off: 'Movable' } }),
    level: choice({ label: 'Level', options: fixed(['low', 'mid', 'high']) }),
  },
  calls: { list: { path: '/api/racks', read: 'racks', paging: whole }, one: inList },
  represent: '{name}',
  list: {
    columns: ['name', 'shelves'],
    filters: ['level'],
    isSearchable: true,
    pageSize: 4,
    setForSelected: ['is_fixed', 'level'],
  },
  view: { fields: ['name'] },
  edit: {
    title: 'Edit Rack',
    fields: ['name', 'is_fixed', 'level'],
    done: 'Saved.',
    canUndo: true,
  },
  bulk: { key: 'name', edit: {} },
  remove: {
    shownIf: { kind: 'is', field: 'is_fixed', value: false },
    consequences: [
      {
        text: '{smart_count} shelf is removed too. |||| {smart_count} shelves are removed too.',
        counts: { field: 'shelves' },
      },
      { text: '{name} no longer appears in plans.' },
    ],
  },
});

/** Has the ids of racks. */
const bins = defineResource({
  name: 'bins',
  label: 'Bin',
  labels: 'Bins',
  routes: { list: '/bins' },
  api: '/api/racks',
  fields: { name: text({ label: 'Name' }) },
  calls: { list: { path: '/api/racks', read: 'racks', paging: whole } },
  represent: 'Bin of {name}',
  list: { columns: ['name'] },
  remove: {},
});

interface Opened {
  /** How a removal is refused, by the record's id. */
  readonly refusals?: Readonly<Record<string, number>>;
  readonly at?: string;
}

const opened = async ({ refusals = {}, at = '/racks' }: Opened = {}) => {
  let rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => ({
    id,
    name: `Rack ${id}`,
    shelves: index + 1,
    is_fixed: id === 'f',
    level: 'low',
  }));
  /** Another person changes a record. */
  const change = (id: string, values: object) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...values } : row));
  };
  const refusing = new Map(Object.entries(refusals));
  let running = 0;
  let most = 0;
  const remove = async (path: string): Promise<Response> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    running -= 1;
    const id = path.slice('/api/racks/'.length);
    const status = refusing.get(id);
    refusing.delete(id);
    if (status !== 404 && status !== undefined)
      return Response.json({ message: 'The rack is in use.' }, { status });
    rows = rows.filter((row) => row.id !== id);
    return status === 404
      ? Response.json({ message: 'No such rack.' }, { status })
      : Response.json({});
  };
  const made = await createConsole({
    more: [racks, bins],
    answer: ({ method, path, body }) => {
      if (!path.startsWith('/api/racks')) return undefined;
      if (method === 'PUT') {
        rows = rows.map((row) =>
          path.endsWith(`/${row.id}`) ? { ...row, ...(body as object) } : row,
        );
        return Response.json({});
      }
      return method === 'GET' ? Response.json({ racks: rows }) : remove(path);
    },
  });
  const shown = made.show(at);
  await screen.findAllByRole('link', { name: /^Rack / });
  const box = (name: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
  const select = async (...names: readonly string[]) => {
    for (const name of names) await userEvent.click(await box(name));
  };
  const selected = () =>
    screen
      .queryAllByRole('checkbox', { checked: true, hidden: true })
      .map((own) => own.getAttribute('aria-label'));
  const bar = () => screen.findByRole('group', { name: 'Selected rows' });
  const press = async (name: string) => {
    await userEvent.click(await within(await bar()).findByRole('button', { name }));
  };
  const removed = () => made.sentTo('DELETE', '/api/racks').map(({ path }) => path.at(-1));
  return {
    ...made,
    remove,
    change,
    shown,
    box,
    select,
    selected,
    bar,
    press,
    removed,
    mostAtOnce: () => most,
  };
};

describe('rows', () => {
  it('are selected by a click, and with Shift all between two clicks', async () => {
    const { box, select, selected, bar } = await opened();
    await select('Rack a');
    expect(await bar()).toHaveTextContent('1 selected');
    fireEvent.click(await box('Rack c'), { shiftKey: true });
    expect(selected()).toEqual(['Select Rack a', 'Select Rack b', 'Select Rack c']);
    fireEvent.click(await box('Rack b'), { shiftKey: true });
    expect(selected()).toEqual(['Select Rack a']);
  });

  it('are selected by Space on a row, and all of the page by Ctrl A', async () => {
    const { selected, bar } = await opened();
    const user = userEvent.setup();
    screen.getByRole('link', { name: 'Rack b' }).focus();
    await user.keyboard(' ');
    expect(selected()).toEqual(['Select Rack b']);
    const isDefault = fireEvent.keyDown(screen.getByRole('link', { name: 'Rack b' }), {
      key: ' ',
      repeat: true,
    });
    expect([isDefault, ...selected()]).toEqual([false, 'Select Rack b']);
    screen.getByRole('link', { name: 'Rack d' }).focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(selected()).toEqual(['Select Rack b', 'Select Rack c', 'Select Rack d']);
    await user.keyboard('{Control>}a{/Control}');
    expect(await bar()).toHaveTextContent('4 selected');
    // Once more changes nothing.
    await user.keyboard('{Control>}a{/Control}');
    expect(await bar()).toHaveTextContent('4 selected');
    expect(selected()).toContain('Select all on this page');
  });

  it('of all pages are selected after those of this page', async () => {
    const { select, bar, press } = await opened();
    await select('Rack a');
    expect(within(await bar()).queryByRole('button', { name: /Select all/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Select all 6');
    await waitFor(async () => {
      expect(await bar()).toHaveTextContent('6 selected');
    });
    await press('Clear selection');
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    });
    // What had the focus is gone.
    await waitFor(() => {
      expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
    });
  });
});

describe('a selection', () => {
  it('is of the rows that are seen: another search has none', async () => {
    const { shown, select, selected, bar } = await opened();
    await select('Rack a', 'Rack b');
    await act(() => shown.router.navigate('/racks?q=rack'));
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    });
    await select('Rack c');
    expect(await bar()).toHaveTextContent('1 selected');
    expect(selected()).toEqual(['Select Rack c']);
    await act(() => shown.router.navigate('/racks?q=rack&page=2'));
    await screen.findByRole('link', { name: 'Rack e' });
    expect(await bar()).toHaveTextContent('1 selected');
  });

  it('does not begin with Shift at a row of another entity', async () => {
    const { shown, select, box, selected } = await opened();
    await select('Rack a');
    await act(() => shown.router.navigate('/bins'));
    fireEvent.click(await box('Bin of Rack c'), { shiftKey: true });
    expect(selected()).toEqual(['Select Bin of Rack c']);
  });

  it('has no record that was removed on its own page', async () => {
    const { shown, select, bar } = await opened();
    await select('Rack a', 'Rack b');
    await act(() => shown.router.navigate('/racks/view/a'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Rack "Rack a" removed.')).toBeVisible();
    expect(await bar()).toHaveTextContent('1 selected');
  });

  it('loses what another person removed, and says of no such row that it stays', async () => {
    const { shown, select, press, remove } = await opened();
    await select('Rack a', 'Rack b');
    await act(() => shown.router.navigate('/racks?page=2'));
    await screen.findByRole('link', { name: 'Rack e' });
    await remove('/api/racks/a');
    await press('Remove…');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Rack' });
    expect(question).toHaveTextContent('Are you sure you want to remove Rack b?');
    expect(question).not.toHaveTextContent('does not apply');
    expect(
      within(await screen.findByRole('group', { name: 'Selected rows', hidden: true })).getByText(
        '1 selected',
      ),
    ).toBeVisible();
  });
});

describe('the removal of selected rows', () => {
  it('asks once with names and effects summed up, and sends one call for each, four at a time', async () => {
    const { select, press, removed, mostAtOnce } = await opened();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Select all 6');
    await screen.findByText('6 selected');
    await press('Remove…');
    const question = await screen.findByRole('alertdialog', { name: 'Remove 5 racks' });
    expect(question).toHaveTextContent('Are you sure you want to remove 5 racks?');
    expect(question).toHaveTextContent('Remove does not apply to 1 selected row');
    expect(question).toHaveTextContent('Rack a, Rack b, Rack c, Rack d, Rack e');
    expect(await within(question).findByText('15 shelves are removed too.')).toBeVisible();
    expect(within(question).getByText('Rack b no longer appears in plans.')).toBeVisible();
    expect(removed()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('5 racks removed.')).toBeVisible();
    expect(removed()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(mostAtOnce()).toBe(4);
    expect(await screen.findByText('Rack f')).toBeVisible();
    expect(screen.queryByText('Rack a')).toBeNull();
    await select('Rack f');
  });

  it('names each refusal, counts what is gone as removed, and sends the refused again', async () => {
    const { select, selected, press, removed } = await opened({ refusals: { a: 409, b: 404 } });
    await select('Rack a', 'Rack b', 'Rack c');
    await press('Remove…');
    const question = await screen.findByRole('alertdialog', { name: 'Remove 3 racks' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    const alert = await within(question).findByRole('alert');
    expect(alert).toHaveTextContent('2 of 3 done. These failed and are still selected:');
    expect(alert).toHaveTextContent('Rack a: The rack is in use.');
    expect(alert).not.toHaveTextContent('Rack b');
    expect(question).toHaveTextContent('Are you sure you want to remove Rack a?');
    expect(selected()).toEqual(['Select Rack a']);
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Rack "Rack a" removed.')).toBeVisible();
    expect(removed()).toEqual(['a', 'b', 'c', 'a']);
  });

  it('names the refusals also on the page that the person went to meanwhile', async () => {
    const { shown, select, press, hold } = await opened({ refusals: { a: 409 } });
    await select('Rack a', 'Rack b');
    await press('Remove…');
    const question = await screen.findByRole('alertdialog', { name: 'Remove 2 racks' });
    const release = hold(({ method }) => method === 'DELETE');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await act(() => shown.router.navigate('/products'));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    release();
    expect(
      await screen.findByText(/^1 of 2 done\. These failed .*Rack a: The rack is in use\.$/),
    ).toBeVisible();
  });

  it('asks nothing if none of the rows can be removed', async () => {
    const { select, press, removed } = await opened({ at: '/racks?page=2' });
    await select('Rack f');
    await press('Remove…');
    expect(await screen.findByText('Remove applies to none of the selected rows.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(removed()).toEqual([]);
  });

  it('can be stopped: what is not sent stays selected', async () => {
    const { select, selected, press, removed, hold } = await opened();
    await select('Rack a');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Select all 6');
    await screen.findByText('6 selected');
    await press('Remove…');
    const question = await screen.findByRole('alertdialog', { name: 'Remove 5 racks' });
    const release = hold(({ method }) => method === 'DELETE');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await within(question).findByText('0 of 5 done')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Stop' }));
    release();
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      '4 of 5 done. The others are still selected.',
    );
    expect(removed()).toEqual(['a', 'b', 'c', 'd']);
    expect(selected()).toEqual(['Select Rack e']);
  });
});

describe('a declared field', () => {
  it('is set for the rows that have another value, and undone', async () => {
    const { select, press, sentTo } = await opened({ at: '/racks?page=2' });
    const sent = () =>
      sentTo('PUT', '/api/racks').map(({ path, body }) => [
        path.at(-1),
        (body as { is_fixed: boolean }).is_fixed,
      ]);
    await select('Rack e', 'Rack f');
    await press('Set…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fixed' }));
    const question = await screen.findByRole('alertdialog', { name: 'Fixed' });
    expect(question).toHaveTextContent(
      'Set Rack e to "Fixed"? Fixed does not apply to 1 selected row, which stays as it is.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Set' }));
    expect(await screen.findByText('Rack e set to "Fixed".')).toBeVisible();
    expect(sent()).toEqual([['e', true]]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 1 row.')).toBeVisible();
    expect(sent()).toEqual([
      ['e', true],
      ['e', false],
    ]);
  });
});

describe('a value that another person set meanwhile', () => {
  const set = async (
    { press }: Pick<Awaited<ReturnType<typeof opened>>, 'press'>,
    value: string,
  ) => {
    await press('Set…');
    await userEvent.click(await screen.findByRole('menuitem', { name: value }));
    const question = await screen.findByRole('alertdialog', { name: value });
    await userEvent.click(within(question).getByRole('button', { name: 'Set' }));
  };

  it('is not sent again if it is the same', async () => {
    const made = await opened();
    await made.select('Rack a', 'Rack b');
    made.change('a', { level: 'high' });
    await set(made, 'Level: high');
    expect(await screen.findByText('2 racks set to "Level: high".')).toBeVisible();
    expect(made.sentTo('PUT', '/api/racks').map(({ path }) => path)).toEqual(['/api/racks/b']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 2 rows.')).toBeVisible();
    // What was not set is not taken back.
    expect(made.sentTo('PUT', '/api/racks').map(({ path }) => path)).toEqual([
      '/api/racks/b',
      '/api/racks/b',
    ]);
  });

  it('is not overwritten by Undo', async () => {
    const made = await opened();
    await made.select('Rack a', 'Rack b');
    await set(made, 'Level: high');
    expect(await screen.findByText('2 racks set to "Level: high".')).toBeVisible();
    made.change('a', { level: 'mid' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(
        'Undone for 1 row. Rack a: It was changed since then, and stays as it is.',
      ),
    ).toBeVisible();
    const sent = made
      .sentTo('PUT', '/api/racks')
      .map(({ path, body }) => [path.at(-1), (body as { level: string }).level]);
    expect(sent).toEqual([
      ['a', 'high'],
      ['b', 'high'],
      ['b', 'low'],
    ]);
  });
});

describe('the bulk edit of selected rows', () => {
  it('opens nothing if all of them were removed', async () => {
    const { shown, select, press, remove } = await opened();
    await select('Rack a');
    await act(() => shown.router.navigate('/racks?page=2'));
    await screen.findByRole('link', { name: 'Rack e' });
    await remove('/api/racks/a');
    await press('Bulk edit these');
    expect(
      await screen.findByText('Bulk edit these applies to none of the selected rows.'),
    ).toBeVisible();
    expect(shown.router.state.location.pathname).toBe('/racks');
  });

  it('opens its sheet with their ids', async () => {
    const { shown, select, press } = await opened();
    await select('Rack b', 'Rack d');
    await press('Bulk edit these');
    await waitFor(() => {
      expect(shown.router.state.location).toMatchObject({
        pathname: '/racks/bulk-edit',
        state: { chosenIds: ['b', 'd'] },
      });
    });
  });
});
