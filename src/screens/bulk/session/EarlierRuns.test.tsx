// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { products } from '../../../../resources/products';
import { createI18nProvider } from '../../../app/i18nProvider';
import type { Journal, KeptRun } from '../../../lib/batches/journal';
import { english } from '../../../messages/en/index';
import { SheetDeclaration } from './sheetTexts';
import { EarlierRuns } from './EarlierRuns';

const kept: KeptRun = {
  id: 'run',
  owner: 'me',
  accountId: 'org-1',
  kind: 'add',
  startedAt: 0,
  total: 3,
  saved: 1,
  phase: 'open',
};

const journal = { read: () => Promise.resolve([]) } as unknown as Journal;

const find = () => Promise.resolve([kept]);

const resumed = async (onResume: () => Promise<boolean>, own: Partial<Journal> = {}) => {
  render(
    <I18nContextProvider value={createI18nProvider(english)}>
      <SheetDeclaration value={products}>
        <EarlierRuns journal={{ ...journal, ...own }} find={find} onAct={onResume} />
      </SheetDeclaration>
    </I18nContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
};

describe('an unfinished run that cannot be resumed', () => {
  it('shows an error if code or stored rows cannot be loaded', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const onResume = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new Error('no chunk'))
      .mockResolvedValueOnce(true);
    await resumed(onResume);
    expect(await screen.findByText(english.facings.bulk.notLoaded)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(onResume).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(english.facings.bulk.notLoaded)).toBeNull();
    error.mockRestore();
  });

  it('is forgotten only when that is confirmed', async () => {
    const forget = vi.fn(() => Promise.resolve());
    await resumed(() => Promise.resolve(false), { forget });
    await userEvent.click(screen.getByRole('button', { name: 'Forget' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Forget this import?' });
    expect(forget).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Forget' }));
    expect(forget).toHaveBeenCalledOnce();
  });

  it('shows an error if another tab is working on it', async () => {
    await resumed(() => Promise.resolve(false));
    expect(await screen.findByText(english.facings.saving.halt.elsewhere)).toBeVisible();
  });
});
