// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../FieldCell';
import { kinds } from '../testing/kinds';
import { renderFields, renderForm } from '../testing/render';
import { timeText } from '../../lib/time/timeOfDay';

const box = () => screen.getByLabelText('End of submission');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const form = (until: unknown) => {
  const onSubmit = vi.fn();
  renderForm({
    declaration: kinds,
    names: ['until'],
    values: { until },
    record: { id: 'k-1', until },
    onSubmit,
  });
  return async (sent: unknown) => {
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls.at(-1)?.[0]).toMatchObject({ until: sent });
    });
  };
};

/** Simulates a browser: the input has no value, and only its validity shows that a part is filled in. */
const half = (input: HTMLElement) => {
  Object.defineProperty(input, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.keyUp(input);
};

describe('a time of day', () => {
  it('is entered, changed and cleared', async () => {
    const sent = form(null);
    expect(box()).toHaveAttribute('type', 'time');
    expect(box()).toHaveAccessibleDescription('Every day.');
    fireEvent.change(box(), { target: { value: '17:30' } });
    await sent('17:30');
    fireEvent.change(box(), { target: { value: '' } });
    await sent(null);
  });

  it('is refused while it is incomplete, and nothing is sent', async () => {
    form(null);
    half(box());
    await save();
    expect(
      await screen.findByText(
        'End of submission must be a complete time of day, with hours and minutes.',
      ),
    ).toBeVisible();
    expect(box()).toBeInvalid();
  });

  it.each([
    ['17:00:00', '17:00', 'Every day.'],
    ['17:00:30', '17:00:30', 'Every day.'],
    ['17:00:00+02', '17:00', 'Every day. Stored: 17:00:00+02'],
    ['noon', '', 'Every day. Stored: noon'],
  ])('%s is shown, and kept unless edited', async (stored, shown, said) => {
    const sent = form(stored);
    expect(box()).toHaveValue(shown);
    expect(box()).toHaveAccessibleDescription(said);
    fireEvent.keyUp(box());
    fireEvent.blur(box());
    if (stored !== 'noon') await sent(stored);
    expect(box()).toHaveAccessibleDescription(said);
  });

  it('that is changed and changed back is unchanged', async () => {
    const sent = form('17:00:00');
    fireEvent.change(box(), { target: { value: '18:00' } });
    await sent('18:00');
    fireEvent.change(box(), { target: { value: '17:00' } });
    await sent('17:00:00');
  });
});

it('shows a complete moment in the local time zone', () => {
  expect(timeText('2026-01-15T16:30:00Z', 'Europe/Berlin')).toBe('17:30');
  expect(timeText('25:00')).toBe('');
  expect(timeText(17)).toBe('');
});

it('is formatted in the language; an invalid value is unchanged', () => {
  const cell = (until: unknown) => (
    <FieldCell declaration={kinds} source="until" record={{ id: 'k-1', until }} place="row" />
  );
  const view = renderFields(cell('17:30:00'));
  expect(screen.getByText(/5:30\sPM/)).toHaveAttribute('datetime', '17:30');
  view.again(cell('noon'));
  expect(screen.getByText('noon')).toBeVisible();
});
