import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { memoryStore, ResourceDefinitionContextProvider } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createAuthProvider } from '../../authProvider/reactAdmin';
import type { Session } from '../../authProvider/session';
import type { Transport } from '../../dataProvider/transport/types';
import { OverlayBoundary } from '../faults/OverlayBoundary';
import { DeliveryProvider } from '../fields/media/DeliveryContext';
import { RegistryProvider } from '../fields/RegistryContext';
import { english } from '../messages/en/index';
import { declaredMessages } from '../schema/declaredMessages';
import { screenMessages } from '../schema/screen';
import { screens } from '../screens/index';
import { Keyboard } from '../shell/keys/Keyboard';
import { ProfileGate } from '../shell/ProfileGate';
import { Shell } from '../shell/Shell';
import { endSignIn } from '../views/atLogOut';
import { ImportContext } from '../views/list/ImportContext';
import { sessionIsBack } from '../views/sessionBack';
import { basename } from './basePath';
import { ConsoleContext } from './ConsoleContext';
import { createConsoleData, registry } from './consoleData';
import { completeLanguage } from './consoleLanguage';
import { ConsoleRoutes, loadPageAt } from './ConsoleRoutes';
import { definitionOf } from './entityResource';
import type { FirstData } from './firstList';
import { createRouterProvider } from './routerProvider';
import { RouteFault } from './RouteFault';
import type { RuntimeConfig } from './runtimeConfig';

interface ConsoleAppProps {
  readonly session: Session;
  readonly transport: Transport;
  readonly config: RuntimeConfig;
  readonly onLeave: () => void;
  /** What was asked for while this code was on its way. */
  readonly first?: FirstData | undefined;
}

const language = completeLanguage();

/** Resolves when the page at an address (below the console's base) can be drawn at once, in one language. */
export const readyFor = async (pathname: string): Promise<void> => {
  await Promise.all([
    language,
    // What fails is shown on the page, where it can be tried again.
    loadPageAt(registry.all, pathname).catch(() => undefined),
  ]);
};

/** Developers see what drew a screen; the production build has not even the code for it. */
const isInspected = import.meta.env.DEV || import.meta.env.VITE_DEMO === '1';

/** What react-admin knows of each entity: `useResourceDefinitions()`. */
const definitions = Object.fromEntries(
  registry.all.map((declaration) => [declaration.name, definitionOf(declaration)]),
);

const Inspector = isInspected
  ? lazy(() =>
      import('../screens/inspector/Inspector').then(({ Inspector: Own }) => ({ default: Own })),
    )
  : null;

/** Imports the records of any entity that declares it. */
const importDialog = () =>
  import('../screens/bulk/records/RecordImport').then(({ RecordImport }) => ({
    default: RecordImport,
  }));

type Given = Pick<ConsoleAppProps, 'session' | 'transport' | 'onLeave' | 'first'>;

const makeConsole = ({ session, transport, onLeave, first }: Given) => {
  const { trace, dataProvider, queryClient } =
    first?.take() ?? createConsoleData({ session, transport });
  const parts = {
    authProvider: createAuthProvider(session, onLeave),
    dataProvider,
    catalogue: {
      ...english,
      resources: declaredMessages(registry.all),
      screens: screenMessages(screens),
    },
    queryClient,
    routerProvider: createRouterProvider(registry.all),
    store: memoryStore(),
  };
  return { parts, trace };
};

/**
 * The console of a signed-in person. Everything that remembers (query cache, store, router) is made here,
 * anew for each sign-in, so that log-out leaves nothing of one person to the next.
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
            // What no boundary nearer to the fault has caught; react-router's own page knows no way back.
            errorElement: <RouteFault />,
            element: (
              <ConsoleContext {...parts}>
                <ResourceDefinitionContextProvider definitions={definitions}>
                  <RegistryProvider registry={registry}>
                    <DeliveryProvider cdnUrl={config.cdnUrl}>
                      <ProfileGate isKnown={session.hasUserId}>
                        <Keyboard>
                          <Shell statusUrl={config.statusUrl}>
                            <ImportContext value={importDialog}>
                              <ConsoleRoutes declarations={registry.all} />
                            </ImportContext>
                          </Shell>
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
        // Signed in again over the page: what failed in between is asked for once more.
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
  // Transitions would leave a navigation waiting behind a slow render.
  return <RouterProvider router={router} useTransitions={false} />;
};
