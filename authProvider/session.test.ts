// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createBrowser } from './testing/browser';
import { createPlatform, json, jwt, later } from './testing/platform';

const admin = { email: '  Admin@Facings.example ', password: 'Facings-1!' };
const other = { email: 'other@facings.example', password: 'Facings-1!' };

const setUp = () => {
  const platform = createPlatform();
  const browser = createBrowser({ platform });
  return { platform, browser, tab: browser.openTab() };
};

describe('sign-in', () => {
  test('sends the e-mail trimmed and in lower case as username, without a bearer', async () => {
    const { platform, tab } = setUp();
    const states: string[] = [];
    tab.session.subscribe(() => states.push(tab.session.state()));
    expect(await tab.session.signIn(admin)).toEqual({ type: 'ok', value: undefined });
    const [call] = platform.heardAt('/api/auth');
    expect(call).toMatchObject({
      method: 'POST',
      body: { username: 'admin@facings.example', password: 'Facings-1!' },
    });
    expect(call?.headers.has('Authorization')).toBe(false);
    expect(states).toEqual(['signedIn']);
  });

  test('stores both credentials in one cookie and nothing anywhere else', async () => {
    const { platform, browser, tab } = setUp();
    await tab.session.signIn(admin);
    await tab.session.identity();
    expect(browser.jar.cookie.match(/=/g)).toHaveLength(1);
    expect(browser.jar.cookie).toContain('|refresh-1|');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(platform.heard.map(({ path }) => path).join()).not.toMatch(
      /refresh-1|signature|Facings-1/,
    );
  });

  test("reports the platform's message on refusal and stores nothing", async () => {
    const { browser, tab } = setUp();
    expect(await tab.session.signIn({ ...admin, password: 'wrong' })).toMatchObject({
      type: 'error',
      kind: 'unauthorized',
      message: 'E-mail or password is wrong.',
    });
    expect(browser.jar.written).toEqual([]);
    expect(tab.session.state()).toBe('signedOut');
  });

  test('reports credentials that do not fit and stores nothing', async () => {
    const { platform, browser, tab } = setUp();
    const access_token = jwt({ roles: 'x'.repeat(3000) });
    platform.answerInstead(async () => json({ access_token, refresh_token: 'r'.repeat(500) }));
    expect(await tab.session.signIn(admin)).toMatchObject({ type: 'error', isTooLarge: true });
    expect(browser.jar.written).toEqual([]);
    expect(tab.session.state()).toBe('signedOut');
  });

  test.each([
    ['no credentials', {}],
    ['null', null],
    ['a list', []],
    ['one of two', { access_token: 'a' }],
    ['what no header can hold', { access_token: 'a\nb', refresh_token: 'ü' }],
  ])('with the response %s is malformed and never throws', async (_, body) => {
    const { platform, tab } = setUp();
    platform.answerInstead(async () => json(body));
    expect(await tab.session.signIn(admin)).toEqual({ type: 'error', kind: 'malformed' });
  });

  test('accepts an envelope and credentials without an expiry', async () => {
    const { platform, tab } = setUp();
    platform.answerInstead(async ({ path }) =>
      path === '/api/auth'
        ? json({ data: { access_token: 'opaque', refresh_token: 'r', more: 1 } })
        : json({ id: 7, name: null }),
    );
    expect(await tab.session.signIn(admin)).toMatchObject({ type: 'ok' });
    expect(await tab.session.credential()).toEqual({
      token: 'opaque',
      userId: '7',
      owner: 'admin@facings.example',
    });
    expect(platform.heardAt('/api/auth/refresh')).toHaveLength(0);
  });
});

