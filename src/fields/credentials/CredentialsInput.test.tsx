// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderForm } from '../testing/render';
import { sets } from '../testing/sets';

const show = (given: object) => {
  const onSubmit = vi.fn();
  const view = renderForm({
    names: ['system', 'secrets'],
    declaration: sets,
    onSubmit,
    ...given,
  });
  return { ...view, onSubmit };
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = async (option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'System' }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('credentials', () => {
  it('have the parameter names of the selected system', async () => {
    show({});
    expect(screen.queryByRole('group')).toBeNull();
    await choose('Other');
    expect(screen.getByRole('group', { name: 'Credentials' })).toBeVisible();
    expect(screen.getByLabelText(/^User Id:/)).toBeVisible();
    expect(screen.getByLabelText(/^Password/)).toBeVisible();
    expect(screen.queryByLabelText(/DC Key/)).toBeNull();
    await choose('New');
    expect(screen.getByText('The parameters of this system are unknown.')).toBeVisible();
  });

  it('are masked, are not stored by password managers, and can be shown', async () => {
    show({ values: { system: 'PAR' } });
    const key = screen.getByLabelText(/^DC Key/);
    expect(key).toHaveAttribute('type', 'password');
    expect(key).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show DC Key' }));
    expect(key).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide DC Key' }));
    expect(key).toHaveAttribute('type', 'password');
  });

  it('are all required, each with its name', async () => {
    const { onSubmit } = show({ values: { system: 'Other' } });
    await save();
    expect(await screen.findByText('User Id: is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^User Id:/), 'rosa');
    await waitFor(() => {
      expect(screen.queryByText('User Id: is required.')).toBeNull();
    });
    await save();
    expect(screen.getByText('Password is required.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('are sent by their own keys, and are never in an address or in storage', async () => {
    const { onSubmit } = show({ values: { system: 'Other' } });
    await userEvent.type(screen.getByLabelText(/^User Id:/), 'rosa');
    await userEvent.type(screen.getByLabelText(/^Password/), 'pa**word');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0].secrets).toEqual({
        UserId: 'rosa',
        Password: 'pa**word',
      });
    });
    const kept = [
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
      location.href,
    ].join();
    expect(kept).not.toContain('pa**word');
  });

  it('that are stored are only indicated, and are sent if typed again', async () => {
    const { onSubmit } = show({
      record: { id: 's-1', system: 'Other', secrets: { UserId: '••••osa1', Password: '••••' } },
    });
    const user = screen.getByLabelText(/^User Id:/);
    expect(user).toHaveValue('');
    expect(user).toHaveAccessibleDescription('Stored: ••••osa1');
    await save();
    expect(await screen.findByText('Password is required.')).toBeVisible();
    await userEvent.type(user, 'rosa');
    await userEvent.type(screen.getByLabelText(/^Password/), 'new');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0].secrets).toEqual({ UserId: 'rosa', Password: 'new' });
    });
  });

  it('of one system are not used for another', async () => {
    const { onSubmit } = show({ values: { system: 'Other' } });
    await userEvent.type(screen.getByLabelText(/^Password/), 'secret');
    await choose('PAR');
    await userEvent.type(screen.getByLabelText(/^DC Key/), 'k-1');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0].secrets).toEqual({ DCKey: 'k-1' });
    });
  });
});
