// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../testing/platform';
import { renderForm } from '../testing/render';
import { sets } from '../testing/sets';

const show = (name: 'units' | 'letters', value: unknown, platform = createPlatform()) => {
  const onSubmit = vi.fn();
  renderForm({
    names: [name],
    declaration: sets,
    record: { id: 's-1', [name]: value },
    platform,
    onSubmit,
  });
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    return onSubmit.mock.calls.at(-1)?.[0][name] as unknown;
  };
  return { sent, platform };
};

const box = (name: RegExp | string) => screen.findByRole('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a checklist', () => {
  it('is a named group of options, each with its explanation', async () => {
    show('units', ['CASE']);
    expect(await box('EACH One piece')).not.toBeChecked();
    expect(await box('CASE')).toBeChecked();
    const group = screen.getByRole('group', { name: /^Units\s*1 of 2$/ });
    expect(group).toHaveAccessibleDescription('As operators count.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it("is sent in the platform's order", async () => {
    const { sent } = show('units', ['CASE']);
    await userEvent.click(await box('EACH One piece'));
    expect(screen.getByRole('group', { name: /2 of 2$/ })).toBeVisible();
    expect(await sent()).toEqual(['EACH', 'CASE']);
  });

  it('keeps values that are no longer offered, which can be removed and restored', async () => {
    const { sent } = show('units', ['DOZEN', 'EACH']);
    const gone = await box('DOZEN (no longer offered)');
    expect(gone).toBeChecked();
    await userEvent.click(gone);
    expect(gone).not.toBeChecked();
    expect(gone).toHaveFocus();
    expect(await sent()).toEqual(['EACH']);
    await userEvent.click(gone);
    expect(await sent()).toEqual(['EACH', 'DOZEN']);
  });

  it('has a search if it is long; all and none apply to visible options', async () => {
    const { sent } = show('letters', ['M']);
    const search = screen.getByRole('textbox', { name: 'Find an option' });
    await userEvent.type(search, 'b');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await press('Select all');
    expect(await sent()).toEqual(['B', 'M']);
    await userEvent.clear(search);
    await press('Select all');
    expect(await sent()).toHaveLength(14);
    await userEvent.type(search, 'm');
    await press('Clear');
    expect(await sent()).toHaveLength(13);
    await userEvent.type(search, 'mmm');
    expect(screen.getByText('No matches.')).toBeVisible();
  });

  it('offers to try again if the options failed to load', async () => {
    const platform = createPlatform();
    platform.lookups.optionEntries.mockRejectedValueOnce(new Error('down'));
    show('units', [], platform);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The options could not be loaded.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await box('CASE')).not.toBeChecked();
  });

  it.each([[null], ['EACH'], [[null, 3, {}]]])('starts empty with %j', async (value) => {
    const { sent } = show('units', value);
    await userEvent.click(await box('CASE'));
    expect(await sent()).toEqual(['CASE']);
  });
});
