/** Runtime configuration → (demo? start it) → chosen language → session and transport → render. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createCookie } from '../authProvider/cookie';
import { createSession } from '../authProvider/session';
import { createTabs } from '../authProvider/tabs';
import { createTransport } from '../dataProvider/transport/transport';
import type { Transport } from '../dataProvider/transport/types';
import { watched } from '../dataProvider/transport/watched';
import { replaceDeniedStorage } from './app/deniedStorage';
import { forgetAtLogOut } from './app/forgetPerson';
import { startLanguage } from './app/locale';
import { basename, isLinkPath, keepAddress } from './app/addresses';
import { longestWait } from './app/longestWait';
import { loadFirst, Root } from './app/Root';
import { readRuntimeConfig } from './app/runtimeConfig';
import { StartFailure } from './app/StartFailure';
import { applyTextFace, fetchTextFace, startTextFace } from './app/textFace';
import { restrictCode } from './app/trustedTypes';
import type { DemoOffer } from './screens/signIn/DemoAccounts';
import { lineStore } from './shell/banners/lineStore';
import { noteCall, watchForFaults } from './lib/failures/diagnostics';
import { watchForMissingCode } from './shell/update/missingCode';

restrictCode();
replaceDeniedStorage();
watchForMissingCode();
watchForFaults();
startTextFace();

const base = import.meta.env.BASE_URL;

/** The stand-in is a part of demo builds only; in a production build this branch does not exist. */
const startDemo = async () => {
  if (import.meta.env.VITE_DEMO !== '1') return undefined;
  const [{ startDemo: start }, { demoAccounts }, { DemoAccounts }] = await Promise.all([
    import('../demo/browser'),
    import('../demo/accounts'),
    // There with the form: coming later it would move the button away from under the pointer.
    import('./screens/signIn/DemoAccounts'),
  ]);
  const started = await start({ base });
  const offer: DemoOffer = {
    accounts: demoAccounts,
    Accounts: DemoAccounts,
    limits: started?.limits ?? [],
  };
  return { started, offer };
};

const cookie = createCookie({ path: base, isSecure: location.protocol === 'https:' });

const start = async (): Promise<ReactNode> => {
  // Whose session it is shows in a moment; that there is one decides what code is needed.
  const isSignedIn = cookie.read() !== undefined;
  const code = Promise.allSettled([loadFirst(isSignedIn)]);
  const firstList = isSignedIn ? import('./app/firstList').catch(() => undefined) : undefined;
  const [config, demo] = await Promise.all([readRuntimeConfig(base), startDemo(), startLanguage()]);
  // Its code is a deployment's that has one; without it, the console has its own color.
  if (config.accent !== '')
    await import('./app/accent').then((code) => {
      code.applyAccent(config.accent);
    }, reportError);
  // A scenario link that is wrong: the demo has said so on the page.
  if (demo && !demo.started) return null;
  const session = createSession({
    send: () => transport.send,
    cookie,
    tabs: createTabs(),
    locks: globalThis.navigator.locks,
    onOtherPerson: () => location.assign(base),
  });
  const transport: Transport = watched(
    createTransport({
      baseUrl: demo ? '' : config.platformUrl,
      session,
      ...(demo?.started ? { fetch: demo.started.fetch } : {}),
    }),
    (call) => {
      lineStore.note(call);
      noteCall(call);
    },
  );
  forgetAtLogOut(session);
  await demo?.started?.enter(session);
  keepAddress(session);
  const { pathname, search } = location;
  const address = { pathname: pathname.slice(basename.length), search };
  const isConsole = session.state() === 'signedIn' && !isLinkPath();
  const first = isConsole
    ? (await firstList)?.preloadFirstList({ session, transport }, address)
    : undefined;
  // Code that does not come is the page's to say.
  await code;
  await Promise.race([first?.settled, new Promise((done) => setTimeout(done, longestWait))]);
  return (
    <Root
      session={session}
      transport={transport}
      config={config}
      first={first}
      {...(demo ? { demo: demo.offer } : {})}
    />
  );
};

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root');
const root = createRoot(element);
start().then(
  (app) => {
    applyTextFace();
    root.render(app);
    fetchTextFace();
  },
  (error: unknown) => {
    root.render(<StartFailure error={error} />);
    // For a developer: the page itself says what to do.
    reportError(error);
  },
);
