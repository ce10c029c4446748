// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  Authenticated,
  CanAccess,
  CoreAdminContext,
  Login,
  LoginForm,
  memoryStore,
  useAuthState,
  useCanAccess,
  useGetOne,
  useLogin,
  useLogout,
  usePermissions,
  type DataProvider,
} from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { createAuthProvider } from '../../authProvider/reactAdmin';
import { createBrowser } from '../../authProvider/testing/browser';
import { createPlatform } from '../../authProvider/testing/platform';
import { createI18nProvider } from './i18nProvider';
import { createQueryClient } from './queryClient';
import words from 'ra-language-english';

const renderSignedOut = (children: ReactNode, dataProvider?: DataProvider) => {
  const { session } = createBrowser({ platform: createPlatform() }).openTab();
  render(
    <MemoryRouter initialEntries={['/login']}>
      <CoreAdminContext
        authProvider={createAuthProvider({
          session,
          leave: session.signOut,
          isHandled: () => false,
        })}
        i18nProvider={createI18nProvider(words)}
        queryClient={createQueryClient()}
        {...(dataProvider ? { dataProvider } : {})}
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

/** A call of a provider that the transport knows nothing of. */
const foreign = {
  getOne: () => Promise.reject(Object.assign(new Error('Refused'), { status: 401 })),
} as unknown as DataProvider;

const Foreign = () => {
  const { error } = useGetOne('zones', { id: 7 }, { retry: false });
  return <p>{error ? 'read failed' : 'reading'}</p>;
};

const OwnForm = () => {
  const login = useLogin();
  return (
    <button
      onClick={() => void login({ email: 'admin@facings.example', password: 'Facings-1!' }, '/in')}
    >
      My sign-in
    </button>
  );
};

const signIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/Username/), 'admin@facings.example');
  await user.type(screen.getByLabelText(/^Password/), 'Facings-1!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

const inside = (
  <Authenticated>
    <Inside />
  </Authenticated>
);

it.each([
  ['LoginForm', <LoginForm key="form" />],
  ['Login', <Login key="page" />],
])("react-admin's %s, hooks and components work with the session", async (_, form) => {
  const user = userEvent.setup();
  const session = renderSignedOut(
    <Routes>
      <Route path="/login" element={form} />
      <Route path="/*" element={inside} />
    </Routes>,
  );
  await signIn(user);
  for (const text of ['may *', 'authenticated', 'can delete', 'can edit']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(session.state()).toBe('signedIn');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => {
    expect(session.state()).toBe('signedOut');
  });
});

it('useLogin signs in and leads to the given page', async () => {
  const session = renderSignedOut(
    <Routes>
      <Route path="/in" element={inside} />
      <Route path="*" element={<OwnForm />} />
    </Routes>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'My sign-in' }));
  expect(await screen.findByText('can edit')).toBeVisible();
  expect(session.state()).toBe('signedIn');
});

it("a foreign provider's 401 keeps the page, and asks to sign in over it", async () => {
  const session = renderSignedOut(
    <Routes>
      <Route path="/in" element={<Foreign />} />
      <Route path="*" element={<OwnForm />} />
    </Routes>,
    foreign,
  );
  await userEvent.click(screen.getByRole('button', { name: 'My sign-in' }));
  expect(await screen.findByText('read failed')).toBeVisible();
  await waitFor(() => {
    expect(session.state()).toBe('expired');
  });
  expect(screen.getByText('read failed')).toBeVisible();
});
