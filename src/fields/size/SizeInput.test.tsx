// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../FieldCell';
import { renderFields, renderForm } from '../testing/render';
import { shapes } from '../testing/shapes';

const show = (values: object = {}, names: readonly string[] = ['dimensions']) => {
  const onSubmit = vi.fn();
  renderForm({ declaration: shapes, names, values, onSubmit });
  return {
    sent: async (name = 'dimensions') => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => {
        expect(onSubmit).toHaveBeenCalled();
      });
      return (onSubmit.mock.calls.at(-1)?.[0] as Record<string, unknown>)[name];
    },
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
    onSubmit,
  };
};

const side = (name: string) => screen.getByRole('spinbutton', { name });

describe('a size', () => {
  it('is three numbers of at least 0 in steps of 0.1, each with the unit', () => {
    show();
    const group = screen.getByRole('group', { name: 'Dimensions' });
    for (const name of ['Width', 'Height', 'Depth']) {
      const input = within(group).getByRole('spinbutton', { name });
      expect(input).toHaveAttribute('aria-valuemin', '0');
      expect(input).toBeRequired();
      expect(input).toHaveAccessibleDescription('in');
    }
  });

  it('requires each missing side, with the error there', async () => {
    const { save, onSubmit } = show();
    await userEvent.type(side('Height'), '2');
    await save();
    expect(await screen.findByText('Width is required.')).toBeVisible();
    expect(side('Width')).toHaveAccessibleDescription('Width is required. in');
    expect(side('Depth')).toHaveAccessibleDescription('Depth is required. in');
    expect(screen.queryByText('Height is required.')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is sent as numbers, pasted with a comma or changed by arrow keys', async () => {
    const { sent } = show();
    await userEvent.click(side('Width'));
    await userEvent.paste('1,5');
    await userEvent.type(side('Height'), '3');
    await userEvent.type(side('Depth'), '0.2{ArrowUp}');
    expect(await sent()).toEqual({ width: 1.5, height: 3, depth: 0.3 });
  });

  it.each([
    ['-1', 'Width must be at least 0.'],
    ['0.05', 'Width must be in steps of 0.1.'],
    ['wide', 'Width must be a number.'],
  ])('refuses %s with a message and keeps it', async (typed, words) => {
    const { save } = show({ dimensions: { width: null, height: 1, depth: 1 } });
    await userEvent.type(side('Width'), typed);
    await save();
    expect(await screen.findByText(words)).toBeVisible();
    expect(side('Width')).toHaveValue(typed);
    expect(side('Width')).toBeInvalid();
  });

  it('is missing after it is cleared, if it is optional', async () => {
    const { sent } = show({ crate: { width: 2 } }, ['crate']);
    expect(side('Width')).toHaveValue('2');
    await userEvent.clear(side('Width'));
    expect(await sent('crate')).toBeNull();
  });

  it('may have some of its sides, if it is optional', async () => {
    const { sent } = show({}, ['crate']);
    await userEvent.type(side('Depth'), '0.5');
    expect(await sent('crate')).toEqual({ width: null, height: null, depth: 0.5 });
  });
});

it.each([
  [{ width: 1.5, height: 2, depth: 0 }, '1.5 × 2 × 0\u00a0in'],
  [{ height: '2' }, '– × 2 × –\u00a0in'],
  [{}, '–'],
  [null, '–'],
  ['big', '–'],
])('%j is shown as %s', (value, text) => {
  const { container } = renderFields(
    <FieldCell
      declaration={shapes}
      source="dimensions"
      record={{ id: 's-1', dimensions: value }}
      place="row"
    />,
  );
  expect(container.textContent).toBe(text);
});

it('reports only the side that was changed to a wrong value', async () => {
  const record = { id: 's-1', dimensions: { width: 2.75, height: 8.63, depth: 4.25 } };
  const onSubmit = vi.fn();
  renderForm({ declaration: shapes, names: ['dimensions'], record, values: record, onSubmit });
  await userEvent.clear(side('Width'));
  await userEvent.type(side('Width'), '2.81');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Width must be in steps of 0.1.')).toBeVisible();
  expect(screen.queryByText('Height must be in steps of 0.1.')).toBeNull();
  await userEvent.type(side('Width'), '{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onSubmit).toHaveBeenCalled();
  });
});
