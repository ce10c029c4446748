/** Renders the console's screens at an address with their own stand-in, and records what is sent. */
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Fragment, useState } from 'react';
import { createDataProvider, type FacingsDataProvider } from '../../../dataProvider';
import { createTransport } from '../../../dataProvider/transport/transport';
import { standIn } from '../../../demo/node';
import { declarations } from '../../../resources/index';
import { App } from '../../app/App';
import type { EntityResourceProps } from '../../app/EntityResource';
import { createI18nProvider } from '../../app/i18nProvider';
import { theme } from '../../app/theme';
import { createQueryClient } from '../../app/queryClient';
import { createRouterProvider } from '../../app/routerProvider';
import { RegistryProvider } from '../../fields/useDeclaration';
import { english } from '../../messages/en/index';
import { declaredMessages } from '../../schema/declaredMessages';
import type { AnyDeclaration } from '../../schema/defineResource';
import { createRegistry, type Registry } from '../../schema/registry';
import { screenMessages } from '../../schema/screen';
import { screens } from '../../screens/index';
import { Keyboard } from '../../shell/keys/Keyboard';
import { Toasts } from '../../shell/toasts/Toasts';
import { UndoableChanges } from '../../shell/toasts/UndoableChanges';
import { BulkContext } from '../list/toolbar/ListActions';
import { loadCreate, loadDocument, loadEdit, loadShow, loadPanels, loadRow } from '../load';
import { sessionIsBack } from '../session';
import { PageBarContext } from '../PageBar';
import type { ReactNode } from 'react';

const noTool = () => Promise.resolve({ default: () => null });

/** The lists offer the tools for many records; opened, they are empty. */
const noBulkTools = { import: noTool, 'bulk-edit': noTool };

/** The elements of the shell in which a page renders its bar. */
const Frame = ({ children }: { children: ReactNode }) => {
  const [lead, setLead] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <PageBarContext value={{ lead, title, tools, recordName: null }}>
      <header>
        <div ref={setLead} />
        {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- the page writes its title here */}
        <h1 ref={setTitle} />
        <div ref={setTools} />
      </header>
      <main>
        <UndoableChanges>{children}</UndoableChanges>
      </main>
      <Toasts />
    </PageBarContext>
  );
};

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The JSON body; undefined for a form with files. */
  readonly body?: unknown;
}

/** Calls that are not answered yet. */
interface Holding {
  readonly isOf: (call: SentCall) => boolean;
  readonly end: Promise<void>;
}

type Address = Parameters<Registry['pageAt']>[0];

interface ConsoleOptions {
  /** Additional entities of the test. */
  readonly more?: readonly AnyDeclaration[];
  /** Answers calls instead of the stand-in; undefined passes the call on. */
  readonly answer?: (call: SentCall) => Promise<Response> | Response | undefined;
  /** Maximum number of rows per request, because rendering rows that no test needs is slow. */
  readonly rows?: number;
  /** With the page's theme, which stock parts need. */
  readonly isThemed?: boolean;
  /** Is shown at every address instead of the console's pages. */
  readonly page?: ReactNode;
  /** Enables keyboard shortcuts. */
  readonly withKeys?: boolean;
  /** Views of a Resource instead of the generic ones, by the entity's name. */
  readonly views?: Readonly<Record<string, Omit<EntityResourceProps, 'declaration'>>>;
  /** More children of the application: Resources and CustomRoutes of react-admin. */
  readonly beside?: ReactNode;
}

/** A provider that requests at most this many rows. */
const short = (provider: FacingsDataProvider, rows: number): FacingsDataProvider => ({
  ...provider,
  getList: (name, { pagination = { page: 1, perPage: rows }, ...rest }) =>
    provider.getList(name, {
      ...rest,
      pagination: { ...pagination, perPage: Math.min(rows, pagination.perPage) },
    }),
});