describe('the identity', () => {
  test('is requested once per sign-in, and its id is sent with every later call', async () => {
    const { platform, browser, tab } = setUp();
    await tab.session.signIn(admin);
    await Promise.all([tab.get('/api/zones'), tab.get('/api/regions'), tab.session.identity()]);
    const [me, ...more] = platform.heardAt('/api/users/me');
    expect(more).toEqual([]);
    expect(me?.path).toBe('/api/users/me?email=admin%40facings.example');
    for (const call of [...platform.heardAt('/api/zones'), ...platform.heardAt('/api/regions')]) {
      expect(call.headers.get('X-User-Id')).toBe('id-of-admin@facings.example');
    }
    // After a reload the cookie contains it.
    const reloaded = browser.openTab();
    await reloaded.get('/api/zones');
    expect(platform.heardAt('/api/users/me')).toHaveLength(1);
    expect(await reloaded.session.identity()).toEqual({
      type: 'ok',
      value: {
        id: 'id-of-admin@facings.example',
        email: 'admin@facings.example',
        fullName: 'Alex Shelf',
      },
    });
  });

  test('has the new name after a change, without another request', async () => {
    const { platform, tab } = setUp();
    await tab.session.signIn(admin);
    await tab.session.identity();
    tab.session.renamed('Alex L. Shelf');
    expect(await tab.session.identity()).toMatchObject({ value: { fullName: 'Alex L. Shelf' } });
    expect(platform.heardAt('/api/users/me')).toHaveLength(1);
  });

  test('is requested again after a failure; no other call is sent before it is known', async () => {
    const { platform, tab } = setUp();
    platform.answerInstead(async ({ path }) =>
      path.startsWith('/api/users/me') ? json({}, 404) : undefined,
    );
    await tab.session.signIn(admin);
    expect(await tab.session.identity()).toMatchObject({ type: 'error', kind: 'notFound' });
    const asked: string[] = [];
    platform.answerInstead(async ({ path }) => {
      asked.push(path);
      return path.startsWith('/api/users/me') ? json({}, 404) : undefined;
    });
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'error', kind: 'unauthorized' });
    expect(asked.filter((path) => !path.startsWith('/api/users/me'))).toEqual([]);
    expect(tab.session.state()).toBe('signedIn');
    platform.answerInstead(async () => undefined);
    expect(await tab.session.identity()).toMatchObject({ type: 'ok' });
    expect(tab.session.hasUserId()).toBe(true);
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
  });

  test('of the previous person is not given to the next', async () => {
    const { platform, browser, tab } = setUp();
    platform.answerInstead(async ({ path }) => {
      if (path.includes('admin')) await later(20);
      return undefined;
    });
    await tab.session.signIn(admin);
    const late = tab.session.identity();
    tab.session.signOut();
    await tab.session.signIn(other);
    await late;
    expect(await tab.session.identity()).toMatchObject({ value: { email: other.email } });
    expect(browser.jar.cookie).toMatch(/id-of-other%40facings.example$/);
  });
});

describe('log-out', () => {
  test('is immediate and leaves nothing behind', async () => {
    const { platform, browser, tab } = setUp();
    await tab.session.signIn(admin);
    await tab.session.identity();
    tab.session.signOut();
    expect(browser.jar.cookie).toBe('');
    expect(tab.session.state()).toBe('signedOut');
    expect(tab.session.username()).toBeUndefined();
    expect(tab.session.hasEnded()).toBe(false);
    const asked = platform.heard.length;
    expect(await tab.get('/api/zones')).toEqual({ type: 'error', kind: 'unauthorized' });
    expect(platform.heard).toHaveLength(asked);
  });

  test('signs out every tab, also a suspended one', async () => {
    const { browser, tab } = setUp();
    await tab.session.signIn(admin);
    const awake = browser.openTab();
    const asleep = browser.openTab();
    asleep.sleep();
    tab.session.signOut();
    await later(0);
    expect(awake.session.state()).toBe('signedOut');
    expect(await asleep.session.credential()).toBeUndefined();
    expect(asleep.session.state()).toBe('signedOut');
  });
});

describe('another person in another tab', () => {
  test('makes this page leave, and no call is sent with their credential', async () => {
    const { platform, browser, tab } = setUp();
    await tab.session.signIn(admin);
    await tab.session.identity();
    const second = browser.openTab();
    tab.sleep();
    second.session.signOut();
    await second.session.signIn(other);
    await second.session.identity();
    const asked = platform.heard.length;
    const write = { method: 'PUT', path: '/api/zones/7', body: { name: 'A' } } as const;
    expect(await tab.transport.send(write)).toEqual({ type: 'error', kind: 'unauthorized' });
    expect(platform.heard).toHaveLength(asked);
    expect(tab.onOtherPerson).toHaveBeenCalled();
    expect(second.onOtherPerson).not.toHaveBeenCalled();
    expect(await second.get('/api/zones')).toMatchObject({ type: 'ok' });
  });

  test('is noticed at once by an active tab', async () => {
    const { browser, tab } = setUp();
    await tab.session.signIn(admin);
    const second = browser.openTab();
    // As if the person had cleared the cookie and signed in again before the first tab noticed.
    browser.jar.cookie = 'facings_session=; Max-Age=0';
    await second.session.signIn(other);
    await vi.waitFor(() => {
      expect(tab.onOtherPerson).toHaveBeenCalled();
    });
  });

  test('who signs in over an expired page makes it leave', async () => {
    const { platform, tab } = setUp();
    await tab.session.signIn(admin);
    await tab.session.identity();
    platform.expireAll();
    platform.refuseRefreshes();
    await tab.get('/api/zones');
    expect(tab.session.state()).toBe('expired');
    expect(await tab.session.signIn(other)).toMatchObject({ type: 'ok' });
    expect(tab.onOtherPerson).toHaveBeenCalledTimes(1);
    expect(tab.session.state()).toBe('expired');
  });

  test('does not count as another person if nobody was signed in', async () => {
    const { browser, tab } = setUp();
    const second = browser.openTab();
    await second.session.signIn(other);
    await vi.waitFor(() => {
      expect(tab.session.state()).toBe('signedIn');
    });
    expect(tab.session.username()).toBe(other.email);
    expect(tab.onOtherPerson).not.toHaveBeenCalled();
  });
});

