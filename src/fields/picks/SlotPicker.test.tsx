// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../FieldCell';
import { createPlatform } from '../testing/platform';
import { renderFields, renderForm } from '../testing/render';
import { sets } from '../testing/sets';

const labeled = { technique: 'LABELED', label_id: 'l-1', since: 2020 };

const show = (techniques: unknown, account_id: string | null = 'org-1') => {
  const platform = createPlatform();
  platform.asks.search.mockResolvedValue([{ id: 'l-2', label: 'Oats', record: { id: 'l-2' } }]);
  const onSubmit = vi.fn();
  renderForm({
    names: ['techniques'],
    declaration: sets,
    record: { id: 's-1', techniques, account_id },
    values: { account_id },
    platform,
    onSubmit,
  });
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    return onSubmit.mock.calls.at(-1)?.[0].techniques as unknown;
  };
  return { platform, sent };
};

const box = (name: string) => screen.getByRole('checkbox', { name });
const slot = () => screen.getByRole('combobox', { name: 'Label of it' });

describe('the slot of a checklist', () => {
  it('is only there while its value is selected', async () => {
    show(['DEPTH']);
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(box('MANUAL'));
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(box('LABELED'));
    expect(slot()).toHaveValue('');
    await userEvent.click(box('LABELED'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is searched, and stored beside its value', async () => {
    const { platform, sent } = show(['DEPTH']);
    await userEvent.click(box('LABELED'));
    await userEvent.type(slot(), 'oat');
    await userEvent.click(await screen.findByRole('option', { name: 'Oats' }));
    expect(slot()).toHaveValue('Oats');
    expect(platform.asks.search.mock.calls[0]?.slice(1, 3)).toEqual([
      'oat',
      { account_id: 'org-1' },
    ]);
    expect(await sent()).toEqual(['DEPTH', { technique: 'LABELED', label_id: 'l-2' }]);
  });

  it('keeps other keys beside it when another value changes', async () => {
    const { sent } = show([labeled]);
    await waitFor(() => {
      expect(slot()).toHaveValue('l-1');
    });
    await userEvent.click(box('MANUAL'));
    expect(await sent()).toEqual([labeled, 'MANUAL']);
  });

  it('is removed with its value, and restored with it', async () => {
    const { sent } = show([labeled]);
    await userEvent.click(box('LABELED'));
    expect(await sent()).toEqual([]);
    await userEvent.click(box('LABELED'));
    await waitFor(() => {
      expect(slot()).toHaveValue('l-1');
    });
    expect(await sent()).toEqual([labeled]);
  });

  it('that was cleared stays cleared when its value is restored', async () => {
    const { sent } = show([labeled]);
    await waitFor(() => {
      expect(slot()).toHaveValue('l-1');
    });
    await userEvent.clear(slot());
    await userEvent.click(box('LABELED'));
    await userEvent.click(box('LABELED'));
    expect(slot()).toHaveValue('');
    expect(await sent()).toEqual([{ technique: 'LABELED', since: 2020 }]);
  });

  it('can be cleared alone', async () => {
    const { sent } = show([{ technique: 'LABELED', label_id: 'l-1' }]);
    await waitFor(() => {
      expect(slot()).toHaveValue('l-1');
    });
    await userEvent.clear(slot());
    expect(await sent()).toEqual(['LABELED']);
  });

  it('is disabled until its restriction is filled in', () => {
    show([labeled], null);
    expect(slot()).toBeDisabled();
    expect(slot()).toHaveAccessibleDescription('Choose Organization first.');
  });
});

it('is shown in a cell', () => {
  renderFields(
    <FieldCell
      declaration={sets}
      source="techniques"
      record={{ id: 's-1', techniques: ['DEPTH', labeled] }}
      place="row"
    />,
  );
  expect(screen.getByText('DEPTH, LABELED (l-1)')).toBeVisible();
});
