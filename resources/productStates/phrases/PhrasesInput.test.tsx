// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { encodeField } from '../../../src/fields/sentValue';
import { FieldCell } from '../../../src/fields/FieldCell';
import { createPlatform } from '../../../src/fields/testing/platform';
import { renderFields, renderForm } from '../../../src/fields/testing/render';
import { productStates } from '..';

const list = (name: string) => screen.getByRole('combobox', { name });
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel?.slice(7));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const show = async (given: { words?: unknown; isNew?: boolean } = {}) => {
  const { words = null, isNew = false } = given;
  const onSubmit = vi.fn<(values: FieldValues) => void>();
  const platform = createPlatform();
  renderForm({
    declaration: productStates,
    names: ['key_phrases'],
    values: { key_phrases: words, account_id: 'org-1' },
    ...(isNew ? {} : { record: { id: 't-1', key_phrases: words, account_id: 'org-1' } }),
    platform,
    onSubmit,
  });
  await screen.findByRole('group', { name: 'Key phrases' });
  return {
    platform,
    onSubmit,
    sent: async () => {
      await save();
      await waitFor(() => {
        expect(onSubmit).toHaveBeenCalled();
      });
      return encodeField(productStates, 'key_phrases', onSubmit.mock.lastCall?.[0] ?? {});
    },
  };
};

describe('key phrases', () => {
  it('of a new record are one list, sent plain', async () => {
    const { sent } = await show({ isNew: true });
    expect(screen.getByRole('group', { name: 'Key phrases' })).toBeVisible();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    await userEvent.type(list('Phrases'), 'oat milk{Enter}soy,');
    expect(list('Phrases')).toHaveValue('');
    expect(chips()).toEqual(['oat milk', 'soy']);
    expect(await sent()).toEqual(['oat milk', 'soy']);
  });

  it('of an existing record are all lists, sent with every key, known and unknown', async () => {
    const { sent } = await show({
      words: { primary_phrases: ['milk'], common_phrases: [], phrases: [], later: [1] },
    });
    await userEvent.type(list('Common phrases'), '  cold {Enter}');
    expect(await sent()).toEqual({
      primary_phrases: ['milk'],
      common_phrases: ['cold'],
      phrases: [],
      later: [1],
    });
  });

  it('add typed text on blur, so that saving loses nothing', async () => {
    const { sent } = await show({ isNew: true });
    await userEvent.type(list('Phrases'), 'oat');
    expect(await sent()).toEqual(['oat']);
  });

  it('add one per pasted line', async () => {
    const { sent } = await show({ isNew: true });
    await userEvent.click(list('Phrases'));
    await userEvent.paste('oat\r\n soy \n\nOat\nrice, brown');
    expect(chips()).toEqual(['oat', 'soy', 'rice', 'brown']);
    await userEvent.paste('a, b');
    expect(chips()).toContain('a');
    expect(list('Phrases')).toHaveValue('b');
    expect(await sent()).toEqual(['oat', 'soy', 'rice', 'brown', 'a', 'b']);
  });

  it('ignore duplicates, and report them', async () => {
    await show({ words: { phrases: ['Milk'] } });
    await userEvent.type(list('Phrases'), ' milk {Enter}');
    expect(chips()).toEqual(['Milk']);
    expect(list('Phrases')).toHaveAccessibleDescription('Already added: milk');
    expect(list('Phrases')).toHaveValue('');
    await userEvent.type(list('Phrases'), 'Milk{Enter}');
    expect(list('Phrases')).toHaveAccessibleDescription('Already added: Milk');
    await userEvent.type(list('Phrases'), 'o');
    expect(screen.queryByText(/Already there/)).toBeNull();
  });

  it('are removed by Backspace, by arrow keys and Delete, and by their button', async () => {
    const { sent } = await show({ words: { phrases: ['a', 'b', 'c', 'd'] } });
    await userEvent.click(list('Phrases'));
    await userEvent.keyboard('{Backspace}');
    expect(chips()).toEqual(['a', 'b', 'c']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(chips()).toEqual(['a', 'c']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove a' }));
    expect(list('Phrases')).toHaveFocus();
    expect(await sent()).toEqual({ primary_phrases: [], common_phrases: [], phrases: ['c'] });
  });

  it('are suggested from the second character; arrow keys and Enter select one', async () => {
    const { platform, sent } = await show({ isNew: true });
    platform.lookups.suggest.mockResolvedValue(['oat milk', 'soy milk']);
    await userEvent.type(list('Phrases'), 'oat milk{Enter}m');
    await act(() => new Promise((done) => setTimeout(done, 350)));
    expect(platform.lookups.suggest).not.toHaveBeenCalled();
    await userEvent.type(list('Phrases'), 'i');
    // Suggestions that are already in the list are hidden.
    expect(await screen.findByRole('option', { name: 'soy milk' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(platform.lookups.suggest.mock.calls.map(([, values, text]) => [values, text])).toEqual([
      [{ account_id: 'org-1' }, 'mi'],
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chips()).toEqual(['oat milk', 'soy milk']);
    expect(list('Phrases')).toHaveValue('');
    await userEvent.type(list('Phrases'), 'mi{Enter}');
    expect(await sent()).toEqual(['oat milk', 'soy milk', 'mi']);
  });

  it('can be typed if suggestions fail, which is reported', async () => {
    const { platform } = await show({ isNew: true });
    platform.lookups.suggest.mockRejectedValue(new Error('down'));
    await userEvent.type(list('Phrases'), 'milk');
    await waitFor(() => {
      expect(list('Phrases')).toHaveAccessibleDescription(
        'Suggestions could not be loaded. You can still type any text.',
      );
    });
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['milk']);
  });

  it('that are too long are refused in their list', async () => {
    const { onSubmit } = await show();
    await userEvent.click(list('Common phrases'));
    await userEvent.paste('x'.repeat(501));
    await save();
    expect(
      await screen.findByText('Key phrases should contain at most 500 characters.'),
    ).toBeVisible();
    expect(list('Common phrases')).toBeInvalid();
    expect(list('Primary phrases')).toBeValid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('name the lists that have some in a cell', async () => {
    const words = { primary_phrases: ['milk'], common_phrases: 'x', phrases: ['oat', null, 7] };
    const { container } = renderFields(
      <FieldCell
        declaration={productStates}
        source="key_phrases"
        record={{ id: 't-1', key_phrases: words }}
        place="page"
      />,
      undefined,
      [productStates],
    );
    await screen.findByText(/^Primary phrases/);
    expect(container.textContent).toBe('Primary phrases: milkPhrases: oat, 7');
  });
});
