// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderForm } from '../testing/render';
import { sets } from '../testing/sets';

const show = (zone?: string) => {
  const onSubmit = vi.fn();
  renderForm({
    names: ['zone'],
    declaration: sets,
    ...(zone === undefined ? {} : { record: { id: 's-1', zone } }),
    onSubmit,
  });
  return { onSubmit };
};
const picker = () => screen.getByRole('combobox', { name: 'Timezone' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (text: string) => {
  picker().focus();
  fireEvent.change(picker(), { target: { value: text } });
};

describe('a time zone', () => {
  it("offers the browser's own first", async () => {
    show();
    await userEvent.click(picker());
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(own);
  });

  it.each([
    ['+9', 'Tokyo · Asia/Tokyo · UTC+09:00'],
    ['utc+9:00', 'Tokyo · Asia/Tokyo · UTC+09:00'],
    ['tokyo', 'Tokyo · Asia/Tokyo · UTC+09:00'],
    ['asia/to', 'Tokyo · Asia/Tokyo · UTC+09:00'],
  ])('is found by %j, and sent by its name', async (text, option) => {
    const { onSubmit } = show();
    type(text);
    fireEvent.click(screen.getByRole('option', { name: option }));
    expect(picker()).toHaveValue(option);
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0].zone).toBe('Asia/Tokyo');
    });
  });

  it('reports that nothing is found', () => {
    show();
    type('atlantis');
    expect(screen.getByRole('status')).toHaveTextContent('No matches.');
  });

  it('is required if its field is required', async () => {
    const { onSubmit } = show();
    await save();
    expect(await screen.findByText('Timezone is required.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('that is unknown is shown, and refused', async () => {
    const { onSubmit } = show('Mars/Olympus');
    expect(picker()).toHaveValue('Olympus · Mars/Olympus');
    await save();
    expect(await screen.findByText('Timezone must be a known time zone.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
