// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createPlatform } from '../testing/platform';
import { renderForm } from '../testing/render';
import { shapes } from '../testing/shapes';

const unit = () => screen.getByRole('combobox', { name: 'Unit' });

const show = ({
  offered = [],
  values = {},
}: { offered?: readonly string[]; values?: object } = {}) => {
  const platform = createPlatform();
  platform.offer(offered);
  renderForm({
    declaration: shapes,
    names: ['state', 'unit'],
    record: { id: 's-1', account_id: 'org/1', unit: null, ...values },
    platform,
  });
  return platform;
};

describe('a choice without options', () => {
  it('reports that when the form opens, with a link in a new tab', async () => {
    show();
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toBe('No units are enabled. Enable units here.');
    const link = screen.getByRole('link', { name: 'here' });
    expect(link).toHaveAttribute('href', '/organizations/view/org%2F1/uom');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAccessibleDescription('opens in a new tab');
  });

  it('reloads the options when the person returns', async () => {
    const platform = show();
    await screen.findByRole('alert');
    platform.offer(['EACH']);
    act(() => {
      fireEvent.focus(window);
    });
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(platform.lookups.optionEntries).toHaveBeenCalledTimes(2);
    await userEvent.click(unit());
    expect(await screen.findByRole('option', { name: 'EACH' })).toBeVisible();
    act(() => {
      fireEvent.focus(window);
    });
    expect(platform.lookups.optionEntries).toHaveBeenCalledTimes(2);
  });

  it('shows nothing if there are options, or while they are unknown', async () => {
    const platform = show({ offered: ['EACH'] });
    await waitFor(() => {
      expect(platform.lookups.optionEntries).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    const failing = createPlatform();
    failing.lookups.optionEntries.mockRejectedValue(new Error('down'));
    renderForm({
      declaration: shapes,
      names: ['unit'],
      record: { id: 's-2', account_id: 'org-2' },
      platform: failing,
    });
    await waitFor(() => {
      expect(failing.lookups.optionEntries).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a choice that may stay empty', () => {
  it('shows the value that is sent then, computed from the other field', async () => {
    show({ offered: ['EACH', 'CASE'], values: { state: 'OPEN_CASE' } });
    expect(unit()).toHaveAccessibleDescription('CASE if left blank');
    await userEvent.click(screen.getByRole('combobox', { name: /^State/ }));
    await userEvent.click(screen.getByRole('option', { name: 'BOX' }));
    expect(unit()).toHaveAccessibleDescription('BOX if left blank');
    await userEvent.click(unit());
    await userEvent.click(await screen.findByRole('option', { name: 'EACH' }));
    expect(unit()).not.toHaveAccessibleDescription();
  });

  it('shows nothing while the other value is missing', () => {
    show({ offered: ['EACH'] });
    expect(unit()).not.toHaveAccessibleDescription();
  });
});
