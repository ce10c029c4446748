// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { kinds } from '../testing/kinds';
import { renderForm } from '../testing/render';
import { texts } from '../testing/texts';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Storage Type' });

describe('a forced text', () => {
  it('is converted while typing', async () => {
    const onSubmit = vi.fn();
    renderForm({ declaration: kinds, names: ['type'], onSubmit });
    await userEvent.type(type(), 'cold  storage-2 a');
    expect(type()).toHaveValue('COLD_STORAGE_A');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ type: 'COLD_STORAGE_A' });
    });
  });

  it('is converted when pasted', async () => {
    renderForm({ declaration: kinds, names: ['type'] });
    await userEvent.click(type());
    await userEvent.paste('dry_  goods (new)');
    expect(type()).toHaveValue('DRY_GOODS_NEW');
  });

  it('keeps the caret', async () => {
    renderForm({ declaration: kinds, names: ['type'], values: { type: 'ABEF' } });
    await userEvent.click(type());
    type().setSelectionRange(2, 2);
    await userEvent.keyboard('c9d');
    expect(type()).toHaveValue('ABCDEF');
    expect(type().selectionStart).toBe(4);
    type().setSelectionRange(1, 1);
    await userEvent.keyboard('7');
    expect(type()).toHaveValue('ABCDEF');
    expect(type().selectionStart).toBe(1);
  });

  it('is converted to capitals that are longer', async () => {
    renderForm({ declaration: texts, names: ['code'] });
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.type(code, 'straße');
    expect(code).toHaveValue('STRASSE');
    code.setSelectionRange(1, 1);
    await userEvent.keyboard('ß');
    expect(code).toHaveValue('SSSTRASSE');
    expect(code.selectionStart).toBe(3);
  });
});

describe('an e-mail address', () => {
  it('is refused with a message, and sent in lower case', async () => {
    const onSubmit = vi.fn();
    renderForm({ declaration: kinds, names: ['email'], onSubmit });
    const email = screen.getByRole('textbox', { name: 'Email address' });
    expect(email).toHaveAttribute('inputmode', 'email');
    await userEvent.type(email, 'Rosa');
    await save();
    expect(await screen.findByText('Email address must be valid.')).toBeVisible();
    await userEvent.type(email, '@Facings.example ');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ email: 'rosa@facings.example' });
    });
  });
});
