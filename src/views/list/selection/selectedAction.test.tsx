// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { whole } from '../../../schema/calls';
import { defineResource } from '../../../schema/defineResource';
import { choice, text } from '../../../schema/fields';
import { fixed } from '../../../schema/options';
import { createConsole } from '../../testing/renderConsole';

const changes = defineResource({
  name: 'changes',
  label: 'Change',
  labels: 'Changes',
  routes: { list: '/changes' },
  api: '/api/changes',
  fields: {
    name: text({ label: 'Name' }),
    state: choice({ label: 'State', options: fixed(['OPEN', 'APPROVED']) }),
  },
  calls: { list: { path: '/api/changes', read: 'changes', paging: whole } },
  represent: '{name}',
  list: { columns: ['name', 'state'] },
  actions: [
    {
      key: 'approve',
      label: 'Approve',
      ask: 'Approve {name}?',
      done: '{name} approved.',
      call: { method: 'POST', path: '/api/changes/:id/approve', action: 'APPROVE_CHANGE' },
      shownIf: { kind: 'is', field: 'state', value: 'OPEN' },
      forSelected: {
        ask: 'Approve {smart_count} change? |||| Approve {smart_count} changes?',
        done: '{smart_count} change approved. |||| {smart_count} changes approved.',
      },
    },
  ],
});

const opened = async ({ refused = [] }: { refused?: readonly string[] } = {}) => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
    id,
    name: `Change ${id}`,
    state: id === 'c' ? 'APPROVED' : 'OPEN',
  }));
  const refusing = new Set(refused);
  let running = 0;
  let most = 0;
  const approve = async (path: string): Promise<Response> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    running -= 1;
    const row = rows.find(({ id }) => path === `/api/changes/${id}/approve`);
    if (!row || refusing.delete(row.id))
      return Response.json({ message: 'The price is frozen.' }, { status: 409 });
    row.state = 'APPROVED';
    return Response.json({});
  };
  const made = await createConsole({
    more: [changes],
    answer: ({ method, path }) => {
      if (!path.startsWith('/api/changes')) return undefined;
      return method === 'GET' ? Response.json({ changes: rows }) : approve(path);
    },
  });
  made.show('/changes');
  await screen.findByText('Change a');
  const select = async (...names: readonly string[]) => {
    for (const name of names)
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  };
  const selected = () =>
    screen
      .getAllByRole('checkbox', { checked: true, hidden: true })
      .map((box) => box.getAttribute('aria-label'));
  const bar = () => screen.findByRole('group', { name: 'Selected rows', hidden: true });
  const ask = async () => {
    await userEvent.click(await within(await bar()).findByRole('button', { name: 'Approve' }));
  };
  return {
    ...made,
    select,
    selected,
    ask,
    mostAtOnce: () => most,
    posts: () => made.sentTo('POST', '/api/changes').map(({ path }) => path),
  };
};

describe('an action for selected rows', () => {
  it('asks once, sends one call for each row, and reports how many are done', async () => {
    const { select, ask, posts, mostAtOnce } = await opened();
    await select('Change a', 'Change b', 'Change d', 'Change e', 'Change f');
    await ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve' });
    expect(dialog).toHaveAccessibleDescription('Approve 5 changes?');
    expect(posts()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('5 changes approved.')).toBeVisible();
    expect(posts()).toHaveLength(5);
    expect(mostAtOnce()).toBe(4);
    await waitFor(() => {
      expect(screen.getAllByText('APPROVED')).toHaveLength(6);
    });
    expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
  });

  it('leaves out rows that it does not apply to, and says so', async () => {
    const { select, ask, posts } = await opened();
    await select('Change a', 'Change c');
    await ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve' });
    expect(dialog).toHaveAccessibleDescription(
      'Approve 1 change? Approve does not apply to 1 selected row, which stays as it is.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 change approved.')).toBeVisible();
    expect(posts()).toEqual(['/api/changes/a/approve']);
  });

  it('asks nothing if it applies to no row', async () => {
    const { select, ask } = await opened();
    await select('Change c');
    await ask();
    expect(await screen.findByText('Approve applies to none of the selected rows.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps rows selected that failed, says why, and can send them again', async () => {
    const { select, selected, ask, posts } = await opened({ refused: ['b'] });
    await select('Change a', 'Change b');
    await ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('1 of 2 done.');
    expect(alert).toHaveTextContent('Change b: The price is frozen.');
    expect(dialog).toHaveAccessibleDescription('Approve 1 change?');
    expect(selected()).toEqual(['Select Change b']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 change approved.')).toBeVisible();
    expect(posts()).toHaveLength(3);
  });
});