describe('a credential that is refused again after a renewal', () => {
  const refusing = async ({ path }: { readonly path: string }) =>
    path === '/api/zones' ? json({ message: 'Nobody.' }, 401) : undefined;

  test('asks the person to sign in over the page, and recovers afterwards', async () => {
    const { platform, tab } = setUp();
    await tab.session.signIn(admin);
    await tab.session.identity();
    platform.answerInstead(refusing);
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'error', kind: 'unauthorized' });
    expect(tab.session.state()).toBe('expired');
    platform.answerInstead(async () => undefined);
    expect(await tab.session.signIn(admin)).toMatchObject({ type: 'ok' });
    expect(tab.session.state()).toBe('signedIn');
    expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
  });

  test('does not end a session that another tab has started since', async () => {
    const { platform, browser, tab } = setUp();
    await tab.session.signIn(admin);
    await tab.session.identity();
    const second = browser.openTab();
    let asked = 0;
    platform.answerInstead(async (heard) => {
      if (heard.path !== '/api/zones') return undefined;
      asked += 1;
      if (asked === 2) await second.session.signIn(admin);
      return json({}, 401);
    });
    await tab.get('/api/zones');
    expect(tab.session.state()).toBe('signedIn');
  });
});

test('an invalid cookie is not a session', () => {
  const { browser } = setUp();
  browser.jar.cookie = 'facings_session=%%%|x';
  expect(browser.openTab().session.state()).toBe('signedOut');
});

describe('people who cannot sign in yet', () => {
  test.each([
    [
      'requestReset',
      (tab: ReturnType<typeof setUp>['tab']) => tab.session.requestReset(' A@B.example '),
      { method: 'POST', path: '/api/auth/reset', body: { email: 'a@b.example' } },
    ],
    [
      'readReset',
      (tab: ReturnType<typeof setUp>['tab']) => tab.session.readReset('r1'),
      { method: 'GET', path: '/api/auth/reset?id=r1', body: undefined },
    ],
    [
      'setPassword',
      (tab: ReturnType<typeof setUp>['tab']) =>
        tab.session.setPassword({ id: 'r1', password: 'Facings-2!' }),
      { method: 'PUT', path: '/api/auth/reset', body: { id: 'r1', password: 'Facings-2!' } },
    ],
    [
      'readInvite',
      (tab: ReturnType<typeof setUp>['tab']) => tab.session.readInvite('i1'),
      { method: 'GET', path: '/api/users/invite?id=i1', body: undefined },
    ],
    [
      'join',
      (tab: ReturnType<typeof setUp>['tab']) =>
        tab.session.join({ invite_id: 'i1', name: ' Jo ', password: 'Facings-2!' }),
      {
        method: 'POST',
        path: '/api/organizations/join',
        body: { invite_id: 'i1', name: 'Jo', password: 'Facings-2!' },
      },
    ],
  ])(
    '%s makes a single call, without a bearer even if someone is signed in',
    async (_, ask, expected) => {
      const { platform, tab } = setUp();
      await tab.session.signIn(admin);
      await tab.session.identity();
      platform.heard.length = 0;
      expect(await ask(tab)).toEqual({ type: 'ok', value: { id: 'seen' } });
      expect(platform.heard).toHaveLength(1);
      expect(platform.heard[0]).toMatchObject(expected);
      expect(platform.heard[0]?.headers.has('Authorization')).toBe(false);
    },
  );

  test('a reset is named in the audit headers', async () => {
    const { platform, tab } = setUp();
    await tab.session.requestReset('a@b.example');
    expect(platform.heard[0]?.headers.get('X-Resource-Action')).toBe('REQUEST_PASSWORD_RESET');
  });

  test('a new password names the reset in the audit headers', async () => {
    const { platform, tab } = setUp();
    await tab.session.setPassword({ id: 'r1', password: 'Facings-2!' });
    expect(platform.heard[0]?.headers.get('X-Resource-Action')).toBe('RESET_PASSWORD');
    expect(platform.heard[0]?.headers.get('X-Resource-Id')).toBe('r1');
  });
});
