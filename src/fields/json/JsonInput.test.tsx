// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { kinds } from '../testing/kinds';
import { renderForm } from '../testing/render';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const headers = () => screen.getByRole('textbox', { name: 'Headers' });
const write = async (text: string) => {
  await userEvent.click(headers());
  await userEvent.paste(text);
};

describe('JSON', () => {
  it('is shown indented and sent as its value', async () => {
    const onSubmit = vi.fn();
    renderForm({
      declaration: kinds,
      names: ['headers'],
      values: { headers: { Accept: 'text/plain' } },
      onSubmit,
    });
    expect(headers()).toHaveValue('{\n  "Accept": "text/plain"\n}');
    expect(headers()).toHaveAccessibleDescription('Sent along.');
    await userEvent.clear(headers());
    await write(' {"target": {"value": 1}}');
    expect(headers()).toHaveValue(' {"target": {"value": 1}}');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ headers: { target: { value: 1 } } });
    });
  });

  it('keeps invalid text as typed, with the position of the error', async () => {
    renderForm({ declaration: kinds, names: ['headers'] });
    await write('{\n  "a": 1,\n}');
    expect(screen.getByText('Error at line 3, column 1.')).toBeVisible();
    await save();
    expect(await screen.findByText('Headers is not valid JSON.')).toBeVisible();
    expect(headers()).toHaveValue('{\n  "a": 1,\n}');
    expect(headers()).toHaveAccessibleDescription(
      'Headers is not valid JSON. Error at line 3, column 1.',
    );
    expect(headers()).toBeInvalid();
  });

  it('must be an object if required, and must not be empty', async () => {
    renderForm({ declaration: kinds, names: ['headers'] });
    await save();
    expect(await screen.findByText('Headers is required.')).toBeVisible();
    await write('[1]');
    expect(
      await screen.findByText('Headers must be a JSON object: names and their values in braces.'),
    ).toBeVisible();
  });
});
