// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { productColumns } from '../edit/testing/productSheet';
import { PropertyInput } from './PropertyInput';

const i18nProvider = createI18nProvider(english);
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

const columnOffering = (value: string) => {
  const column = productColumns.find(({ key }) => key === 'category');
  if (!column) throw new Error('No such column.');
  return { ...column, options: () => Promise.resolve([{ value, label: value }]) };
};

/** Renders the input for an organization; earlier responses stay cached. */
const offeredIn = async (accountId: string, value: string) => {
  const { unmount } = render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient} store={memoryStore()}>
        <PropertyInput
          column={columnOffering(value)}
          accountId={accountId}
          text=""
          onChange={() => undefined}
          helperText={null}
          hasFault={false}
          isDisabled={false}
          isFocused={false}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const options = await screen.findAllByRole('option');
  const texts = options.map(({ textContent }) => textContent);
  unmount();
  return texts;
};

it('offers the values of its own organization only', async () => {
  expect(await offeredIn('org-1', 'Drinks')).toEqual(['Drinks']);
  expect(await offeredIn('org-2', 'Dairy')).toEqual(['Dairy']);
});
