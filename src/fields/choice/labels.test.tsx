// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createPlatform } from '../testing/platform';
import { kinds } from '../testing/kinds';
import { renderForm } from '../testing/render';

const choose = async (list: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: list }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

it('shows the labels of options and sends their values', async () => {
  const onSubmit = vi.fn();
  const platform = createPlatform();
  renderForm({ declaration: kinds, names: ['role', 'unit'], onSubmit, platform });
  await choose('Role', 'Administrator');
  await choose('Unit', 'Each');
  expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveValue('Each');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ role: 'administrator', unit: 'EACH' });
  });
});
