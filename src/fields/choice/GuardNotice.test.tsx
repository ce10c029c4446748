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

it('explains a change of a guarded value, and restores the stored one', async () => {
  const onSubmit = vi.fn();
  renderForm({
    declaration: kinds,
    names: ['status'],
    record: { id: 'k-1', status: 'TEST' },
    onSubmit,
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await choose('Reporting', 'Production');
  expect(screen.getByRole('status')).toHaveTextContent('From TEST to Production: Results count.');
  await choose('Reporting', 'Unset');
  expect(screen.getByRole('status')).toHaveTextContent('From TEST to Unset.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep TEST' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: /Keep/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ status: 'TEST' });
  });
});

it('shows nothing for a new record', async () => {
  renderForm({ declaration: kinds, names: ['status'] });
  await choose('Reporting', 'TEST');
  expect(screen.queryByRole('status')).toBeNull();
});

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
