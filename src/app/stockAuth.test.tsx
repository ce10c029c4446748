// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  Authenticated,
  CanAccess,
  CoreAdminContext,
  LoginForm,
  memoryStore,
  useAuthState,
  useCanAccess,
  useLogout,
  usePermissions,
} from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { createAuthProvider } from '../../authProvider/reactAdmin';
import { createBrowser } from '../../authProvider/testing/browser';
import { createPlatform } from '../../authProvider/testing/platform';
import { createI18nProvider } from './i18nProvider';
import { createQueryClient } from './queryClient';
import words from 'ra-language-english';

const renderSignedOut = (children: ReactNode) => {
  const { session } = createBrowser({ platform: createPlatform() }).openTab();
  render(
    <MemoryRouter initialEntries={['/login']}>
      <CoreAdminContext
        authProvider={createAuthProvider(session, session.signOut)}
        i18nProvider={createI18nProvider(words)}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        {children}
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return session;
};

const Inside = () => {
  const { permissions } = usePermissions<readonly { action: string }[]>();
  const { authenticated } = useAuthState();
  const { canAccess } = useCanAccess({ resource: 'zones', action: 'delete' });
  const logout = useLogout();
  return (
    <>
      <p>{permissions?.map(({ action }) => `may ${action}`)}</p>
      <p>{authenticated ? 'authenticated' : 'not authenticated'}</p>
      <p>{canAccess ? 'can delete' : 'cannot delete'}</p>
      <CanAccess resource="zones" action="edit">
        can edit
      </CanAccess>
      <button onClick={() => void logout()}>Log out</button>
    </>
  );
};

it("react-admin's sign-in form, hooks and components work with the session", async () => {
  const user = userEvent.setup();
  const session = renderSignedOut(
    <Routes>
      <Route path="/login" element={<LoginForm />} />
      <Route
        path="/*"
        element={
          <Authenticated>
            <Inside />
          </Authenticated>
        }
      />
    </Routes>,
  );
  await user.type(screen.getByLabelText(/Username/), 'admin@facings.example');
  await user.type(screen.getByLabelText(/^Password/), 'Facings-1!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  for (const text of ['may *', 'authenticated', 'can delete', 'can edit']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(session.state()).toBe('signedIn');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => {
    expect(session.state()).toBe('signedOut');
  });
});
