// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../../src/fields/FieldCell';
import { renderFields, renderForm } from '../../src/fields/testing/render';
import { organizationFeatures } from '.';

const flag = (name: string, type: string, given: object = {}) => ({
  id: `id-${name}`,
  name,
  type,
  value: null,
  default_value: null,
  ...given,
});

const flags = [
  flag('beta', 'BOOLEAN', { default_value: true }),
  flag('dark', 'BOOLEAN', { value: false }),
  flag('limit', 'NUMBER', { default_value: 1500 }),
  flag('owner', 'UUID'),
  flag('motto', 'STRING', { value: 'Go', default_value: 'Stay' }),
];

const show = async (own: readonly unknown[] = flags) => {
  const onSubmit = vi.fn();
  renderForm({
    names: ['feature_flags'],
    declaration: organizationFeatures,
    record: { id: 'org-1', feature_flags: own },
    onSubmit,
  });
  await screen.findByRole('group', { name: 'Feature flags' });
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    const values = onSubmit.mock.calls.at(-1)?.[0].feature_flags as {
      name: string;
      value: unknown;
    }[];
    return Object.fromEntries(values.map(({ name, value }) => [name, value]));
  };
  return { onSubmit, sent };
};

const choose = async (name: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('feature flags', () => {
  it('are named inputs of their types in one group, described by type and default', async () => {
    await show();
    const group = within(screen.getByRole('group', { name: 'Feature flags' }));
    expect(group.getByRole('combobox', { name: 'beta' })).toHaveTextContent('default');
    expect(group.getByRole('combobox', { name: 'dark' })).toHaveTextContent('false');
    expect(group.getByRole('spinbutton', { name: 'limit' })).toHaveAccessibleDescription(
      'NUMBER · Default: 1,500',
    );
    expect(group.getByRole('textbox', { name: 'owner' })).toHaveAccessibleDescription('UUID');
    expect(group.getByRole('textbox', { name: 'motto' })).toHaveValue('Go');
  });

  it('take values of their types', async () => {
    const { sent } = await show();
    await choose('beta', 'false');
    await choose('dark', 'true');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'limit' }), '2.5');
    await userEvent.clear(screen.getByRole('textbox', { name: 'motto' }));
    expect(await sent()).toEqual({ beta: false, dark: true, limit: 2.5, owner: null, motto: null });
  });

  it('are reset to the default, with the focus kept in place', async () => {
    const { sent } = await show();
    expect(screen.getAllByRole('button', { name: /^Use the default of/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Use the default of motto' }));
    expect(screen.getByRole('textbox', { name: 'motto' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'motto' })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Use the default of dark' }));
    expect(screen.getByRole('combobox', { name: 'dark' })).toHaveFocus();
    expect(await sent()).toMatchObject({ dark: null, motto: null });
  });

  it('show their errors, and nothing is sent', async () => {
    const { onSubmit, sent } = await show();
    await userEvent.type(screen.getByRole('spinbutton', { name: 'limit' }), 'many');
    await userEvent.type(screen.getByRole('textbox', { name: 'owner' }), 'abc');
    expect(screen.queryByText('UUID must be valid.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('limit must be a number.')).toBeVisible();
    expect(screen.getByText('UUID must be valid.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'owner' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'motto' })).toBeValid();
    expect(onSubmit).not.toHaveBeenCalled();
    const id = '0b6d1f5e-6d0c-4b0a-9f0e-3f6f6f1f2a3b';
    await userEvent.clear(screen.getByRole('textbox', { name: 'owner' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'owner' }), id);
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'limit' }));
    expect(await sent()).toMatchObject({ limit: null, owner: id });
  });

  it('are shown whatever the platform sends in addition', async () => {
    await show([null, 'x', {}, { id: 1, name: 'odd', type: 'COLOUR' }, flag('beta', 'BOOLEAN')]);
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  it('report that there are none', async () => {
    await show([]);
    expect(screen.getByText('There are no feature flags to set.')).toBeVisible();
  });

  it('are a list with effective values in a cell', async () => {
    renderFields(
      <FieldCell
        declaration={organizationFeatures}
        source="feature_flags"
        record={{ id: 'org-1', feature_flags: flags }}
        place="page"
      />,
      undefined,
      [organizationFeatures],
    );
    await screen.findByRole('list');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'beta: true',
      'dark: false',
      'limit: 1,500',
      'owner: –',
      'motto: Go',
    ]);
  });
});
