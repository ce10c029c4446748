import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-admin';
import type { Session } from '../../authProvider/session';
import type { Transport } from '../../dataProvider/transport/types';
import { ErrorBoundary } from '../faults/ErrorBoundary';
import { FaultAlert } from '../faults/FaultAlert';
import { laterCode, preloadable } from '../fields/preloadable';
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
import type { FirstData } from './firstList';
import type { RuntimeConfig } from './runtimeConfig';
import { StartFailure } from './StartFailure';
import { applyDensity } from '../shell/density';
import { whenIdle } from '../fields/whenIdle';
import { theme } from './theme';

/** The path below the console's base. */
const pathNow = (): string => window.location.pathname.slice(basename.length);

const loadConsole = laterCode(async () => {
  const code = await import('./ConsoleApp');
  await code.readyFor(pathNow());
  return code;
});
const loadAuth = laterCode(() => import('../screens/signIn/AuthApp'));
const ConsoleApp = preloadable(loadConsole, (code) => code.ConsoleApp);
const AuthApp = preloadable(loadAuth, (code) => code.AuthApp);

/** Fetches what will be drawn first: drawn at once, it is there 300 ms sooner than after a fallback. */
export const loadFirst = (isSignedIn: boolean): Promise<unknown> =>
  isSignedIn && !isLinkPath() ? loadConsole() : loadAuth();

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
  /** What was asked for before anything was drawn. */
  readonly first?: FirstData | undefined;
}

applyColorScheme();
applyDensity();

/** Puts the address right without a router: at most one entry is replaced, none is pushed. */
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
export const Root = ({ session, transport, config, demo, first }: RootProps) => {
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

  useEffect(() => {
    if (showsConsole) return undefined;
    // While a password is typed: code only, and nothing of anybody's data.
    return whenIdle(() => {
      loadConsole().catch(() => undefined);
    });
  }, [showsConsole]);

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
              <ConsoleApp
                session={session}
                transport={transport}
                config={config}
                onLeave={leave}
                first={first}
              />
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
