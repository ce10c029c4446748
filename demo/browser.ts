/** The stand-in in the browser: behind MSW's service worker, or in-process where none can be had. */
import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createAnswer, isOurs, type Answer } from './answer';
import type { BaseSettings } from './baseLine';
import type { LogPort, SeenCall } from './callLog';
import { isPicture } from './cdn';
import { allowFailedUpdates } from './failedUpdates';
import { platformOf } from './platform';
import { askOf, type Ask } from './scenarios/ask';
import { enterAs, type EnterableSession } from './scenarios/enter';
import { readLink } from './scenarios/link';
import { showRefusal } from './scenarios/refusalPage';
import { realNow, showClock } from './scenarios/shownClock';
import type { StandInSettings } from './settings';
import { indexedDbPersistence } from './store/indexedDbPersistence';
import { memoryPersistence, type Persistence } from './store/persistence';

/** Does what the page's address says of scenarios, before the console starts. */
interface FollowOptions {
  readonly ask: Ask;
  readonly calls: readonly string[];
}

interface Followed {
  /** What is wrong with the link, in words; then nothing was done. */
  readonly problems: readonly string[];
  /** The same page without the link. */
  readonly address: string;
  /** E-mail of the person to sign in. */
  readonly person: string | undefined;
}

/** The link is taken out of the address once it is done; a wrong one stays, for whoever wants to mend it. */
const followLink = async ({ ask, calls }: FollowOptions): Promise<Followed> => {
  const { pathname, search, hash } = location;
  const { scenario, problems, rest } = readLink(search, { calls, now: realNow() });
  const address = pathname + rest + hash;
  if (problems.length === 0 && scenario) {
    await ask('POST', 'scenario', scenario);
    history.replaceState(history.state, '', address);
  }
  return { problems, address, person: scenario?.person };
};

/** The call log of one tab, kept over a reload; written when the page goes, so that no call waits for it. */
const key = 'facings-stand-in-calls';

const restored = (): readonly SeenCall[] => {
  try {
    const calls: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(calls) ? (calls as SeenCall[]) : [];
  } catch {
    return [];
  }
};

const sessionLog = (): LogPort => {
  let calls = restored();
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(calls));
    } catch {
      // The quota is full: the log of the demo is what one can do without.
      sessionStorage.removeItem(key);
    }
  });
  return {
    read: () => calls,
    write: (next) => {
      calls = next;
    },
  };
};

/** Milliseconds a service worker may take to be there. */
const patience = 3000;

const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => {
        reject(new Error('The service worker took too long.'));
      }, ms);
    }),
  ]);

/** Private windows of some browsers have no IndexedDB: then changes last as long as the page. */
const openPersistence = (base: string): Promise<Persistence> =>
  indexedDbPersistence(`facings-stand-in${base}`).catch(() => memoryPersistence());

/** Nothing but the platform's paths is touched, and of those none passes on to a real server. */
const workerFor = (answer: Answer, base: string) =>
  setupWorker(
    http.all('*', ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      // Pictures are asked for below the console's own base, the platform's calls at the root.
      const isOwnPicture = origin === location.origin && isPicture(pathname, base);
      return isOwnPicture || isOurs(pathname) ? answer(request) : passthrough();
    }),
  );

const startWorker = async (answer: Answer, base: string): Promise<void> => {
  const worker = workerFor(answer, base);
  const start = async () => {
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
    });
    // Seen to work: a worker can be there and yet not stand between this page and its line.
    const here = await fetch('/__standin/here');
    if (!here.headers.get('Content-Type')?.includes('json')) throw new Error('Not answered.');
  };
  try {
    await within(patience, start());
  } catch (error) {
    worker.stop();
    throw error;
  }
};

const inProcess =
  (answer: Answer): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== location.origin || !isOurs(url.pathname)) return fetch(request);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => {
        reject(request.signal.reason as Error);
      });
    });
    request.signal.throwIfAborted();
    const response = await Promise.race([answer(request), aborted]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

/** Chaos that a browser test asks for before the page is there (tests/e2e/support/chaos.ts). */
const baseLineOfTest = (): BaseSettings | undefined =>
  Reflect.get(globalThis, 'facingsStandInBase') as BaseSettings | undefined;

/** A browser test hears at once of calls that do not keep the contract (tests/e2e/support/test.ts). */
const tellTest = (call: SeenCall): void => {
  const tell: unknown = Reflect.get(globalThis, 'facingsContractRefusal');
  if (typeof tell === 'function') Reflect.apply(tell, undefined, [call]);
};

/** Behind the worker; where none can be had, the `fetch` to use instead of the browser's. */
const serve = async (answer: Answer, base: string): Promise<{ fetch?: typeof fetch }> => {
  // An older browser, or a page that is not secure, has no such thing.
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  if (!serviceWorker) return { fetch: inProcess(answer) };
  allowFailedUpdates(ServiceWorkerRegistration.prototype);
  try {
    await startWorker(answer, base);
    return {};
  } catch {
    return { fetch: inProcess(answer) };
  }
};

export interface StartedDemo {
  /** Missing where a service worker stands behind the browser's own. */
  readonly fetch?: typeof fetch;
  /** Signs in whom the link names; to be awaited before the console is drawn. */
  readonly enter: (session: EnterableSession) => Promise<void>;
}

/**
 * Starts the stand-in, and does what a scenario link says. Gives a `fetch` where no service worker can be had:
 * plain http on a network, a browser that forbids it, one that does not get ready in time. Undefined where the
 * link is wrong: what is wrong stands on the page then, and there is nothing to start.
 * @param base where the console stands, with slashes at both ends
 */
export const startDemo = async ({ base }: { base: string }): Promise<StartedDemo | undefined> => {
  const platform = platformOf();
  const log = sessionLog();
  const persistence = await openPersistence(base);
  const answer = createAnswer({
    persistence,
    log,
    platform,
    base,
    baseLine: baseLineOfTest(),
    onContractRefusal: tellTest,
  });
  const ask = askOf(answer, location.origin);
  const calls = platform.contract.map(({ name }) => name);
  const { problems, address, person } = await followLink({ ask, calls });
  if (problems.length > 0) {
    showRefusal(problems, address);
    return undefined;
  }
  const served = await serve(answer, base);
  showClock(((await ask('GET', 'settings')) as StandInSettings).clockOffsetMs);
  void import('./panel/mountPanel').then(({ mountPanel }) => {
    mountPanel({ answer, calls: log.read });
  }, reportError);
  return {
    ...served,
    enter: (session) => (person === undefined ? Promise.resolve() : enterAs(person, session, ask)),
  };
};
