import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { memoryStore, ResourceDefinitionContextProvider } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createAuthProvider } from '../../authProvider/reactAdmin';
import type { Session } from '../../authProvider/session';
import { createDataProvider } from '../../dataProvider';
import { owned } from '../../dataProvider/transport/owned';
import { traced } from '../../dataProvider/transport/traced';
import type { Transport } from '../../dataProvider/transport/types';
import { declarations } from '../../resources/index';
import { OverlayBoundary } from '../faults/OverlayBoundary';
import { DeliveryProvider } from '../fields/media/DeliveryContext';
import { RegistryProvider } from '../fields/RegistryContext';
import { english } from '../messages/en/index';
import { declaredMessages } from '../schema/declaredMessages';
import { createRegistry, registryOf } from '../schema/registry';
import { screenMessages } from '../schema/screen';
import { screens } from '../screens/index';
import { Keyboard } from '../shell/keys/Keyboard';
import { ProfileGate } from '../shell/ProfileGate';
import { Shell } from '../shell/Shell';
import { endSignIn } from '../views/atLogOut';
import { sessionIsBack } from '../views/sessionBack';
import { basename } from './basePath';
import { ConsoleContext } from './ConsoleContext';
import { completeLanguage } from './consoleLanguage';
import { ConsoleRoutes } from './ConsoleRoutes';
import { definitionOf } from './entityResource';
import { createQueryClient } from './queryClient';
import { createRouterProvider } from './routerProvider';
import { RouteFault } from './RouteFault';
import type { RuntimeConfig } from './runtimeConfig';

interface ConsoleAppProps {
  readonly session: Session;
  readonly transport: Transport;
  readonly config: RuntimeConfig;
  readonly onLeave: () => void;
}

/** On its way with this code: nothing is drawn in one language and then in another. */
export const ready = completeLanguage();

/** Developers see what drew a screen; the production build has not even the code for it. */
const isInspected = import.meta.env.DEV || import.meta.env.VITE_DEMO === '1';

// What is built for production has been checked by the tests (src/app/registry.test.ts), and starts without the checks.
const registry = isInspected
  ? createRegistry(declarations, screens)
  : registryOf(declarations, screens);

/** What react-admin knows of each entity: `useResourceDefinitions()`. */
const definitions = Object.fromEntries(
  registry.all.map((declaration) => [declaration.name, definitionOf(declaration)]),
);

const Inspector = isInspected
  ? lazy(() =>
      import('../screens/inspector/Inspector').then(({ Inspector: Own }) => ({ default: Own })),
    )
  : null;

const whoIs = (session: Session) => async (): Promise<{ readonly id: string }> => {
  const outcome = await session.identity();
  if (outcome.type === 'error') throw new Error(outcome.message ?? outcome.kind);
  return outcome.value;
};

/**
 * The console of a signed-in person. Everything that remembers (query cache, store, router) is made here,
 * anew for each sign-in, so that log-out leaves nothing of one person to the next.
 */
type Given = Pick<ConsoleAppProps, 'session' | 'transport' | 'onLeave'>;

const makeConsole = ({ session, transport, onLeave }: Given) => {
  // What goes on after log-out never goes on as the next person who signs in on this page.
  const ours = owned(transport, session.username());
  const own = isInspected ? traced(ours) : { transport: ours, trace: null };
  return { parts: makeParts({ session, transport: own.transport, onLeave }), trace: own.trace };
};

const makeParts = ({ session, transport, onLeave }: Given) => ({
  authProvider: createAuthProvider(session, onLeave),
  dataProvider: createDataProvider({
    registry,
    transport,
    whoAmI: whoIs(session),
    onRenamed: session.renamed,
  }),
  catalogue: {
    ...english,
    resources: declaredMessages(registry.all),
    screens: screenMessages(screens),
  },
  queryClient: createQueryClient(),
  routerProvider: createRouterProvider(registry.all),
  store: memoryStore(),
});

export const ConsoleApp = ({ session, transport, config, onLeave }: ConsoleAppProps) => {
  const current = useRef(onLeave);
  useEffect(() => {
    current.current = onLeave;
  });
  const [leave] = useState(() => () => {
    current.current();
  });
  const [{ parts, trace }] = useState(() => makeConsole({ session, transport, onLeave: leave }));
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
                            <ConsoleRoutes declarations={registry.all} />
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
  // Transitions would leave a navigation waiting behind a slow render (anchors.md 3, issue 2 §7).
  return <RouterProvider router={router} useTransitions={false} />;
};
