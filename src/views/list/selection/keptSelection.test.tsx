// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openRacks } from './testing/openRacks';

describe('a selection', () => {
  it('is of the rows that are seen: another search has none', async () => {
    const { shown, select, selected, bar } = await openRacks();
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
    const { shown, select, box, selected } = await openRacks();
    await select('Rack a');
    await act(() => shown.router.navigate('/bins'));
    fireEvent.click(await box('Bin of Rack c'), { shiftKey: true });
    expect(selected()).toEqual(['Select Bin of Rack c']);
  });

  it('has no record that was removed on its own page', async () => {
    const { shown, select, bar } = await openRacks();
    await select('Rack a', 'Rack b');
    await act(() => shown.router.navigate('/racks/view/a'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Rack "Rack a" removed.')).toBeVisible();
    expect(await bar()).toHaveTextContent('1 selected');
  });

  it('loses what another person removed, and says of no such row that it stays', async () => {
    const { shown, select, press, remove } = await openRacks();
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

describe('a value that another person has already set', () => {
  const set = async (
    { press }: Pick<Awaited<ReturnType<typeof openRacks>>, 'press'>,
    value: string,
  ) => {
    await press('Set…');
    await userEvent.click(await screen.findByRole('menuitem', { name: value }));
    const question = await screen.findByRole('alertdialog', { name: value });
    await userEvent.click(within(question).getByRole('button', { name: 'Set' }));
  };

  it('is not sent again if it is the same', async () => {
    const made = await openRacks();
    await made.select('Rack a', 'Rack b');
    made.change('a', { level: 'high' });
    await set(made, 'Level: high');
    expect(await screen.findByText('2 racks set to "Level: high".')).toBeVisible();
    expect(made.sentTo('PUT', '/api/racks').map(({ path }) => path)).toEqual(['/api/racks/b']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 2 rows.')).toBeVisible();
    // Undo restores only the values that this run has set.
    expect(made.sentTo('PUT', '/api/racks').map(({ path }) => path)).toEqual([
      '/api/racks/b',
      '/api/racks/b',
    ]);
  });

  it('is not overwritten by Undo', async () => {
    const made = await openRacks();
    await made.select('Rack a', 'Rack b');
    await set(made, 'Level: high');
    expect(await screen.findByText('2 racks set to "Level: high".')).toBeVisible();
    made.change('a', { level: 'mid' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(
        'Undone for 1 row. Rack a: It has changed since then, so it was not undone.',
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
    const { shown, select, press, remove } = await openRacks();
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
    const { shown, select, press } = await openRacks();
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
