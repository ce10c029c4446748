// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FieldCell } from '../../src/fields/FieldCell';
import { renderFields, renderForm } from '../../src/fields/testing/render';
import { createPlatform } from '../../src/fields/testing/platform';
import { environments } from '.';

it('is a group of two options, changed by arrow keys too', async () => {
  const onSubmit = vi.fn();
  renderForm({
    declaration: environments,
    names: ['takeSnapshot'],
    values: { takeSnapshot: false },
    onSubmit,
  });
  expect(await screen.findByRole('radiogroup', { name: 'Snapshot' })).toBeVisible();
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
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ takeSnapshot: true });
  });
});

it('is plain text in a cell', async () => {
  const record = { id: 'e-1', takeSnapshot: false };
  renderFields(
    <FieldCell declaration={environments} source="takeSnapshot" record={record} place="page" />,
    createPlatform(),
    [environments],
  );
  expect(await screen.findByText('Use Existing Snapshot')).toBeVisible();
});
