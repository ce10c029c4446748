import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowser, createLocks, type Locks, type Tab } from './testing/browser';
import { createPlatform, json, later, never, type Platform } from './testing/platform';
import { lockTimeout } from './renewal';

const admin = { email: 'admin@facings.example', password: 'Facings-1!' };
const refreshPath = '/api/auth/refresh';

const setUp = async ({ locks, lifetime }: { locks?: Locks; lifetime?: number } = {}) => {
  const platform = createPlatform(lifetime === undefined ? {} : { lifetime });
  const browser = createBrowser({ platform, locks });
  const tab = browser.openTab();
  await tab.session.signIn(admin);
  await tab.session.identity();
  return { platform, browser, tab };
};

const tenFrom = (tab: Tab, page = '') =>
  Array.from({ length: 10 }, (_, at) => tab.get(`/api/zones/${page}${String(at)}`));

/** Shortens timeouts by a factor of 1000 and records the original ones. */
const shortenTime = (): number[] => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort(new DOMException('too long', 'TimeoutError'));
    }, milliseconds / 1000);
    return controller.signal;
  });
  return limits;
};

describe('one refresh', () => {
  test('serves ten concurrent calls with an expired credential', async () => {
    const { platform, tab } = await setUp();
    platform.clock.seconds += 4000;
    const results = await Promise.all(tenFrom(tab));
    expect(results.map(({ type }) => type)).toEqual(Array(10).fill('ok'));
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
    expect(platform.heardAt(refreshPath)[0]).toMatchObject({
      method: 'POST',
      body: { username: 'admin@facings.example', refresh_token: 'refresh-1' },
    });
    expect(platform.heardAt(refreshPath)[0]?.headers.has('Authorization')).toBe(false);
  });

  test('serves ten refused calls in any order of responses', async () => {
    const { platform, tab } = await setUp();
    platform.expireAll();
    platform.answerInstead(async ({ path }) => {
      // The last responses arrive after the refresh has finished.
      await later(Number(path.at(-1)) * 4);
      return undefined;
    });
    const results = await Promise.all(tenFrom(tab));
    expect(results.map(({ type }) => type)).toEqual(Array(10).fill('ok'));
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
    expect(platform.heard.filter(({ path }) => path.startsWith('/api/zones'))).toHaveLength(20);
  });

  test.each([
    ['with locks', () => createLocks()],
    ['without locks, the cookie being compared', () => undefined],
  ])('serves two tabs %s', async (_, makeLocks) => {
    const locks = makeLocks();
    const { platform, browser, tab } = await setUp(locks ? { locks } : {});
    const other = browser.openTab();
    platform.clock.seconds += 4000;
    const first = tab.get('/api/zones');
    // Without locks, only a tab that starts later can see the first one's refresh.
    if (!locks) await first;
    const results = await Promise.all([first, ...tenFrom(tab), ...tenFrom(other)]);
    expect(results.map(({ type }) => type)).toEqual(Array(21).fill('ok'));
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
    expect(tab.session.state()).toBe('signedIn');
    expect(other.session.state()).toBe('signedIn');
  });

  test('does not fail in a tab that lost the race', async () => {
    const { platform, browser, tab } = await setUp();
    const other = browser.openTab();
    platform.expireAll();
    platform.answerInstead(async ({ path }) => {
      // Both refresh; the second one's refresh credential is already used, and its response arrives last.
      if (path === refreshPath) await later(platform.heardAt(refreshPath).length * 10);
      return undefined;
    });
    const results = await Promise.all([tab.get('/api/zones'), other.get('/api/regions')]);
    expect(platform.heardAt(refreshPath)).toHaveLength(2);
    expect(results.map(({ type }) => type)).toEqual(['ok', 'ok']);
    expect(other.session.state()).toBe('signedIn');
  });

  test('happens one minute before the expiry, not earlier', async () => {
    const { platform, tab } = await setUp();
    platform.clock.seconds += 3600 - 61;
    await tab.get('/api/zones');
    expect(platform.heardAt(refreshPath)).toHaveLength(0);
    platform.clock.seconds += 1;
    await tab.get('/api/zones');
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
  });

  test('does not happen before every call if credentials live less than a minute', async () => {
    const { platform, tab } = await setUp({ lifetime: 30 });
    await tab.get('/api/zones');
    await tab.get('/api/zones');
    expect(platform.heardAt(refreshPath)).toHaveLength(0);
    platform.clock.seconds += 31;
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
  });
});

