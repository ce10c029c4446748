/** Renders the tool alone with its own simulated platform, and records its requests. */
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext, memoryStore, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createDataProvider } from '../../../../../dataProvider';
import { createTransport } from '../../../../../dataProvider/transport/transport';
import { standIn } from '../../../../../demo/node';
import { declarations } from '../../../../../resources/index';
import { createI18nProvider } from '../../../../app/i18nProvider';
import { createQueryClient } from '../../../../app/queryClient';
import { RegistryProvider } from '../../../../fields/RegistryContext';
import { english } from '../../../../messages/en/index';
import { declaredMessages } from '../../../../schema/declaredMessages';
import { createRegistry } from '../../../../schema/registry';
import { BulkAdd } from '../BulkAdd';

export const title = 'Bulk Add / Import Products';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

type Answer = (call: SentCall) => Response | undefined;

const Closable = ({ registry }: { readonly registry: ReturnType<typeof createRegistry> }) => {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <BulkAdd
      declaration={registry.find('products')}
      title={title}
      onClose={() => {
        setOpen(false);
      }}
    />
  ) : (
    <p>closed</p>
  );
};

export const renderBulkAdd = async (answer?: Answer) => {
  const registry = createRegistry(declarations);
  const platform = standIn();
  const person = await platform.signIn();
  const sent: SentCall[] = [];
  const transport = createTransport({
    baseUrl: 'http://stand-in.test',
    session: {
      credential: () => Promise.resolve({ token: person.access_token, userId: person.userId }),
      renew: () => Promise.resolve('renewed'),
      refuse: () => undefined,
    },
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method, path: new URL(url).pathname, body };
      sent.push(call);
      const own = answer?.(call);
      return own === undefined ? platform.fetch(input, init) : Promise.resolve(own);
    },
  });
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: person.userId }),
  };
  // As in the console, the router blocks leaving with unsaved rows.
  const page = (
    <CoreAdminContext
      dataProvider={createDataProvider({
        registry,
        transport,
        whoAmI: () => Promise.resolve({ id: person.userId }),
      })}
      authProvider={authProvider}
      i18nProvider={createI18nProvider({ ...english, resources: declaredMessages(registry.all) })}
      queryClient={createQueryClient()}
      store={memoryStore()}
    >
      <RegistryProvider registry={registry}>
        <Closable registry={registry} />
      </RegistryProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  return {
    dialog: await screen.findByRole('dialog', { name: title }),
    sentTo: (method: string, path: string) =>
      sent.filter((call) => call.method === method && call.path === path),
    ask: person.ask,
  };
};
