// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { kinds } from '../testing/kinds';
import { renderForm } from '../testing/render';

it('is a group of two options, changed by arrow keys too', async () => {
  const onSubmit = vi.fn();
  renderForm({ declaration: kinds, names: ['snapshot'], values: { snapshot: false }, onSubmit });
  expect(screen.getByRole('radiogroup', { name: 'Snapshot' })).toHaveAccessibleDescription(
    'One of two.',
  );
  const existing = screen.getByRole('radio', { name: 'Use Existing Snapshot' });
  const taken = screen.getByRole('radio', { name: 'Take Snapshot' });
  expect(existing).toBeChecked();
  await userEvent.click(taken);
  expect(taken).toBeChecked();
  expect(existing).not.toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(existing).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ snapshot: true });
  });
});
