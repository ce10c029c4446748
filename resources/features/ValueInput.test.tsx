// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FieldCell } from '../../src/fields/FieldCell';
import { renderFields, renderForm } from '../../src/fields/testing/render';
import { features } from '.';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = async (list: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: list }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const value = (role = 'textbox') => screen.findByRole(role, { name: 'Default value' });
const show = (given: object = {}) =>
  renderForm({ declaration: features, names: ['type', 'value'], ...given });

it('is disabled until the type is selected', async () => {
  show();
  expect(await value()).toBeDisabled();
  expect(await value()).toHaveAccessibleDescription('Choose a type first.');
  await choose('Type', 'STRING');
  expect(await value()).toBeEnabled();
  await save();
  expect(await screen.findByText('Default value is required.')).toBeVisible();
});

it.each([
  ['BOOLEAN', 'false', false],
  ['STRING', 'on', 'on'],
  ['NUMBER', '2.5', 2.5],
  ['UUID', '0b6d1f5e-6d0c-4b0a-9f0e-3f6f6f1f2a3b', '0b6d1f5e-6d0c-4b0a-9f0e-3f6f6f1f2a3b'],
])('sends a %s in its type', async (type, entered, sent) => {
  const onSubmit = vi.fn();
  show({ onSubmit });
  await choose('Type', type);
  if (type === 'BOOLEAN') await choose('Default value', entered);
  else await userEvent.type(await value(type === 'NUMBER' ? 'spinbutton' : 'textbox'), entered);
  await save();
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ type, value: sent });
  });
});

it('refuses an invalid UUID', async () => {
  show({ values: { type: 'UUID' } });
  await userEvent.type(await value(), '0b6d1f5e');
  await save();
  expect(await screen.findByText('UUID must be valid.')).toBeVisible();
});

it('clears a value that is impossible in another type, and keeps others', async () => {
  const onSubmit = vi.fn();
  show({ values: { type: 'STRING', value: '12' }, onSubmit });
  await value();
  await choose('Type', 'NUMBER');
  expect(await value('spinbutton')).toHaveValue('12');
  await choose('Type', 'UUID');
  expect(await value()).toHaveValue('');
  await userEvent.type(await value(), 'x');
  await choose('Type', 'BOOLEAN');
  expect(screen.getByRole('combobox', { name: 'Default value' })).not.toHaveTextContent('true');
  await save();
  expect(await screen.findByText('Default value is required.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['BOOLEAN', true, 'true'],
  ['BOOLEAN', 'false', 'false'],
  ['NUMBER', 1234, '1,234'],
  ['NUMBER', 'many', 'many'],
  ['STRING', 'on', 'on'],
  ['BOOLEAN', null, '–'],
  ['BOOLEAN', {}, '–'],
  [undefined, 7, '7'],
])('of %s is %j, shown as %s', async (type, stored, shown) => {
  renderFields(
    <FieldCell
      declaration={features}
      source="value"
      record={{ id: 'f-1', type, value: stored }}
      place="row"
    />,
    undefined,
    [features],
  );
  expect(await screen.findByText(shown)).toBeVisible();
});