/** Signs in and prepares everything; `show` renders an address. Faults and data can be set in between. */
export const createConsole = async ({
  more = [],
  answer,
  rows = Infinity,
  withKeys = false,
  isThemed = false,
  page,
  views = {},
  beside,
}: ConsoleOptions = {}) => {
  // Preloads the code, so that tests do not wait for it.
  await Promise.all([
    loadCreate(),
    loadShow(),
    loadEdit(),
    loadPanels(),
    loadRow(),
    loadDocument(),
  ]);
  const registry = createRegistry([...declarations, ...more], screens);
  const Keys = withKeys ? Keyboard : Fragment;
  let here = (): Address => ({ pathname: '/', search: '' });
  const catalogue = {
    ...english,
    resources: declaredMessages(registry.all),
    screens: screenMessages(screens),
  };
  const platform = standIn();
  const person = await platform.signIn();
  const sent: SentCall[] = [];
  let holding: Holding | null = null;
  const transport = createTransport({
    baseUrl: 'http://stand-in.test',
    session: {
      credential: () => Promise.resolve({ token: person.access_token, userId: person.userId }),
      renew: () => Promise.resolve('renewed'),
      refuse: () => undefined,
    },
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname, searchParams } = new URL(url);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method, path: pathname, query: searchParams, body };
      sent.push(call);
      const own = answer?.(call);
      const go = () => own ?? platform.fetch(input, init);
      const held = holding?.isOf(call) ? holding.end : undefined;
      return held ? held.then(go) : Promise.resolve(go());
    },
  });
  const queryClient = createQueryClient({
    keyOfPage: (...query) => provider.parents.keyOfPage(...query),
  });
  const provider = createDataProvider({
    registry,
    transport,
    whoAmI: () => Promise.resolve({ id: person.userId }),
    translate: createI18nProvider(catalogue).translate,
    page: () => registry.pageAt(here()),
  });
  const routerProvider = createRouterProvider({ registry, parents: provider.parents });
  const dataProvider = rows === Infinity ? provider : short(provider, rows);
  const Layout = ({ children }: { readonly children: ReactNode }) => (
    <RegistryProvider registry={registry}>
      <Keys>
        <BulkContext value={noBulkTools}>
          <Frame>{page ?? children}</Frame>
        </BulkContext>
      </Keys>
    </RegistryProvider>
  );
  const show = (address: string) => {
    const store = memoryStore();
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <App
              registry={registry}
              catalogue={catalogue}
              authProvider={{
                login: () => Promise.resolve(),
                logout: () => Promise.resolve(),
                checkAuth: () => Promise.resolve(),
                checkError: () => Promise.resolve(),
                getPermissions: () => Promise.resolve(),
                getIdentity: () =>
                  Promise.resolve({
                    id: person.userId,
                    fullName: 'Avery Lindqvist',
                    email: 'admin@facings.example',
                  }),
              }}
              dataProvider={dataProvider}
              queryClient={queryClient}
              routerProvider={routerProvider}
              store={store}
              layout={Layout}
              views={views}
            >
              {beside}
            </App>
          ),
        },
      ],
      { initialEntries: [address] },
    );
    here = () => router.state.location;
    const routes = <RouterProvider router={router} useTransitions={false} />;
    render(isThemed ? <ThemeProvider theme={theme}>{routes}</ThemeProvider> : routes);
    return {
      router,
      raStore: store,
      /** The current path and query. */
      address: () => router.state.location.pathname + router.state.location.search,
    };
  };
  return {
    platform,
    person,
    provider,
    show,
    sent,
    /** Reloads everything on the screen, as a list or a page in the background does. */
    readAgain: () => queryClient.invalidateQueries(),
    /** Simulates signing in again over the page. */
    signedInAgain: () => {
      sessionIsBack(queryClient);
    },
    /** The calls so far with this method and path prefix. */
    sentTo: (method: string, path: string) =>
      sent.filter((call) => call.method === method && call.path.startsWith(path)),
    /** Holds such calls until the returned function is called, which makes the order certain. */
    hold: (isOf: Holding['isOf']): (() => void) => {
      let release: () => void = () => undefined;
      const end = new Promise<void>((resolve) => {
        release = resolve;
      });
      holding = { isOf, end };
      return () => {
        holding = null;
        release();
      };
    },
    /** Replaces the faults. Each one applies to matching calls, as often as it says. */
    fault: (...faults: object[]) => platform.control('POST', 'faults', { faults }),
  };
};
