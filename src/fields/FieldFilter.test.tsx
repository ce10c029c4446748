// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FilterInputValue } from './contract';
import { FieldFilter } from './FieldFilter';
import { shelves } from './testing/declarations';
import { createPlatform } from './testing/platform';
import { renderFields } from './testing/render';

const show = (name: string, value?: FilterInputValue, isFocused = false) => {
  const onChange = vi.fn<(value: FilterInputValue) => void>();
  const platform = createPlatform();
  renderFields(
    <FieldFilter
      declaration={shelves}
      source={name}
      value={value}
      onChange={onChange}
      isFocused={isFocused}
    />,
    platform,
  );
  return { onChange, platform };
};

const choose = async (filter: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('filters', () => {
  it('by fixed values, and by any of them again', async () => {
    const { onChange } = show('size', 'SMALL');
    await choose(/Size/, 'LARGE');
    expect(onChange).toHaveBeenLastCalledWith('LARGE');
    await choose(/Size/, 'Any');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('by no value, where the platform answers that', async () => {
    const { onChange } = show('size');
    await choose(/Size/, 'NULL');
    expect(onChange).toHaveBeenLastCalledWith('null');
  });

  it('by no value, with its own words', () => {
    show('size', 'null');
    expect(screen.getByRole('combobox', { name: /Size/ })).toHaveTextContent('NULL');
  });

  it("by the platform's values for lists, which need no record", async () => {
    const { onChange, platform } = show('unit');
    await choose(/Unit/, 'CASE');
    expect(onChange).toHaveBeenLastCalledWith('CASE');
    expect(platform.lookups.optionEntries.mock.calls[0]?.[0].path).toBe('/api/uom');
  });

  it('by on and off, as booleans', async () => {
    const { onChange } = show('isOpen', true);
    expect(screen.getByRole('combobox', { name: /Open/ })).toHaveTextContent('Open');
    await choose(/Open/, 'Shut');
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('by any record of another entity, shown by its name', async () => {
    const { onChange } = show('account_id', 'org-1');
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: 'Organization' })).toHaveValue('Acme');
    });
    // A filter offers all records, not only those that a form may pick.
    await choose(/Organization/, 'Bolt');
    expect(onChange).toHaveBeenLastCalledWith('org-2');
  });

  it('by a record that was removed say so, and can be cleared', async () => {
    const { onChange } = show('account_id', 'org-gone');
    const filter = await screen.findByRole('combobox', { name: 'Organization' });
    await waitFor(() => {
      expect(filter).toHaveValue('Organization was removed');
    });
    expect(filter).toHaveAccessibleDescription(
      'It no longer exists. Clear this filter to see other rows.',
    );
    await userEvent.clear(filter);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('by one of the names of a list', async () => {
    const { onChange } = show('services');
    await choose(/Services/, 'EACH');
    expect(onChange).toHaveBeenLastCalledWith('EACH');
  });

  it('show a value from the address that is not an option unchanged', () => {
    show('size', '<b>HUGE</b>');
    expect(screen.getByRole('combobox', { name: /Size/ })).toHaveTextContent('<b>HUGE</b>');
  });

  it.each(['size', 'unit', 'isOpen', 'account_id'])('take the focus when chosen: %s', (name) => {
    show(name, undefined, true);
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it.each(['name', 'parts', 'logo'])('are none for %s', (name) => {
    show(name);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
