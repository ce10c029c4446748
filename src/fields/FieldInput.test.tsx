// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderForm } from './testing/render';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('inputs and their rules', () => {
  it('names a missing value at its input, and focuses the first', async () => {
    renderForm({ names: ['note', 'name'] });
    await save();
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(await screen.findByText('Name is required.')).toBeVisible();
    await waitFor(() => {
      expect(name).toHaveFocus();
    });
    expect(name).toBeInvalid();
    expect(name).toBeRequired();
    expect(name).toHaveAccessibleDescription('Name is required.');
  });

  it('checks the minimum length after trimming, and keeps typed text', async () => {
    renderForm({ names: ['name'] });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '  A  ');
    await save();
    expect(await screen.findByText('Name should contain at least 2 characters.')).toBeVisible();
    expect(name).toHaveValue('  A  ');
    await userEvent.type(name, 'b');
    await waitFor(() => {
      expect(screen.queryByText(/should contain/)).toBeNull();
    });
  });

  it('refuses too long a text with a message and does not cut it', async () => {
    renderForm({ names: ['name'] });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(10_000));
    await save();
    expect(await screen.findByText('Name should contain at most 500 characters.')).toBeVisible();
    expect(name).toHaveValue('x'.repeat(10_000));
  });

  it('keeps the hint below the error', async () => {
    renderForm({ names: ['logo'] });
    await save();
    expect(await screen.findByText('Logo is required.')).toBeVisible();
    expect(screen.getByText('A 300x300 png is recommended.')).toBeVisible();
    expect(screen.getByLabelText(/Logo/)).toHaveAccessibleDescription(
      'Logo is required. A 300x300 png is recommended.',
    );
  });

  it("shows the server's message at the field", async () => {
    renderForm({
      names: ['name'],
      values: { name: 'Acme' },
      onSubmit: () => ({ name: 'Region {name} exists already' }),
    });
    await save();
    expect(await screen.findByText('Region {name} exists already')).toBeVisible();
  });

  it.each([
    ['account_id', 'combobox', { logo: 'x' }],
    ['name', 'textbox', { account_id: 'org-1', logo: 'x' }],
  ] as const)('focuses %s if it is the first invalid one', async (first, role, values) => {
    renderForm({ names: ['account_id', 'name', 'logo'], values });
    await save();
    const input = screen.getByRole(role, { name: first === 'name' ? 'Name' : 'Organization' });
    await waitFor(() => {
      expect(input).toHaveFocus();
    });
    expect(input).toBeInvalid();
  });

  it('focuses the file input if the image is the first invalid one', async () => {
    renderForm({ names: ['logo', 'name'] });
    await save();
    await waitFor(() => {
      expect(screen.getByLabelText(/Logo/)).toHaveFocus();
    });
  });

  it('sends a switch as a boolean, and describes it by its hint', async () => {
    const onSubmit = vi.fn();
    renderForm({ names: ['isOpen'], values: { isOpen: false }, onSubmit });
    const open = screen.getByRole('switch', { name: 'Open' });
    expect(open).toHaveAccessibleDescription('Shut by night.');
    await userEvent.click(open);
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ isOpen: true });
    });
  });

  it('shows help on focus', async () => {
    renderForm({ names: ['unit'] });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Help for Unit' })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Used when reporting zero.');
  });
});

describe('fixed choice', () => {
  it('offers its values and an empty option', async () => {
    const onSubmit = vi.fn();
    renderForm({ names: ['size'], values: { size: 'SMALL' }, onSubmit });
    await userEvent.click(screen.getByRole('combobox', { name: /Size/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'NULL',
      'SMALL',
      'LARGE',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'NULL' }));
    await save();
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    // The rule turns no selection into an empty text; the mapping sends it as null.
    expect(onSubmit.mock.calls[0]?.[0].size || null).toBeNull();
  });

  it('keeps and marks a value that is not an option', async () => {
    renderForm({ names: ['size'], values: { size: 'HUGE' } });
    expect(screen.getByRole('combobox', { name: /Size/ })).toHaveTextContent(
      'HUGE (no longer offered)',
    );
  });
});

describe('fields that depend on others', () => {
  it('are disabled until the field that gates them is filled in', async () => {
    renderForm({ names: ['account_id', 'unit'] });
    const unit = screen.getByRole('combobox', { name: 'Unit' });
    expect(unit).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Organization' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Acme' }));
    expect(unit).toBeEnabled();
  });

  it('are enabled if the edited record has the value, even if the form does not', () => {
    renderForm({ names: ['unit'], record: { id: 's-1', account_id: 'org-1', unit: null } });
    expect(screen.getByRole('combobox', { name: 'Unit' })).toBeEnabled();
  });

  it('are cleared when it changes, except texts', async () => {
    renderForm({
      names: ['account_id', 'name', 'unit'],
      values: { account_id: 'org-1', name: 'Front', unit: 'EACH' },
    });
    const organization = screen.getByRole('combobox', { name: 'Organization' });
    await waitFor(() => {
      expect(organization).toHaveValue('Acme');
    });
    expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveValue('EACH');
    await userEvent.click(organization);
    await userEvent.click(await screen.findByRole('option', { name: 'Coded Corner' }));
    expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Front');
  });

  it('exist only where their condition holds', async () => {
    renderForm({ names: ['account_id', 'code'] });
    const organization = screen.getByRole('combobox', { name: 'Organization' });
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    await userEvent.click(organization);
    await userEvent.click(await screen.findByRole('option', { name: 'Coded Corner' }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAttribute('spellcheck', 'false');
    await userEvent.click(organization);
    await userEvent.click(await screen.findByRole('option', { name: 'Acme' }));
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  });
});
