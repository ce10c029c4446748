/** Renders the shell around a page at a path, with a signed-in person. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore, useNotify, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createI18nProvider } from '../../app/i18nProvider';
import { createQueryClient } from '../../app/queryClient';
import { RegistryProvider } from '../../fields/useDeclaration';
import { english } from '../../messages/en/index';
import { declaredMessages } from '../../schema/declaredMessages';
import type { Registry } from '../../schema/registry';
import { Shell } from '../Shell';
import { realRegistry } from './realMenu';

interface RenderOptions {
  readonly path?: string;
  readonly page: ReactNode;
  readonly registry?: Registry;
  readonly dataProvider?: DataProvider;
}

type Notify = ReturnType<typeof useNotify>;

export const renderShell = ({
  path = '/',
  page,
  registry = realRegistry,
  dataProvider,
}: RenderOptions) => {
  const onLeave = vi.fn();
  let told: Notify | undefined;
  const Ear = () => {
    told = useNotify();
    return null;
  };
  const parts = {
    authProvider: {
      login: () => Promise.resolve(),
      logout: () => {
        onLeave();
        return Promise.resolve(false as const);
      },
      checkAuth: () => Promise.resolve(),
      checkError: () => Promise.resolve(),
      getPermissions: () => Promise.resolve(),
      getIdentity: () => Promise.resolve({ id: 'u1', email: 'olive@facings.example' }),
    },
    i18nProvider: createI18nProvider({ ...english, resources: declaredMessages(registry.all) }),
    queryClient: createQueryClient(),
    store: memoryStore(),
    ...(dataProvider ? { dataProvider } : {}),
  };
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext {...parts}>
            <RegistryProvider registry={registry}>
              <Shell statusUrl="https://status.example">
                <Ear />
                {page}
              </Shell>
            </RegistryProvider>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  const notify: Notify = (...given) => told?.(...given);
  return { onLeave, notify, router, i18nProvider: parts.i18nProvider };
};
