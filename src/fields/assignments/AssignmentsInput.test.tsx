// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../testing/platform';
import { renderForm } from '../testing/render';
import { sets } from '../testing/sets';

const show = (value: unknown) => {
  const onSubmit = vi.fn();
  const platform = createPlatform();
  renderForm({
    names: ['defaults'],
    declaration: sets,
    record: { id: 's-1', account_id: 'org-1', defaults: value },
    platform,
    onSubmit,
  });
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    return onSubmit.mock.calls.at(-1)?.[0].defaults as unknown;
  };
  return { sent, platform };
};

const select = (name: string) => screen.findByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  await userEvent.click(await select(name));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('assignments', () => {
  it('are one select per key of the platform, with the options for this record', async () => {
    const { sent, platform } = show({ cold_storage: 'CASE', dry_storage: null });
    expect(await select('Cold storage')).toHaveTextContent('CASE');
    await choose('Dry storage', 'EACH');
    expect(await sent()).toEqual({ cold_storage: 'CASE', dry_storage: 'EACH' });
    expect(platform.lookups.optionEntries.mock.calls[0]?.[1]).toEqual({ account_id: 'org-1' });
  });

  it('may have no keys', async () => {
    const { sent } = show({ cold: 'CASE' });
    await choose('Cold', 'None');
    expect(await sent()).toEqual({ cold: null });
  });

  it('keep and mark values that are no longer offered, until another is selected', async () => {
    const { sent } = show({ cold: 'CELLAR', dry: 'EACH' });
    expect(await select('Cold')).toHaveTextContent('CELLAR (no longer offered)');
    await choose('Dry', 'CASE');
    expect(await sent()).toEqual({ cold: 'CELLAR', dry: 'CASE' });
    await choose('Cold', 'EACH');
    expect(await sent()).toEqual({ cold: 'EACH', dry: 'CASE' });
  });

  it.each([[null], [{}], [[]], ['x']])('report that %j contains no keys', async (value) => {
    show(value);
    expect(await screen.findByText('There is nothing to choose a default for.')).toBeVisible();
  });
});
