// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { encodeField } from '../../../src/fields/sentValue';
import { FieldCell } from '../../../src/fields/FieldCell';
import { renderFields, renderForm } from '../../../src/fields/testing/render';
import { productStates } from '..';

const name = 'prediction_labels';

const label = (row: number) => screen.getByRole('textbox', { name: `Label ${row}` });
const value = (row: number) => screen.getByRole('spinbutton', { name: `Value ${row}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const rowCount = () => screen.getAllByRole('textbox', { name: /^Label \d+$/ }).length;

const show = async (given: unknown = null) => {
  const onSubmit = vi.fn<(values: FieldValues) => void>();
  renderForm({
    declaration: productStates,
    names: [name],
    values: { [name]: given },
    record: { id: 't-1', [name]: given },
    onSubmit,
  });
  await screen.findByRole('group', { name: 'Prediction labels' });
  return {
    /** The value that is sent to the platform. */
    sent: async () => {
      await save();
      await waitFor(() => {
        expect(onSubmit).toHaveBeenCalled();
      });
      return encodeField(productStates, name, onSubmit.mock.lastCall?.[0] ?? {});
    },
    onSubmit,
  };
};

const stored = [
  { label: 'milk', value: 3 },
  { label: 'oat', value: 0.5 },
  { label: 'soy', value: 0 },
];

describe('prediction labels', () => {
  it('start with a row that stays, and are missing while it is empty', async () => {
    const { sent } = await show();
    expect(screen.getByRole('group', { name: 'Prediction labels' })).toHaveAccessibleDescription(
      'Labels that the model assigns to this state, each with its number.',
    );
    expect(rowCount()).toBe(1);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(await sent()).toBeNull();
  });

  it('are sent as a map, trimmed, with a comma as decimal separator and without empty rows', async () => {
    const { sent } = await show();
    await userEvent.type(label(1), ' milk ');
    await userEvent.click(value(1));
    await userEvent.paste('1,5');
    expect(value(1)).toHaveValue('1,5');
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    expect(label(2)).toHaveFocus();
    expect(await sent()).toEqual({ milk: 1.5 });
  });

  it('are added by Enter in the last number, and in no other', async () => {
    const { onSubmit } = await show(stored);
    await userEvent.type(value(3), '{Enter}');
    expect(rowCount()).toBe(4);
    expect(label(4)).toHaveFocus();
    await userEvent.type(label(4), 'rice');
    await userEvent.type(value(4), '2{Enter}');
    expect(rowCount()).toBe(5);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("report 'Duplicate key' at the second of two on blur, and not while typing", async () => {
    const { sent, onSubmit } = await show(stored);
    await userEvent.clear(label(2));
    await userEvent.type(label(2), ' milk');
    expect(screen.queryByText('Duplicate key')).toBeNull();
    await userEvent.tab();
    expect(screen.getAllByText('Duplicate key')).toHaveLength(1);
    expect(label(2)).toHaveAccessibleDescription('Duplicate key');
    expect(label(1)).toBeValid();
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(label(2)).toHaveValue(' milk');
    await userEvent.type(label(2), 'shake');
    expect(screen.queryByText('Duplicate key')).toBeNull();
    expect(await sent()).toEqual({ milk: 3, milkshake: 0.5, soy: 0 });
  });

  it.each([
    ['x', 'Value must be a number.'],
    ['1e999', 'Value must be a number.'],
    ['9'.repeat(400), 'Value must be a number.'],
    ['-1', 'Value must be at least 0.'],
    ['', 'Value is required.'],
  ])('refuse %j as a number, and keep it as typed', async (typed, message) => {
    const { onSubmit } = await show();
    await userEvent.type(label(1), 'milk');
    await userEvent.click(value(1));
    if (typed !== '') await userEvent.paste(typed);
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(value(1)).toHaveAccessibleDescription(message);
    expect(value(1)).toHaveValue(typed);
    expect(label(1)).toHaveValue('milk');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('refuse a number without a label', async () => {
    const { onSubmit } = await show();
    await userEvent.type(value(1), '3');
    await save();
    expect(await screen.findByText('Label is required.')).toBeVisible();
    expect(label(1)).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('are removed row by row, with the focus on the next one, and other rows kept', async () => {
    const { sent } = await show(stored);
    await userEvent.clear(value(3));
    await userEvent.type(value(3), '1.50');
    expect(screen.queryByRole('button', { name: 'Remove row 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 2' }));
    expect(rowCount()).toBe(2);
    expect(label(2)).toHaveValue('soy');
    expect(value(2)).toHaveValue('1.50');
    expect(screen.getByRole('button', { name: 'Remove row 2' })).toHaveFocus();
    expect(screen.getByText('Row 2 was removed.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(rowCount()).toBe(1);
    expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus();
    expect(await sent()).toEqual({ milk: 3 });
  });

  it('that are all cleared are sent as an empty map', async () => {
    const { sent } = await show(stored.slice(0, 1));
    await userEvent.clear(label(1));
    await userEvent.clear(value(1));
    expect(await sent()).toEqual({});
  });

  it('show invalid values of the platform, so that they can be fixed', async () => {
    const { onSubmit } = await show([
      { label: 'milk', value: 'many' },
      { label: 'milk', value: null },
    ]);
    await save();
    expect(await screen.findByText('Duplicate key')).toBeVisible();
    const group = screen.getByRole('group', { name: 'Prediction labels' });
    expect(within(group).getByText('Value must be a number.')).toBeVisible();
    expect(within(group).getByText('Value is required.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('are a table in a cell', async () => {
    renderFields(
      <FieldCell
        declaration={productStates}
        source={name}
        record={{ id: 't-1', [name]: { milk: 1500, oat: 0.5, odd: {}, none: null } }}
        place="page"
      />,
      undefined,
      [productStates],
    );
    expect(await screen.findByRole('table', { name: 'Prediction labels' })).toBeVisible();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'LabelValue',
      'milk1,500',
      'oat0.5',
      'odd{}',
      'none–',
    ]);
  });
});
