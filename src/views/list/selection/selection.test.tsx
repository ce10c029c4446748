// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hasUnsaved } from '../../../shell/update/updateStore';
import { openRacks } from './testing/openRacks';

describe('rows', () => {
  it('are selected by a click, and with Shift all between two clicks', async () => {
    const { box, select, selected, bar } = await openRacks();
    await select('Rack a');
    expect(await bar()).toHaveTextContent('1 selected');
    fireEvent.click(await box('Rack c'), { shiftKey: true });
    expect(selected()).toEqual(['Select Rack a', 'Select Rack b', 'Select Rack c']);
    fireEvent.click(await box('Rack b'), { shiftKey: true });
    expect(selected()).toEqual(['Select Rack a']);
  });

  it('are selected by Space on a row, and all of the page by Ctrl A', async () => {
    const { selected, bar } = await openRacks();
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
    const { select, bar, press } = await openRacks();
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

describe('the removal of selected rows', () => {
  it('asks once with names and effects summed up, and sends one call for each, four at a time', async () => {
    const { select, press, removed, mostAtOnce, shown } = await openRacks();
    shown.raStore.setItem(
      'pinnedRecords',
      ['a', 'f'].map((id) => ({ key: `racks ${id}`, name: 'racks', id, label: id, to: '/' })),
    );
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
    expect(shown.raStore.getItem('pinnedRecords')).toHaveLength(1);
    expect(mostAtOnce()).toBe(4);
    expect(await screen.findByText('Rack f')).toBeVisible();
    expect(screen.queryByText('Rack a')).toBeNull();
    await select('Rack f');
  });

  it('names each refusal, counts what is gone as removed, and sends the refused again', async () => {
    const { select, selected, press, removed } = await openRacks({ refusals: { a: 409, b: 404 } });
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

  it('names the refusals over rows that could not be read again', async () => {
    const { select, selected, press, readable } = await openRacks({ refusals: { a: 409 } });
    await select('Rack a', 'Rack b');
    await press('Remove…');
    const question = await screen.findByRole('alertdialog', { name: 'Remove 2 racks' });
    readable(false);
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    const failure = await screen.findByText(/Racks could not be loaded/);
    expect(within(question).getByRole('alert')).toHaveTextContent('Rack a: The rack is in use.');
    expect(selected()).toEqual(['Select Rack a']);
    readable(true);
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Rack "Rack a" removed.')).toBeVisible();
    await waitFor(() => {
      expect(failure).not.toBeInTheDocument();
    });
    expect(screen.queryByText('Rack b')).toBeNull();
  });

  it('names the refusals also on another page that the person went to during the run', async () => {
    const { shown, select, press, hold } = await openRacks({ refusals: { a: 409 } });
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

  it('lets the browser ask before the page is closed during the run', async () => {
    const { select, press, hold } = await openRacks();
    await select('Rack a', 'Rack b');
    await press('Remove…');
    const question = await screen.findByRole('alertdialog', { name: 'Remove 2 racks' });
    expect(hasUnsaved()).toBe(false);
    const release = hold(({ method }) => method === 'DELETE');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(hasUnsaved()).toBe(true);
    release();
    expect(await screen.findByText('2 racks removed.')).toBeVisible();
    await waitFor(() => {
      expect(hasUnsaved()).toBe(false);
    });
  });

  it('asks nothing if none of the rows can be removed', async () => {
    const { select, press, removed } = await openRacks({ at: '/racks?page=2' });
    await select('Rack f');
    await press('Remove…');
    expect(await screen.findByText('Remove applies to none of the selected rows.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(removed()).toEqual([]);
  });

  it('can be stopped: what is not sent stays selected', async () => {
    const { select, selected, press, removed, hold } = await openRacks();
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
    const { select, press, sentTo } = await openRacks({ at: '/racks?page=2' });
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
      'Set Rack e to "Fixed"? 1 selected row already has this value.',
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
