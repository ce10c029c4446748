// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kinds } from '../testing/kinds';
import { renderForm } from '../testing/render';
import { offsetWords } from './MomentInput';

const box = () => screen.getByLabelText('Ends at');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const fill = (value: string) => fireEvent.change(box(), { target: { value } });
const form = (ends: unknown = null) => {
  const onSubmit = vi.fn();
  renderForm({ declaration: kinds, names: ['ends'], values: { ends }, onSubmit });
  return async (sent: unknown) => {
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls.at(-1)?.[0]).toMatchObject({ ends: sent });
    });
  };
};

// Vitest restores it; assigning `undefined` would leave the text 'undefined' for the next file.
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});

describe('a moment', () => {
  it('is entered in the local time zone and sent in UTC', async () => {
    const sent = form();
    expect(box()).toHaveAttribute('type', 'datetime-local');
    expect(box()).toHaveAccessibleDescription(
      /^Optional\. In your time zone: Europe\/Berlin \(UTC\+[12]\)\.$/,
    );
    fill('2042-01-15T17:30');
    expect(box()).toHaveAccessibleDescription(/Europe\/Berlin \(UTC\+1\)\.$/);
    await sent('2042-01-15T16:30:00.000Z');
    fill('2042-07-15T17:30');
    expect(box()).toHaveAccessibleDescription(/Europe\/Berlin \(UTC\+2\)\.$/);
    await sent('2042-07-15T15:30:00.000Z');
    fill('');
    await sent(null);
  });

  it('that clocks skip is reported and refused', async () => {
    form();
    fill('2026-03-29T02:30');
    expect(
      screen.getByText(/On March 29 this time does not exist in Europe\/Berlin\./),
    ).toBeVisible();
    await save();
    expect(await screen.findByText('Ends at must be a time that exists.')).toBeVisible();
    expect(box()).toHaveValue('2026-03-29T02:30');
  });

  it('that occurs twice is the first one, which is shown', async () => {
    const sent = form();
    // The last Sunday of October.
    fill('2043-10-25T02:30');
    expect(
      screen.getByText(
        /On October 25 this time occurs twice in Europe\/Berlin\. The first one is used\./,
      ),
    ).toBeVisible();
    await sent('2043-10-25T00:30:00.000Z');
  });

  it.each([
    ['2042-01-15T16:30:12.345Z', '2042-01-15T17:30:12.345'],
    ['2042-01-15T16:30:00+00:00', '2042-01-15T17:30'],
    [2_273_416_200_000, '2042-01-15T17:30'],
  ])('%s is kept as stored', async (stored, shown) => {
    const sent = form(stored);
    expect(box()).toHaveValue(shown);
    fireEvent.keyUp(box());
    fireEvent.blur(box());
    await sent(stored);
    fill('2042-01-16T17:30');
    fill(shown);
    await sent(stored);
  });

  it('that is invalid is shown, and kept unless edited', () => {
    form('soon');
    expect(box()).toHaveAccessibleDescription(/Stored: soon$/);
    fireEvent.keyUp(box());
    fireEvent.blur(box());
    expect(box()).toHaveAccessibleDescription(/Stored: soon$/);
  });
});

it.each([
  ['Asia/Kathmandu', 'UTC+5:45'],
  ['America/St_Johns', 'UTC-3:30'],
  ['UTC', 'UTC+0'],
])('%s is %s', (zone, words) => {
  expect(offsetWords(Date.parse('2026-01-01'), zone)).toBe(words);
});
