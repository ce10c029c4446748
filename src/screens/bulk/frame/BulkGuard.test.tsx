// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import '../../../messages/en/screenTexts';
import { BulkGuard } from './BulkDialog';

const edited = (isUnsaved: boolean, isSaving = false) => {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext i18nProvider={createI18nProvider(english)}>
            <BulkGuard
              isUnsaved={() => isUnsaved}
              isSaving={() => isSaving}
              openedBy="account_id"
            />
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: ['/products/tools/edit?account_id=org-1'] },
  );
  render(<RouterProvider router={router} />);
  const search = () => router.state.location.search;
  const goTo = (next: string) => act(() => router.navigate({ search: next }));
  return { search, goTo };
};

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

describe('a sheet with changes that were not saved', () => {
  it.each(['?account_id=org-2', '?account_id=', ''])(
    'is left for another organization (%s) only once that is confirmed',
    async (next) => {
      const { search, goTo } = edited(true);
      await goTo(next);
      expect(question()).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
      expect(search()).toBe('?account_id=org-1');
      await goTo(next);
      await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
      expect(search()).toBe(next);
    },
  );

  it('stays with what else changes of its address', async () => {
    const { search, goTo } = edited(true);
    await goTo('?account_id=org-1&page=2');
    expect(question()).toBeNull();
    expect(search()).toBe('?account_id=org-1&page=2');
  });
});

it('while it is saved, what leaving ends is not lost, and can be resumed', async () => {
  const { search, goTo } = edited(true, true);
  await goTo('?account_id=org-2');
  const asked = screen.getByRole('alertdialog', { name: 'Leave while saving?' });
  expect(asked).toHaveTextContent('you can resume the rest here later');
  expect(asked).not.toHaveTextContent('lost');
  await userEvent.click(screen.getByRole('button', { name: 'Keep saving' }));
  expect(search()).toBe('?account_id=org-1');
});

it('a sheet without any is left as it is', async () => {
  const { search, goTo } = edited(false);
  await goTo('?account_id=org-2');
  expect(question()).toBeNull();
  expect(search()).toBe('?account_id=org-2');
});
