// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../testing/platform';
import { renderForm } from '../testing/render';

const names = ['unit'];
const record = { id: 's-1', account_id: 'org-1', unit: 'EACH' };
const unit = () => screen.getByRole('combobox', { name: 'Unit' });
const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('a choice of the platform', () => {
  it("loads its options when opened, with the record's values, and only once", async () => {
    const platform = createPlatform();
    renderForm({ names, record, platform });
    expect(platform.lookups.optionEntries).not.toHaveBeenCalled();
    await userEvent.click(unit());
    expect(await screen.findByRole('option', { name: 'CASE' })).toBeVisible();
    expect(platform.lookups.optionEntries.mock.calls[0]?.[1]).toMatchObject({
      account_id: 'org-1',
    });
    expect(platform.lookups.optionEntries.mock.calls[0]?.[2]).toBeInstanceOf(AbortSignal);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(unit());
    expect(optionTexts()).toEqual(['EACH', 'CASE']);
    expect(platform.lookups.optionEntries).toHaveBeenCalledTimes(1);
  });

  it('filters by the typed text, ignoring accents and case', async () => {
    const platform = createPlatform();
    platform.offer(['Crème', 'Case', 'Each']);
    renderForm({ names, record: { ...record, unit: null }, platform });
    await userEvent.type(unit(), 'creme');
    expect(await screen.findByRole('option', { name: 'Crème' })).toBeVisible();
    expect(optionTexts()).toEqual(['Crème']);
  });

  it('keeps and marks a value that is no longer offered', async () => {
    renderForm({ names, record: { ...record, unit: 'BARREL' } });
    expect(unit()).toHaveValue('BARREL');
    await userEvent.click(unit());
    expect(await screen.findByRole('option', { name: 'BARREL (no longer offered)' })).toBeVisible();
    expect(optionTexts()).toEqual(['BARREL (no longer offered)', 'EACH', 'CASE']);
  });

  it('can be cleared', async () => {
    const onSubmit = vi.fn();
    renderForm({ names, record, onSubmit });
    await userEvent.clear(unit());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    expect(unit()).toHaveValue('');
    expect(onSubmit.mock.calls[0]?.[0].unit || null).toBeNull();
  });

  it('reports that there are no options', async () => {
    const platform = createPlatform();
    platform.offer([]);
    renderForm({ names, record: { ...record, unit: null }, platform });
    await userEvent.click(unit());
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Nothing to choose from.');
    });
  });

  it('reports loading, then failure, and tries again by keyboard', async () => {
    const platform = createPlatform();
    let fail: (error: Error) => void = () => undefined;
    platform.lookups.optionEntries.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    renderForm({ names, record, platform });
    await userEvent.click(unit());
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    fail(new Error('down'));
    const retry = await screen.findByRole('option', { name: /Try again/ });
    expect(within(retry).getByText('The options could not be loaded.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The options could not be loaded.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('option', { name: 'CASE' })).toBeVisible();
    expect(unit()).toHaveValue('EACH');
    expect(platform.lookups.optionEntries).toHaveBeenCalledTimes(2);
  });
});
