// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { kinds } from '../testing/kinds';
import { renderForm } from '../testing/render';
import { steppedNumber } from './NumberBox';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const width = () => screen.getByRole('spinbutton', { name: 'Width' });

describe('a number', () => {
  it('is sent as a number, and has a unit and a hint', async () => {
    const onSubmit = vi.fn();
    renderForm({ declaration: kinds, names: ['width'], onSubmit });
    expect(width()).toHaveAccessibleDescription('Outside. in');
    expect(width()).toHaveAttribute('inputmode', 'decimal');
    expect(width()).toHaveAttribute('aria-valuemin', '0');
    expect(width()).toHaveAttribute('aria-valuemax', '10');
    expect(width()).not.toHaveAttribute('aria-valuenow');
    await userEvent.type(width(), '3.50');
    expect(width()).toHaveValue('3.50');
    expect(width()).toHaveAttribute('aria-valuenow', '3.5');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ width: 3.5 });
    });
  });

  it('keeps invalid text as typed, and reports it', async () => {
    renderForm({ declaration: kinds, names: ['width'] });
    await userEvent.type(width(), '3..5');
    await save();
    expect(await screen.findByText('Width must be a number.')).toBeVisible();
    expect(width()).toHaveValue('3..5');
    await userEvent.keyboard('{ArrowUp}');
    expect(width()).toHaveValue('3..5');
  });

  it('is refused beyond its limits', async () => {
    renderForm({ declaration: kinds, names: ['width', 'duration'] });
    await userEvent.type(width(), '-1');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Duration' }), '1.5');
    await save();
    expect(await screen.findByText('Width must be at least 0.')).toBeVisible();
    expect(screen.getByText('Duration must be a whole number.')).toBeVisible();
  });

  it('is changed by arrow keys, within its limits', async () => {
    renderForm({ declaration: kinds, names: ['width'], values: { width: 9.8 } });
    await userEvent.click(width());
    await userEvent.keyboard('{ArrowUp}');
    expect(width()).toHaveValue('9.9');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(width()).toHaveValue('10');
    await userEvent.keyboard('{ArrowDown}');
    expect(width()).toHaveValue('9.9');
  });

  it('is missing after it is cleared', async () => {
    const onSubmit = vi.fn();
    renderForm({ declaration: kinds, names: ['width'], values: { width: 2 }, onSubmit });
    await userEvent.clear(width());
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ width: null });
    });
  });
});

describe('a step', () => {
  it.each([
    [0.1, 1, { step: 0.2 }, 0.3],
    [null, 1, { min: 1 }, 1],
    [null, -1, {}, 0],
    [5, -1, { min: 5 }, 5],
    [-3, 1, { max: -5 }, -5],
  ] as const)('from %j by %j within %j leads to %j', (value, direction, limits, next) => {
    expect(steppedNumber(value, direction, limits)).toBe(next);
  });
});
