/** The simulated platform in the browser: behind MSW's service worker, or in-process if there is none. */
import { limitText, type DemoLimit } from './limits';
import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createAnswer, isOurs, type Answer } from './answer';
import type { BaseSettings } from './baseLine';
import { memoryLog, type LogPort, type SeenCall } from './callLog';
import { isPicture } from './cdn';
import { allowFailedUpdates } from './failedUpdates';
import { heldUntilPageHides } from './heldUntilPageHides';
import { wholePlatform } from './platform';
import { askOf, type Ask } from './scenarios/ask';
import { enterAs, type EnterableSession } from './scenarios/enter';
import { readLink } from './scenarios/link';
import { showRefusal } from './scenarios/refusalPage';
import { realNow, showClock } from './scenarios/shownClock';
import type { StandInSettings } from './settings';
import { indexedDbPersistence } from './store/indexedDbPersistence';
import { memoryPersistence, type Persistence } from './store/persistence';

/**
 * Applies a scenario link in the page's address before the console starts. The link is removed from the address once it
 * is applied; an invalid one stays, so that it can be fixed.
 */
const followLink = async (ask: Ask, calls: readonly string[]) => {
  const { pathname, search, hash } = location;
  const { scenario, problems, rest } = readLink(search, { calls, now: realNow() });
  const address = pathname + rest + hash;
  if (problems.length === 0 && scenario) {
    await ask('POST', 'scenario', scenario);
    history.replaceState(history.state, '', address);
  }
  /** The problems as text, the same page without the link, and the email of the user to sign in. */
  return { problems, address, person: scenario?.person };
};

/** Key in the session storage. */
const key = 'facings-stand-in-calls';

const restored = (): readonly SeenCall[] => {
  try {
    const calls: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(calls) ? (calls as SeenCall[]) : [];
  } catch {
    return [];
  }
};

/** The call log of one tab, kept over a reload. It is written when the page unloads, so that no call waits for it. */
const sessionLog = (): LogPort => {
  const log = memoryLog(restored());
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(log.read()));
    } catch {
      // The quota is full: give up the log.
      sessionStorage.removeItem(key);
    }
  });
  return log;
};

/** Milliseconds to wait for a service worker. */
const workerTimeout = 3000;

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
const openPersistence = async (
  base: string,
): Promise<{ readonly persistence: Persistence; readonly limits: readonly DemoLimit[] }> => {
  try {
    return { persistence: await indexedDbPersistence(`facings-stand-in${base}`), limits: [] };
  } catch {
    return { persistence: memoryPersistence(), limits: ['storage'] };
  }
};

/** Header of the simulated platform's responses; a response without it came from the server of the demo's files. */
const answeredMark = 'X-Stand-In';

/** Handles only the platform's paths, and never forwards them to a real server. */
const workerFor = (answer: Answer, base: string) =>
  setupWorker(
    http.all('*', async ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      // Images are requested below the console's base path, the platform's calls at the root.
      const isOwnPicture = origin === location.origin && isPicture(pathname, base);
      if (!isOwnPicture && !isOurs(pathname)) return passthrough();
      const response = await answer(request);
      // The headers of a simulated network error cannot be changed.
      if (response.type !== 'error') response.headers.set(answeredMark, '1');
      return response;
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
    // Tested, because a registered worker does not always control this page.
    const here = await fetch('/__standin/here');
    if (!here.headers.get('Content-Type')?.includes('json')) throw new Error('Not answered.');
  };
  try {
    // Restored in time even if the worker never answers: the forms register such listeners, too.
    await heldUntilPageHides(() => within(workerTimeout, start()));
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

/**
 * A browser ends the worker of a tab in the background after a while; started again, it has forgotten which pages it
 * answers, and sends their calls to the server of the demo's files.
 */
const wakeWorker = (): void => {
  navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
};

/** Answers in-process what a worker that was ended did not answer, and wakes it for the next call. */
const throughWorker = (answer: Answer): typeof fetch => {
  const answerHere = inProcess(answer);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeWorker();
  });
  return async (input, init) => {
    const unanswered = new Request(input instanceof Request ? input.clone() : input, init);
    const { origin, pathname } = new URL(unanswered.url);
    const response = await fetch(input, init);
    if (origin !== location.origin || !isOurs(pathname)) return response;
    if (response.headers.has(answeredMark)) return response;
    wakeWorker();
    return answerHere(unanswered);
  };
};

/** Chaos that a browser test requests before the page loads (tests/e2e/support/chaos.ts). */
const baseLineOfTest = (): BaseSettings | undefined =>
  Reflect.get(globalThis, 'facingsStandInBase') as BaseSettings | undefined;

/** Reports calls that violate the contract to a browser test (tests/e2e/support/test.ts). */
const tellTest = (call: SeenCall): void => {
  const tell: unknown = Reflect.get(globalThis, 'facingsContractRefusal');
  if (typeof tell === 'function') Reflect.apply(tell, undefined, [call]);
};

interface Served {
  readonly fetch: typeof fetch;
  readonly limits: readonly DemoLimit[];
}

/** Returns the `fetch` that replaces the browser's: behind the worker, or without it, when only it is answered. */
const serve = async (answer: Answer, base: string): Promise<Served> => {
  const withoutWorker: Served = { fetch: inProcess(answer), limits: ['images'] };
  // Missing in older browsers and on insecure pages.
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  if (!serviceWorker) return withoutWorker;
  allowFailedUpdates(ServiceWorkerRegistration.prototype);
  try {
    await startWorker(answer, base);
    return { fetch: throughWorker(answer), limits: [] };
  } catch {
    return withoutWorker;
  }
};

/**
 * Starts the simulated platform and applies a scenario link. Returns the `fetch` to use; it also works without a service
 * worker: plain HTTP on a network, a browser setting, or a timeout. Returns undefined if the link is invalid: the page then shows its
 * errors, and the console must not start.
 * @param base base path of the console, with slashes at both ends
 */
export const startDemo = async ({ base }: { base: string }) => {
  const platform = wholePlatform();
  const log = sessionLog();
  const { persistence, limits } = await openPersistence(base);
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
  const { problems, address, person } = await followLink(ask, calls);
  if (problems.length > 0) {
    showRefusal(problems, address);
    return undefined;
  }
  const served = await serve(answer, base);
  const all = [...limits, ...served.limits];
  showClock(((await ask('GET', 'settings')) as StandInSettings).clockOffsetMs);
  void import('./panel/mountPanel').then(({ mountPanel }) => {
    mountPanel({ answer, calls: log.read, limits: all.map(limitText) });
  }, reportError);
  return {
    fetch: served.fetch,
    limits: all.map(limitText),
    /** Signs in the user in the link; await it before the console is rendered. */
    enter: (session: EnterableSession) =>
      person === undefined ? Promise.resolve() : enterAs(person, session, ask),
  };
};
