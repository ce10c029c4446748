/** Simulates a page that can be closed at any moment: afterwards it sends, receives and stores nothing. */
import type { Journal } from '../../../../lib/batches/journal';
import type { FakePlatform } from './fakePlatform';
import { portOf } from './world';

export const createTab = () => {
  let isClosed = false;
  let calls = 0;
  let tell: (() => void) | undefined;
  const closed = new Promise<void>((done) => {
    tell = done;
  });
  const never = new Promise<never>(() => undefined);

  /** Calls of a closed page are never sent, and their responses never arrive. */
  const untilClosed = <T extends object>(own: T): T =>
    new Proxy(own, {
      get: (target, name): unknown => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (isClosed) return never;
          calls += 1;
          const answer: unknown = Reflect.apply(value, target, given);
          if (!(answer instanceof Promise)) return answer;
          return answer.then(
            (response: unknown) => (isClosed ? never : response),
            (error: unknown) => (isClosed ? never : Promise.reject(error as Error)),
          );
        };
      },
    });

  return {
    untilClosed,
    /** Resolves when it is closed. */
    closed,
    calls: () => calls,
    close: () => {
      isClosed = true;
      tell?.();
    },
    isClosed: () => isClosed,
  };
};

export type Tab = ReturnType<typeof createTab>;

/** What the tools for products use, in this tab. */
export const portIn = (tab: Tab, platform: FakePlatform, journal: Journal) => {
  const { bulk, links } = platform.provider;
  const provider = { bulk: tab.untilClosed(bulk), links: tab.untilClosed(links) };
  return portOf({ provider }, tab.untilClosed(journal));
};

export const createPage = (platform: FakePlatform, journal: Journal) => {
  const tab = createTab();
  return { ...tab, port: portIn(tab, platform, journal) };
};
