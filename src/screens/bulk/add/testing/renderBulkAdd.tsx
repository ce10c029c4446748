/** A tool by itself over a stand-in of its own: what is seen and what leaves. */
import { render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { CoreAdminContext, memoryStore, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createDataProvider } from '../../../../../dataProvider';
import { createTransport } from '../../../../../dataProvider/transport/transport';
import { standIn } from '../../../../../demo/node';
import { declarations } from '../../../../../resources/index';
import { createI18nProvider } from '../../../../app/i18nProvider';
import { createQueryClient } from '../../../../app/queryClient';
import { RegistryProvider } from '../../../../fields/useDeclaration';
import { english } from '../../../../messages/en/index';
import { declaredMessages } from '../../../../schema/declaredMessages';
import { createRegistry } from '../../../../schema/registry';
import type { ToolProps } from '../../../../schema/takeOver';
import { noParents, type ParentIds } from '../../../../schema/routes';
import { PlaceProvider } from '../../../../views/place/placeContext';
import { BulkAdd } from '../BulkAdd';

export const title = 'Bulk Add / Import Products';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly body?: unknown;
}

/** What is answered in place of the stand-in; `pass` asks it all the same. */
export type Answer = (
  call: SentCall,
  pass: () => Promise<Response>,
) => Response | Promise<Response> | undefined;

interface Rendered {
  readonly Tool: ComponentType<ToolProps>;
  /** Name of the entity. */
  readonly of: string;
  readonly title: string;
  /** Path and filters of the list that the tool stands over. */
  readonly at?: string;
  readonly within?: ParentIds;
  readonly answer?: Answer | undefined;
}

const Closable = ({
  registry,
  of,
  title: own,
  Tool,
}: Pick<Rendered, 'of' | 'title' | 'Tool'> & {
  readonly registry: ReturnType<typeof createRegistry>;
}) => {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Tool
      declaration={registry.find(of)}
      title={own}
      onClose={() => {
        setOpen(false);
      }}
    />
  ) : (
    <>
      <p>closed</p>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open again
      </button>
    </>
  );
};

export const renderBulkAdd = (answer?: Answer) =>
  renderTool({ Tool: BulkAdd, of: 'products', title, answer });

export const renderTool = async ({
  at = '/',
  within: parents = noParents,
  answer,
  ...tool
}: Rendered) => {
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
      const { pathname: path, search } = new URL(url);
      const call = { method, path, search, body };
      sent.push(call);
      const own = answer?.(call, () => platform.fetch(input, init));
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
        <PlaceProvider within={parents}>
          <Closable registry={registry} {...tool} />
        </PlaceProvider>
      </RegistryProvider>
    </CoreAdminContext>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })}
    />,
  );
  return {
    dialog: await screen.findByRole('dialog', { name: tool.title }),
    sentTo: (method: string, path: string) =>
      sent.filter((call) => call.method === method && call.path === path),
    ask: person.ask,
    userId: person.userId,
  };
};
