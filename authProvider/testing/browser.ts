/** A browser of one person: tabs that share a cookie jar, locks and a channel, each with its own session. */
import { vi } from 'vitest';
import { createTransport } from '../../dataProvider/transport/transport';
import { createCookie } from '../cookie';
import { createSession } from '../session';
import type { TabMessage, TabsPort } from '../tabs';
import type { Platform } from './platform';

/** Simulates document.cookie for a single name and Max-Age=0. */
export const createJar = () => {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
};

export type Locks = Pick<LockManager, 'request'>;

/** Exclusive locks of one name, granted in turn. `isFrozen`: a suspended tab holds the lock forever. */
export const createLocks = ({ isFrozen = false } = {}): Locks => {
  let last: Promise<unknown> = isFrozen ? new Promise(() => undefined) : Promise.resolve();
  const request = async (
    _name: string,
    { signal }: LockOptions,
    act: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const turn = last;
    let release: (value?: unknown) => void = () => undefined;
    last = new Promise((resolve) => {
      release = resolve;
    });
    try {
      await Promise.race([
        turn,
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('not granted', 'TimeoutError'));
          });
        }),
      ]);
      return await act(null);
    } finally {
      release();
    }
  };
  return { request: request as Locks['request'] };
};

interface BrowserOptions {
  readonly platform: Platform;
  readonly locks?: Locks | undefined;
}

export const createBrowser = ({ platform, locks }: BrowserOptions) => {
  const jar = createJar();
  const ears = new Map<TabsPort, (message?: TabMessage) => void>();
  let logOuts = 0;

  const openTab = () => {
    const tabs: TabsPort = {
      tell: (message) => {
        if (message === 'signedOut') logOuts += 1;
        for (const [tab, listener] of ears) {
          if (tab === tabs) continue;
          queueMicrotask(() => {
            listener(message);
          });
        }
      },
      lastLogOut: () => (logOuts === 0 ? null : String(logOuts)),
      listen: (listener) => {
        ears.set(tabs, listener);
        return () => {
          ears.delete(tabs);
        };
      },
    };
    const onOtherPerson = vi.fn();
    const session = createSession({
      send: () => transport.send,
      cookie: createCookie({ path: '/', isSecure: false, document: jar }),
      tabs,
      locks,
      now: () => platform.clock.seconds * 1000,
      onOtherPerson,
    });
    const transport = createTransport({
      baseUrl: 'https://platform.test',
      session,
      fetch: platform.fetch,
    });
    return {
      session,
      transport,
      onOtherPerson,
      get: (path: string) => transport.send({ method: 'GET', path }),
      /** The tab becomes visible. */
      look: () => {
        ears.get(tabs)?.();
      },
      /** The tab is suspended and gets no messages. */
      sleep: () => {
        ears.delete(tabs);
      },
    };
  };

  return { jar, openTab };
};

export type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>;
