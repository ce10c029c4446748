/** The console's screens at an address, over a stand-in of their own: what a person sees, and what leaves. */
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Fragment, useState } from 'react';
import { createDataProvider, type FacingsDataProvider } from '../../../dataProvider';
import { createTransport } from '../../../dataProvider/transport/transport';
import { standIn } from '../../../demo/node';
import { declarations } from '../../../resources/index';
import { ConsoleRoutes } from '../../app/ConsoleRoutes';
import { createI18nProvider } from '../../app/i18nProvider';
import { createQueryClient } from '../../app/queryClient';
import { RegistryProvider } from '../../fields/RegistryContext';
import { english } from '../../messages/en/index';
import { declaredMessages } from '../../schema/declaredMessages';
import type { AnyDeclaration } from '../../schema/defineResource';
import { createRegistry } from '../../schema/registry';
import { screenMessages } from '../../schema/screen';
import { screens } from '../../screens/index';
import { Keyboard } from '../../shell/keys/Keyboard';
import { Toasts } from '../../shell/toasts/Toasts';
import {
  loadCreate,
  loadDocument,
  loadEdit,
  loadShow,
  loadPanels,
  loadRow,
  loadRowEdit,
  loadTogether,
} from '../load';
import { sessionIsBack } from '../sessionBack';
import { PageBarContext } from '../page/pageBarContext';
import type { ReactNode } from 'react';

/** The places of the shell in which a page draws its bar. */
const Frame = ({ children }: { children: ReactNode }) => {
  const [lead, setLead] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <PageBarContext value={{ lead, title, tools, recordName: null }}>
      <header>
        <div ref={setLead} />
        <h1 ref={setTitle}>{null}</h1>
        <div ref={setTools} />
      </header>
      <main>{children}</main>
      <Toasts />
    </PageBarContext>
  );
};

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** JSON that left; undefined for a form with files. */
  readonly body?: unknown;
}

/** Calls that get no answer yet. */
interface Holding {
  readonly isOf: (call: SentCall) => boolean;
  readonly end: Promise<void>;
}

interface ConsoleOptions {
  /** Entities of the test's own, beside the real ones. */
  readonly more?: readonly AnyDeclaration[];
  /** Answers calls in place of the stand-in; undefined leaves a call to it. */
  readonly answer?: (call: SentCall) => Promise<Response> | Response | undefined;
  /** So many rows at most are asked for at a time: drawing those that no test looks at is slow. */
  readonly rows?: number;
  /** The console's keys act. */
  readonly withKeys?: boolean;
}

/** The provider, asking for no more rows than are looked at. */
const short = (provider: FacingsDataProvider, rows: number): FacingsDataProvider => ({
  ...provider,
  getList: (name, { pagination = { page: 1, perPage: rows }, ...rest }) =>
    provider.getList(name, {
      ...rest,
      pagination: { ...pagination, perPage: Math.min(rows, pagination.perPage) },
    }),
});

/** Signs in and prepares; `show` draws an address. Faults and data can be set between. */
export const createConsole = async ({
  more = [],
  answer,
  rows = Infinity,
  withKeys = false,
}: ConsoleOptions = {}) => {
  // Their code is not what a test waits for.
  await Promise.all([
    loadCreate(),
    loadShow(),
    loadEdit(),
    loadPanels(),
    loadRow(),
    loadRowEdit(),
    loadTogether(),
    loadDocument(),
  ]);
  const registry = createRegistry([...declarations, ...more], screens);
  const Keys = withKeys ? Keyboard : Fragment;
  const queryClient = createQueryClient();
  const i18nProvider = createI18nProvider({
    ...english,
    resources: declaredMessages(registry.all),
    screens: screenMessages(screens),
  });
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
  const provider = createDataProvider({
    registry,
    transport,
    whoAmI: () => Promise.resolve({ id: person.userId }),
  });
  const dataProvider = rows === Infinity ? provider : short(provider, rows);
  const show = (address: string) => {
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <CoreAdminContext
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
              i18nProvider={i18nProvider}
              queryClient={queryClient}
              store={memoryStore()}
            >
              <RegistryProvider registry={registry}>
                <Keys>
                  <Frame>
                    <ConsoleRoutes declarations={registry.all} />
                  </Frame>
                </Keys>
              </RegistryProvider>
            </CoreAdminContext>
          ),
        },
      ],
      { initialEntries: [address] },
    );
    render(<RouterProvider router={router} useTransitions={false} />);
    return {
      router,
      /** Path and query as they stand now. */
      address: () => router.state.location.pathname + router.state.location.search,
    };
  };
  return {
    platform,
    person,
    show,
    sent,
    /** As a list or a page behind does: everything on the screen is read again. */
    readAgain: () => queryClient.invalidateQueries(),
    /** As the frame says it after signing in again over the page. */
    signedInAgain: () => {
      sessionIsBack(queryClient);
    },
    /** Calls of one method below one path so far. */
    sentTo: (method: string, path: string) =>
      sent.filter((call) => call.method === method && call.path.startsWith(path)),
    /** Such calls get their answer when the function that this gives is called: what comes before that is certain. */
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
    /** Each fault, in place of the ones before, meets the calls it names until it has had its times. */
    fault: (...faults: object[]) => platform.control('POST', 'faults', { faults }),
  };
};
