// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../testing/platform';
import { kinds } from '../testing/kinds';
import { renderForm } from '../testing/render';

const list = (name: string) => screen.getByRole('combobox', { name });
const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const show = (values: object) => {
  const onSubmit = vi.fn();
  renderForm({
    declaration: kinds,
    names: ['eligibility', 'basis'],
    record: { id: 'k-1', ...values },
    onSubmit,
    platform: createPlatform(),
  });
  return onSubmit;
};

describe('a choice that cannot be cleared', () => {
  it('offers its values only', async () => {
    show({ eligibility: 'PRODUCTION' });
    await userEvent.click(list('Eligibility'));
    expect(optionTexts()).toEqual(['NONE', 'PRODUCTION']);
  });

  it('shows a missing value as an option that cannot be selected', async () => {
    const onSubmit = show({ eligibility: null });
    expect(list('Eligibility')).toHaveTextContent('NULL');
    await userEvent.click(list('Eligibility'));
    expect(screen.getByRole('option', { name: 'NULL' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'NONE' }));
    await userEvent.click(list('Eligibility'));
    expect(optionTexts()).toEqual(['NONE', 'PRODUCTION']);
    await userEvent.keyboard('{Escape}');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ eligibility: 'NONE' });
    });
  });

  it('keeps a platform value when its text is deleted', async () => {
    const onSubmit = show({ basis: 'EACH' });
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.clear(list('Basis'));
    await userEvent.tab();
    expect(list('Basis')).toHaveValue('EACH');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ basis: 'EACH' });
    });
  });
});
