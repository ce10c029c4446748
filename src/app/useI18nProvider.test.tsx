// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { CoreAdminContext, memoryStore, useLocale, useTranslate } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { RegistryProvider } from '../fields/useDeclaration';
import { english } from '../messages/en/index';
import { createRegistry } from '../schema/registry';
import { screenMessages, screenTitle } from '../schema/screen';
import { dashboard } from '../screens/dashboard/screen';
import { screens } from '../screens/index';
import { UserMenuList } from '../shell/UserMenuList';
import { changeLocale } from './locale';
import { createQueryClient } from './queryClient';
import { useI18nProvider } from './useI18nProvider';

const Page = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  return (
    <>
      <h1>{translate(screenTitle(dashboard).key)}</h1>
      <p>{new Intl.NumberFormat(locale).format(1234.5)}</p>
      <input
        aria-label="Typed"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <UserMenuList
        anchor={document.body}
        email="olive@facings.example"
        onClose={() => undefined}
      />
    </>
  );
};

const catalogue = { ...english, screens: screenMessages(screens) };

const Context = ({ children }: { readonly children: ReactNode }) => {
  const [parts] = useState(() => ({ queryClient: createQueryClient(), store: memoryStore() }));
  return (
    <CoreAdminContext {...parts} i18nProvider={useI18nProvider(catalogue)}>
      {children}
    </CoreAdminContext>
  );
};

afterEach(() => changeLocale('en'));

it('the user menu changes the language of everything at once, and keeps typed values', async () => {
  render(
    <MemoryRouter>
      <Context>
        <RegistryProvider registry={createRegistry([], screens)}>
          <Page />
        </RegistryProvider>
      </Context>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Typed'), { target: { value: 'half a na' } });
  expect(await screen.findByText('Language')).toBeInTheDocument();
  const french = screen.getByRole('menuitemradio', { name: 'Français' });
  expect(french).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  expect(screen.getByText('1,234.5')).toBeInTheDocument();

  await userEvent.click(french);
  expect(await screen.findByText('Tableau de bord')).toBeInTheDocument();
  expect(screen.getByText('Langue')).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Compte' })).toHaveAttribute('href', '/account');
  expect(screen.getByRole('menu', { name: 'Menu du compte' })).toBeInTheDocument();
  expect(screen.getByRole('menuitemradio', { name: 'Français' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  await waitFor(() => {
    expect(screen.getByText(/^1.234,5$/)).toBeInTheDocument();
  });
  expect(screen.getByLabelText('Typed')).toHaveValue('half a na');

  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(await screen.findByText('Dashboard')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});
