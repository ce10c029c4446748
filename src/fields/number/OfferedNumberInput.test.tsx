// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { number } from '../../schema/fields';
import { fromPlatform } from '../../schema/options';
import { createPlatform } from '../testing/platform';
import { renderForm } from '../testing/render';

const taps = defineResource({
  name: 'taps',
  label: 'Tap',
  labels: 'Taps',
  routes: {},
  api: '/api/taps',
  fields: {
    step: number({
      label: 'Step',
      required: true,
      offered: fromPlatform({ path: '/api/taps/options', read: 'steps' }),
    }),
  },
  represent: 'Tap',
});

const names = ['step'];
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const show = (offered: readonly string[], step: number | null = null) => {
  const platform = createPlatform();
  platform.offer(offered);
  const onSubmit = vi.fn();
  renderForm({ declaration: taps, names, values: { step }, platform, onSubmit });
  return { platform, onSubmit };
};
const step = () => screen.findByRole('combobox', { name: 'Step' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a number that the platform offers', () => {
  it('is selected from the options, and sent as a number', async () => {
    const { onSubmit } = show(['0.25', '1', '10']);
    await userEvent.click(await step());
    await waitFor(() => {
      expect(optionTexts()).toEqual(['0.25', '1', '10']);
    });
    await userEvent.click(screen.getByRole('option', { name: '0.25' }));
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ step: 0.25 });
    });
  });

  it('is refused with a message if it is not an option, and nothing is sent', async () => {
    const { onSubmit } = show(['0.25', '1', '10']);
    await userEvent.type(await step(), '0.37');
    const text = '0.37 is not available. Choose 0.25, 1, or 10.';
    expect(await screen.findByText(text, { selector: '[role=status]' })).toBeInTheDocument();
    await userEvent.tab();
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(await step()).toHaveValue('0.37');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is found in any notation', async () => {
    show(['0.25', '1', '10']);
    await userEvent.type(await step(), '.250');
    await waitFor(() => {
      expect(optionTexts()).toEqual(['0.25']);
    });
  });

  it('that is stored but no longer offered is kept and marked', async () => {
    show(['0.25'], 3);
    await waitFor(async () => {
      expect(await step()).toHaveValue('3 (no longer offered)');
    });
  });

  it('is any number if the platform offers none', async () => {
    const { onSubmit } = show([]);
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Step' }), '0.37');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ step: 0.37 });
    });
  });
});
