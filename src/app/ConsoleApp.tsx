import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createAuthProvider } from '../../authProvider/reactAdmin';
import type { Session } from '../../authProvider/session';
import { isOfPlatform } from '../../dataProvider';
import type { Transport } from '../../dataProvider/transport/types';
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
import { endSignIn, sessionIsBack } from '../views/session';
import { BulkContext } from '../views/list/toolbar/ListActions';
import { App } from './App';
import { basename } from './addresses';
import { createConsoleData, registry } from './consoleData';
import { themeSetting } from './colorMode';
import { completeLanguage, localeSetting } from './consoleLanguage';
import type { FirstData } from './firstList';
import { LanguageFailure } from './LanguageFailure';
import { loadPageAt } from './pages';
import { createPersonStore } from './personStore';
import { RouteFault } from './RouteFault';
import { createRouterProvider } from './routerProvider';
import type { RuntimeConfig } from './runtimeConfig';
import { applyTextFace } from './textFace';

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

/** The tools for many records of any entity that declares them. */
const bulkTools = {
  import: () =>
    import('../screens/bulk/records/RecordImport').then(({ RecordImport }) => ({
      default: RecordImport,
    })),
  'bulk-edit': () =>
    import('../screens/bulk/edit/BulkEdit').then(({ BulkEdit }) => ({ default: BulkEdit })),
};

const createParts = ({ session, transport, config, onLeave, first }: ConsoleAppProps) => {
  // After sign-in the whole page is replaced, so the typeface can change with it.
  applyTextFace();
  const { dataProvider, queryClient } = first?.take() ?? createConsoleData({ session, transport });
  const Layout = ({ children }: { readonly children: ReactNode }) => (
    <RegistryProvider registry={registry}>
      <DeliveryProvider cdnUrl={config.cdnUrl} platformUrl={config.platformUrl}>
        <ProfileGate isKnown={session.hasUserId}>
          <Keyboard>
            <ConsoleLinks>
              <Shell statusUrl={config.statusUrl} username={session.username()}>
                <BulkContext value={bulkTools}>{children}</BulkContext>
              </Shell>
            </ConsoleLinks>
          </Keyboard>
        </ProfileGate>
      </DeliveryProvider>
      <LanguageFailure />
    </RegistryProvider>
  );
  return {
    registry,
    authProvider: createAuthProvider({ session, leave: onLeave, isHandled: isOfPlatform }),
    dataProvider,
    catalogue: {
      ...englishAtStart,
      resources: declaredMessages(registry.all),
      screens: screenMessages(screens),
    },
    queryClient,
    routerProvider: createRouterProvider({ registry, parents: dataProvider.parents }),
    store: createPersonStore(session.username() ?? '', {
      theme: themeSetting,
      locale: localeSetting,
    }),
    layout: Layout,
  };
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
  const [leave] = useState(() => () => current.current());
  const [parts] = useState(() =>
    createParts({ session, transport, config, onLeave: leave, first }),
  );
  const router = useMemo(
    () =>
      createBrowserRouter(
        [
          {
            path: '*',
            // Catches what no inner error boundary has caught; react-router's default page has no way back.
            errorElement: <RouteFault />,
            element: <App {...parts} />,
          },
        ],
        { basename },
      ),
    [parts],
  );
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.state() === 'signedOut' && !session.hasEnded()) parts.store.reset();
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
