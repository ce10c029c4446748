import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-admin';
import { lazy } from '../lib/failures/code';
import type { Session } from '../../authProvider/session';
import type { Transport } from '../../dataProvider/transport/types';
import { ErrorBoundary } from '../lib/failures/ErrorBoundary';
import { FaultAlert } from '../lib/failures/FaultAlert';
import { laterCode, preloadable, whenIdle } from '../fields/preloadable';
import type { DemoOffer } from '../screens/signIn/DemoAccounts';
import { signInCatalogue } from '../messages/en/signIn';
import { languages } from '../messages/languages';
import { isDeclarationFault } from '../schema/declarationFault';
import { Splash } from '../shell/Splash';
import { basename, isLinkPath, subscribeToPath } from './addresses';
import { applyColorScheme, colorModeStorage } from './colorMode';
import { theme } from './theme';
import { createI18nProvider } from './i18nProvider';
import { changeLocale, currentLanguage, subscribeToLanguage } from './locale';
import type { FirstData } from './firstList';
import type { RuntimeConfig } from './runtimeConfig';
import { StartFailure } from './StartFailure';
import { applyDensity } from '../shell/preference';

/** The path relative to the console's base. */
const pathNow = (): string => window.location.pathname.slice(basename.length);

const loadConsole = laterCode(async () => {
  const code = await import('./ConsoleApp');
  await code.readyFor(pathNow());
  return code;
});
const loadAuth = laterCode(() => import('../screens/signIn/AuthApp'));
const ConsoleApp = preloadable(loadConsole, (code) => code.ConsoleApp);
const AuthApp = preloadable(loadAuth, (code) => code.AuthApp);

/**
 * Preloads the code of the first screen: rendered directly, it appears 300 ms earlier than after a Suspense fallback.
 */
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
  /** Data that was requested before the first render. */
  readonly first?: FirstData | undefined;
}

applyColorScheme();
applyDensity();

/** Trying again cannot fix a declaration. */
const insteadOfConsole = (error: Error, retry: () => void) =>
  isDeclarationFault(error) ? (
    <StartFailure error={error} />
  ) : (
    <FaultAlert error={error} onRetry={retry} />
  );

/**
 * Renders one of two applications: sign-in, which loads nothing of the console, or the console, which is created for
 * each person. There is no router above them, so they cannot redirect to each other endlessly.
 */
export const Root = ({ session, transport, config, demo, first }: RootProps) => {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const isLink = useSyncExternalStore(subscribeToPath, isLinkPath);
  const [isLeaving, setIsLeaving] = useState(false);
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage);
  // A new provider for each language re-renders the texts.
  const i18nProvider = useMemo(
    () => createI18nProvider(signInCatalogue, () => language),
    [language],
  );
  // An expired session keeps its page; the person signs in again over it.
  const showsConsole = state !== 'signedOut' && !isLink;

  useEffect(() => {
    if (showsConsole) return undefined;
    // Preloads the console during sign-in: only code, no data.
    return whenIdle(() => {
      loadConsole().catch(() => undefined);
    });
  }, [showsConsole]);

  const leave = () => {
    setIsLeaving(true);
    // First, because the address of an ended session leads back to its page.
    history.replaceState(null, '', `${basename}/login`);
    session.signOut();
    setTimeout(() => setIsLeaving(false), 1000);
  };

  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={colorModeStorage}>
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
                onLanguage={changeLocale}
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
