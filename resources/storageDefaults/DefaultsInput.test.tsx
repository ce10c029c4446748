// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../../src/fields/FieldCell';
import { createPlatform } from '../../src/fields/testing/platform';
import { renderFields, renderForm } from '../../src/fields/testing/render';
import { storageDefaults } from '.';
import { defaultEntries } from './defaults';

const name = 'account_storage_defaults';

const show = (value: unknown) => {
  const onSubmit = vi.fn();
  const platform = createPlatform();
  renderForm({
    names: [name],
    declaration: storageDefaults,
    record: { id: 'org-1', account_id: 'org-1', [name]: value },
    platform,
    onSubmit,
  });
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    return onSubmit.mock.calls.at(-1)?.[0][name] as unknown;
  };
  return { sent, platform };
};

const select = (key: string) => screen.findByRole('combobox', { name: key });
const choose = async (key: string, option: string) => {
  await userEvent.click(await select(key));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('storage defaults', () => {
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

  it.each([
    [{ SHELF: 'DRY', COLD: null, ODD: 7 }, 'SHELF: DRY'],
    [['x'], '–'],
  ])('%j are shown as %s', async (value, shown) => {
    renderFields(
      <FieldCell
        declaration={storageDefaults}
        source={name}
        record={{ id: 'org-1', [name]: value }}
        place="page"
      />,
      undefined,
      [storageDefaults],
    );
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('are set one by one', () => {
    const value = { cold: 'CASE', dry: null };
    expect(defaultEntries.of(value).map(({ key, value: own }) => [key, own])).toEqual([
      ['cold', 'CASE'],
      ['dry', null],
    ]);
    expect(defaultEntries.with(value, new Map([['dry', 'EACH']]))).toEqual({
      cold: 'CASE',
      dry: 'EACH',
    });
  });
});