describe('a refresh that is overtaken', () => {
  const holdRefresh = (platform: Platform) => {
    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((asked) => {
      platform.answerInstead(async ({ path }) => {
        if (path !== refreshPath) return undefined;
        asked();
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return undefined;
      });
    });
    return {
      isAsked,
      answer: () => {
        answer();
      },
    };
  };

  test('by log-out writes nothing', async () => {
    const { platform, browser, tab } = await setUp();
    const refresh = holdRefresh(platform);
    platform.expireAll();
    const call = tab.get('/api/zones');
    await refresh.isAsked;
    tab.session.signOut();
    const writes = browser.jar.written.length;
    refresh.answer();
    expect(await call).toMatchObject({ type: 'error', kind: 'unauthorized' });
    expect(browser.jar.written).toHaveLength(writes);
    expect(browser.jar.cookie).toBe('');
    expect(tab.session.state()).toBe('signedOut');
  });

  test("by another person neither writes nor uses that person's credential", async () => {
    const { platform, browser, tab } = await setUp();
    const refresh = holdRefresh(platform);
    platform.expireAll();
    const call = tab.transport.send({ method: 'PUT', path: '/api/zones/7', body: { name: 'A' } });
    await refresh.isAsked;
    tab.session.signOut();
    await tab.session.signIn({ ...admin, email: 'other@facings.example' });
    const { cookie } = browser.jar;
    refresh.answer();
    expect(await call).toMatchObject({ type: 'error', kind: 'unauthorized' });
    expect(platform.heard.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(browser.jar.cookie).toContain('other%40facings.example');
    expect(browser.jar.cookie.split('|')[1]).toBe(cookie.split('|')[1]);
  });
});

describe('a refresh without a response', () => {
  let limits: number[];
  beforeEach(() => {
    limits = shortenTime();
  });

  test('ends as late as any write; the session stays and can be tried again', async () => {
    const { platform, tab } = await setUp();
    platform.expireAll();
    platform.answerInstead(async ({ path }, signal) =>
      path === refreshPath ? never(signal) : undefined,
    );
    limits.length = 0;
    expect(await tab.get('/api/zones')).toEqual({ type: 'error', kind: 'network' });
    expect(limits).toEqual([30_000, 60_000]);
    expect(tab.session.state()).toBe('signedIn');
    platform.answerInstead(async () => undefined);
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
  });

  test('of 40 seconds is used, although its credential could be used only once', async () => {
    const { platform, tab } = await setUp();
    platform.expireAll();
    platform.answerInstead(async ({ path }) => {
      if (path === refreshPath) await later(40);
      return undefined;
    });
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
    expect(tab.session.state()).toBe('signedIn');
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
  });

  test('waits for a suspended tab with the lock no longer than for a refresh', async () => {
    const { platform, tab } = await setUp({ locks: createLocks({ isFrozen: true }) });
    platform.expireAll();
    limits.length = 0;
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
    expect(limits[1]).toBe(lockTimeout);
    expect(lockTimeout).toBe(limits[2]);
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
  });

  test('goes on without locks where they are forbidden', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const { platform, tab } = await setUp({ locks });
    platform.expireAll();
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
  });

  test.each([500, 502, 503, 429])('or with the response %i keeps the session', async (status) => {
    const { platform, tab } = await setUp();
    platform.expireAll();
    platform.answerInstead(async ({ path }) =>
      path === refreshPath ? json({ message: 'Down.' }, status) : undefined,
    );
    expect(await tab.get('/api/zones')).toEqual({ type: 'error', kind: 'network' });
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
    expect(tab.session.state()).toBe('signedIn');
  });
});

describe('a refresh that is refused', () => {
  test('ends the session once: the page stays for signing in again, without a loop', async () => {
    const { platform, tab } = await setUp();
    const listener = vi.fn();
    tab.session.subscribe(listener);
    platform.expireAll();
    platform.refuseRefreshes();
    const results = await Promise.all(tenFrom(tab));
    expect(
      results.every((result) => result.type === 'error' && result.kind === 'unauthorized'),
    ).toBe(true);
    expect(tab.session.state()).toBe('expired');
    expect(listener).toHaveBeenCalledTimes(1);
    const asked = platform.heard.length;
    expect(await tab.get('/api/zones')).toMatchObject({ kind: 'unauthorized' });
    tab.look();
    expect(tab.session.state()).toBe('expired');
    expect(platform.heard).toHaveLength(asked);
    expect(platform.heardAt(refreshPath)).toHaveLength(1);
  });

  test('is forgotten by the same person signing in again, in this tab or another', async () => {
    const { platform, browser, tab } = await setUp();
    const other = browser.openTab();
    platform.expireAll();
    platform.refuseRefreshes();
    await tab.get('/api/zones');
    expect(tab.session.state()).toBe('expired');
    expect(tab.session.username()).toBe(admin.email);
    await other.session.signIn(admin);
    await vi.waitFor(() => {
      expect(tab.session.state()).toBe('signedIn');
    });
    expect(tab.session.hasEnded()).toBe(false);
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
    expect(tab.onOtherPerson).not.toHaveBeenCalled();
  });

  test('shows the plain sign-in page if nothing of the person was shown yet', async () => {
    const { platform, browser, tab } = await setUp();
    tab.sleep();
    platform.expireAll();
    platform.refuseRefreshes();
    const reloaded = browser.openTab();
    expect(reloaded.session.state()).toBe('signedIn');
    expect(await reloaded.session.identity()).toMatchObject({ kind: 'unauthorized' });
    expect(reloaded.session.state()).toBe('signedOut');
    expect(reloaded.session.hasEnded()).toBe(true);
    await reloaded.session.signIn({ ...admin, email: 'other@facings.example' });
    expect(reloaded.session.state()).toBe('signedIn');
    expect(reloaded.session.hasEnded()).toBe(false);
    expect(reloaded.onOtherPerson).not.toHaveBeenCalled();
  });
});
