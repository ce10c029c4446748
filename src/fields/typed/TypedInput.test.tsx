// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { kinds } from '../testing/kinds';
import { renderForm } from '../testing/render';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = async (list: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: list }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const value = (role = 'textbox') => screen.getByRole(role, { name: 'Default value' });
const names = ['flagType', 'value'];

it('is disabled until the type is selected', async () => {
  renderForm({ declaration: kinds, names });
  expect(value()).toBeDisabled();
  expect(value()).toHaveAccessibleDescription('Choose Type first.');
  await choose('Type', 'STRING');
  expect(value()).toBeEnabled();
  await save();
  expect(await screen.findByText('Default value is required.')).toBeVisible();
});

it.each([
  ['BOOLEAN', 'false', false],
  ['STRING', ' on ', 'on'],
  ['NUMBER', '2.5', 2.5],
  ['UUID', '0b6d1f5e-6d0c-4b0a-9f0e-3f6f6f1f2a3b', '0b6d1f5e-6d0c-4b0a-9f0e-3f6f6f1f2a3b'],
])('sends a %s in its type', async (type, entered, sent) => {
  const onSubmit = vi.fn();
  renderForm({ declaration: kinds, names, onSubmit });
  await choose('Type', type);
  if (type === 'BOOLEAN') await choose('Default value', entered);
  else await userEvent.type(value(type === 'NUMBER' ? 'spinbutton' : 'textbox'), entered);
  await save();
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ flagType: type, value: sent });
  });
});

it('refuses an invalid UUID', async () => {
  renderForm({ declaration: kinds, names, values: { flagType: 'UUID' } });
  await userEvent.type(value(), '0b6d1f5e');
  await save();
  expect(await screen.findByText('UUID must be valid.')).toBeVisible();
});

it('clears a value that is impossible in another type, and keeps others', async () => {
  const onSubmit = vi.fn();
  renderForm({ declaration: kinds, names, values: { flagType: 'STRING', value: '12' }, onSubmit });
  await choose('Type', 'NUMBER');
  expect(value('spinbutton')).toHaveValue('12');
  await choose('Type', 'UUID');
  expect(value()).toHaveValue('');
  await userEvent.type(value(), 'x');
  await choose('Type', 'BOOLEAN');
  expect(screen.getByRole('combobox', { name: 'Default value' })).not.toHaveTextContent('true');
  await save();
  expect(await screen.findByText('Default value is required.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
