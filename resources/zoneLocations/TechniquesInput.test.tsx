// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../../src/fields/FieldCell';
import { createPlatform } from '../../src/fields/testing/platform';
import { FormOf, renderFields } from '../../src/fields/testing/render';
import { pickLists } from '../pickLists';
import { zoneLocations } from '.';

const labeled = { count_technique_value: 'PICKLIST', pick_list_slot_id: 'l-1', since: 2020 };

const show = async (techniques: unknown, account_id: string | null = 'org-1') => {
  const platform = createPlatform();
  platform.lookups.optionEntries.mockResolvedValue(
    ['DEPTH', 'PICKLIST', 'MANUAL'].map((value) => ({ value })),
  );
  platform.lookups.search.mockResolvedValue([{ id: 'OATS', label: 'OATS', record: { id: 'l-2' } }]);
  const onSubmit = vi.fn();
  renderFields(
    <FormOf
      names={['count_techniques']}
      declaration={zoneLocations}
      record={{ id: 's-1', count_techniques: techniques, account_id }}
      values={{ account_id }}
      onSubmit={onSubmit}
    />,
    platform,
    [zoneLocations, pickLists],
  );
  await screen.findByRole('checkbox', { name: 'DEPTH' });
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    return onSubmit.mock.calls.at(-1)?.[0].count_techniques as unknown;
  };
  return { platform, sent };
};

const box = (name: string) => screen.getByRole('checkbox', { name });
const slot = () => screen.getByRole('combobox', { name: 'Pick list slot' });

describe('the slot of a checklist', () => {
  it('is only there while its value is selected', async () => {
    await show(['DEPTH']);
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(box('MANUAL'));
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(box('PICKLIST'));
    expect(slot()).toHaveValue('');
    await userEvent.click(box('PICKLIST'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is searched, and stored beside its value', async () => {
    const { platform, sent } = await show(['DEPTH']);
    await userEvent.click(box('PICKLIST'));
    await userEvent.type(slot(), 'oat');
    await userEvent.click(await screen.findByRole('option', { name: 'OATS' }));
    expect(slot()).toHaveValue('OATS');
    expect(platform.lookups.search.mock.calls[0]?.slice(1, 3)).toEqual([
      'oat',
      { account_id: 'org-1' },
    ]);
    expect(await sent()).toEqual([
      'DEPTH',
      { count_technique_value: 'PICKLIST', pick_list_slot_id: 'OATS' },
    ]);
  });

  it('keeps other keys beside it when another value changes', async () => {
    const { sent } = await show([labeled]);
    await waitFor(() => {
      expect(slot()).toHaveValue('l-1');
    });
    await userEvent.click(box('MANUAL'));
    expect(await sent()).toEqual([labeled, 'MANUAL']);
  });

  it('is removed with its value, and restored with it', async () => {
    const { sent } = await show([labeled]);
    await userEvent.click(box('PICKLIST'));
    expect(await sent()).toEqual([]);
    await userEvent.click(box('PICKLIST'));
    await waitFor(() => {
      expect(slot()).toHaveValue('l-1');
    });
    expect(await sent()).toEqual([labeled]);
  });

  it('that was cleared stays cleared when its value is restored', async () => {
    const { sent } = await show([labeled]);
    await waitFor(() => {
      expect(slot()).toHaveValue('l-1');
    });
    await userEvent.clear(slot());
    await userEvent.click(box('PICKLIST'));
    await userEvent.click(box('PICKLIST'));
    expect(slot()).toHaveValue('');
    expect(await sent()).toEqual([{ count_technique_value: 'PICKLIST', since: 2020 }]);
  });

  it('can be cleared alone', async () => {
    const { sent } = await show([{ count_technique_value: 'PICKLIST', pick_list_slot_id: 'l-1' }]);
    await waitFor(() => {
      expect(slot()).toHaveValue('l-1');
    });
    await userEvent.clear(slot());
    expect(await sent()).toEqual(['PICKLIST']);
  });

  it('is disabled until its restriction is filled in', async () => {
    await show([labeled], null);
    expect(slot()).toBeDisabled();
    expect(slot()).toHaveAccessibleDescription('Choose an organization first.');
  });
});

it('is shown in a cell', () => {
  renderFields(
    <FieldCell
      declaration={zoneLocations}
      source="count_techniques"
      record={{ id: 's-1', count_techniques: ['DEPTH', labeled] }}
      place="row"
    />,
    createPlatform(),
    [zoneLocations],
  );
  expect(screen.getByText('DEPTH, PICKLIST (l-1)')).toBeVisible();
});
