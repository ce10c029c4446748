import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-admin';
import type { Session } from '../../authProvider/session';
import type { Transport } from '../../dataProvider/transport/types';
import { ErrorBoundary } from '../faults/ErrorBoundary';
import { FaultAlert } from '../faults/FaultAlert';
import type { DemoOffer } from '../screens/signIn/DemoAccounts';
import { signInCatalogue } from '../messages/en/signInCatalogue';
import { isDeclarationFault } from '../schema/declarationFault';
import { Splash } from '../shell/Splash';
import { basename } from './basePath';
import { applyColorScheme } from './colorScheme';
import { isLinkPath, subscribeToPath } from './linkPath';
import { createI18nProvider } from './i18nProvider';
import { changeSignInLocale, currentLanguage, languages, subscribeToLanguage } from './locale';
import { loginAddress, nextAddress } from './nextAddress';
import type { RuntimeConfig } from './runtimeConfig';
import { StartFailure } from './StartFailure';
import { applyDensity } from '../shell/density';
import { theme } from './theme';

const loadConsole = () => import('./ConsoleApp');
const ConsoleApp = lazy(() =>
  loadConsole().then(({ ConsoleApp: App, ready }) => ready.then(() => ({ default: App }))),
);
const AuthApp = lazy(() =>
  import('../screens/signIn/AuthApp').then(({ AuthApp: App }) => ({ default: App })),
);
const ReloginDialog = lazy(() =>
  import('../screens/signIn/ReloginDialog').then(({ ReloginDialog: Dialog }) => ({
    default: Dialog,
  })),
);

interface RootProps {
  readonly session: Session;
  readonly transport: Transport;
  readonly config: RuntimeConfig;
  readonly demo?: DemoOffer;
}

applyColorScheme();
applyDensity();

/** Puts the address right without a router: at most one entry is replaced, none is pushed (issue 2 §7). */
const settleAddress = (isSignedIn: boolean): void => {
  const { pathname, search, hash } = window.location;
  const isAuth = pathname.slice(basename.length).startsWith('/login');
  if (isSignedIn && isAuth) history.replaceState(null, '', basename + nextAddress(search));
  if (!isSignedIn && !isAuth) {
    history.replaceState(
      null,
      '',
      basename + loginAddress(pathname.slice(basename.length) + search + hash),
    );
  }
};

/** Trying again cannot fix a declaration. */
const insteadOfConsole = (error: Error, retry: () => void) =>
  isDeclarationFault(error) ? (
    <StartFailure error={error} />
  ) : (
    <FaultAlert error={error} onRetry={retry} />
  );

/**
 * Two applications, one at a time: sign-in, which loads nothing of the console, and the console, which
 * is made anew for each person. No router stands above them, so none can run in circles between them.
 */
export const Root = ({ session, transport, config, demo }: RootProps) => {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const isLink = useSyncExternalStore(subscribeToPath, isLinkPath);
  const [isLeaving, setIsLeaving] = useState(false);
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage);
  // Another one for another language: what is drawn from it is drawn again.
  const i18nProvider = useMemo(
    () => createI18nProvider(signInCatalogue, () => language),
    [language],
  );
  // An expired session keeps its page: the person signs in again over it (design: re-login in place).
  const showsConsole = state !== 'signedOut' && !isLink;

  // While rendering, since the application below reads the address when it starts.
  if (!isLeaving && !isLink) settleAddress(showsConsole);

  const leave = () => {
    setIsLeaving(true);
    session.signOut();
    setTimeout(() => {
      history.replaceState(null, '', `${basename}/login`);
      setIsLeaving(false);
    }, 1000);
  };

  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <I18nContext.Provider value={i18nProvider}>
        <ErrorBoundary instead={insteadOfConsole}>
          <Suspense fallback={<Splash />}>
            {isLeaving ? (
              <Splash isLeaving />
            ) : showsConsole ? (
              <ConsoleApp session={session} transport={transport} config={config} onLeave={leave} />
            ) : (
              <AuthApp
                session={session}
                hasEnded={session.hasEnded()}
                languages={languages}
                onLanguage={changeSignInLocale}
                {...(demo ? { demo } : {})}
              />
            )}
          </Suspense>
          {state === 'expired' && showsConsole && (
            <Suspense fallback={null}>
              <ReloginDialog session={session} onGiveUp={session.signOut} />
            </Suspense>
          )}
        </ErrorBoundary>
      </I18nContext.Provider>
    </ThemeProvider>
  );
};
