import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import {
  CoreAdminContext,
  memoryStore,
  ResourceDefinitionContextProvider,
  type CoreAdminContextProps,
} from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createAuthProvider } from '../../authProvider/reactAdmin';
import type { Session } from '../../authProvider/session';
import type { Transport } from '../../dataProvider/transport/types';
import { OverlayBoundary } from '../faults/OverlayBoundary';
import { ConsoleLinks } from '../fields/ConsoleLink';
import { DeliveryProvider } from '../fields/media/DeliveryContext';
import { RegistryProvider } from '../fields/useDeclaration';
import { englishAtStart } from '../messages/en/atStart';
import { declaredMessages } from '../schema/declaredMessages';
import { screenMessages } from '../schema/screen';
import { screens } from '../screens/index';
import { Keyboard } from '../shell/keys/Keyboard';
import { ProfileGate } from '../shell/ProfileGate';
import { Shell } from '../shell/Shell';
import { pendingWrites } from '../views/pendingWrites';
import { endSignIn, sessionIsBack } from '../views/session';
import { BulkContext } from '../views/list/ListActions';
import { basename } from './addresses';
import { createConsoleData, registry } from './consoleData';
import { changeLocale, completeLanguage, useLanguage } from './consoleLanguage';
import { ConsoleRoutes, loadPageAt } from './ConsoleRoutes';
import { definitionOf } from './entityResource';
import type { FirstData } from './firstList';
import { createI18nProvider, type Catalogue } from './i18nProvider';
import { languages } from './locale';
import { RouteFault } from './RouteFault';
import { createRouterProvider } from './routerProvider';
import type { RuntimeConfig } from './runtimeConfig';
import { applyTextFace } from './textFace';

interface ConsoleContextProps extends Omit<CoreAdminContextProps, 'i18nProvider'> {
  /** The console's complete English catalogue. */
  readonly catalogue: Catalogue;
}

/**
 * react-admin's context in the selected language. A new language creates a new i18n provider, which re-renders all
 * texts. react-admin's own way would remount every screen and lose typed values.
 */
export const ConsoleContext = ({ catalogue, ...parts }: ConsoleContextProps) => {
  const language = useLanguage();
  const i18nProvider = useMemo(
    () => ({
      ...createI18nProvider(catalogue, () => language),
      getLocales: () => languages,
      changeLocale,
    }),
    [catalogue, language],
  );
  return <CoreAdminContext {...parts} i18nProvider={i18nProvider} />;
};

interface ConsoleAppProps {
  readonly session: Session;
  readonly transport: Transport;
  readonly config: RuntimeConfig;
  readonly onLeave: () => void;
  /** Data that was requested while this code was loading. */
  readonly first?: FirstData | undefined;
}

const language = completeLanguage();

/**
 * Resolves when the page at an address (relative to the console's base) can be rendered at once, in a single
 * language.
 */
export const readyFor = async (pathname: string): Promise<void> => {
  await Promise.all([
    language,
    // The page shows a failure, with a button to try again.
    loadPageAt(registry, pathname).catch(() => undefined),
  ]);
};

/** The developers' overlay; the production build does not contain its code. */
const isInspected = import.meta.env.DEV || import.meta.env.VITE_DEMO === '1';

/** The resource definitions for react-admin's `useResourceDefinitions()`. */
const definitions = Object.fromEntries(
  registry.all.map((declaration) => [declaration.name, definitionOf(declaration)]),
);

const Inspector = isInspected
  ? lazy(() =>
      import('../screens/inspector/Inspector').then(({ Inspector: Own }) => ({ default: Own })),
    )
  : null;

/** The tools for many records of any entity that declares them. */
const bulkTools = {
  import: () =>
    import('../screens/bulk/records/RecordImport').then(({ RecordImport }) => ({
      default: RecordImport,
    })),
  'bulk-edit': () =>
    import('../screens/bulk/edit/BulkEdit').then(({ BulkEdit }) => ({ default: BulkEdit })),
};

type Given = Pick<ConsoleAppProps, 'session' | 'transport' | 'onLeave' | 'first'>;

/** Milliseconds that log-out waits for undoable changes. */
const longestLeave = 3000;

const makeConsole = ({ session, transport, onLeave, first }: Given) => {
  // After sign-in the whole page is replaced, so the typeface can change with it.
  applyTextFace();
  const { trace, dataProvider, queryClient } =
    first?.take() ?? createConsoleData({ session, transport });
  // At log-out, undoable changes that wait are still sent with this session. A slow platform must not prevent it.
  const leave = () => {
    const wait = new Promise((resolve) => setTimeout(resolve, longestLeave));
    void Promise.race([pendingWrites(queryClient)?.send(), wait]).then(onLeave);
  };
  const parts = {
    authProvider: createAuthProvider(session, leave),
    dataProvider,
    catalogue: {
      ...englishAtStart,
      resources: declaredMessages(registry.all),
      screens: screenMessages(screens),
    },
    queryClient,
    routerProvider: createRouterProvider({ registry, parents: dataProvider.parents }),
    store: memoryStore(),
  };
  return { parts, trace };
};

/**
 * The console of a signed-in person. Everything with state (query cache, store, router) is created here for each
 * sign-in, so that nothing of one person is left for the next.
 */
export const ConsoleApp = ({ session, transport, config, onLeave, first }: ConsoleAppProps) => {
  const current = useRef(onLeave);
  useEffect(() => {
    current.current = onLeave;
  });
  const [leave] = useState(() => () => {
    current.current();
  });
  const [{ parts, trace }] = useState(() =>
    makeConsole({ session, transport, onLeave: leave, first }),
  );
  const router = useMemo(
    () =>
      createBrowserRouter(
        [
          {
            path: '*',
            // Catches what no inner error boundary has caught; react-router's default page has no way back.
            errorElement: <RouteFault />,
            element: (
              <ConsoleContext {...parts}>
                <ResourceDefinitionContextProvider definitions={definitions}>
                  <RegistryProvider registry={registry}>
                    <DeliveryProvider cdnUrl={config.cdnUrl}>
                      <ProfileGate isKnown={session.hasUserId}>
                        <Keyboard>
                          <ConsoleLinks>
                            <Shell statusUrl={config.statusUrl}>
                              <BulkContext value={bulkTools}>
                                <ConsoleRoutes declarations={registry.all} />
                              </BulkContext>
                            </Shell>
                          </ConsoleLinks>
                        </Keyboard>
                      </ProfileGate>
                    </DeliveryProvider>
                    {Inspector && trace && (
                      <OverlayBoundary>
                        <Suspense fallback={null}>
                          <Inspector trace={trace} />
                        </Suspense>
                      </OverlayBoundary>
                    )}
                  </RegistryProvider>
                </ResourceDefinitionContextProvider>
              </ConsoleContext>
            ),
          },
        ],
        { basename },
      ),
    [parts, trace, config, session],
  );
  useEffect(
    () =>
      session.subscribe(() => {
        // After signing in again over the page, repeat the requests that failed in the meantime.
        if (session.state() !== 'signedIn') return;
        sessionIsBack(parts.queryClient);
        void parts.queryClient.refetchQueries({
          predicate: ({ state }) => state.status === 'error',
        });
      }),
    [session, parts],
  );
  useEffect(
    () => () => {
      router.dispose();
      endSignIn(parts.queryClient);
      parts.queryClient.clear();
    },
    [router, parts],
  );
  // With transitions, a navigation could wait behind a slow render.
  return <RouterProvider router={router} useTransitions={false} />;
};
