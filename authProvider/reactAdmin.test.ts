import { describe, expect, test } from 'vitest';
import { createAuthProvider } from './reactAdmin';
import { createBrowser } from './testing/browser';
import { createPlatform, json } from './testing/platform';

const setUp = async () => {
  const platform = createPlatform();
  const { session } = createBrowser({ platform }).openTab();
  await session.signIn({ email: 'admin@facings.example', password: 'Facings-1!' });
  const handled = new Error('Handled');
  const auth = createAuthProvider({
    session,
    leave: session.signOut,
    isHandled: (error) => error === handled,
  });
  return { platform, session, auth, handled };
};

describe("react-admin's auth provider", () => {
  test('getIdentity returns the person of GET /api/users/me', async () => {
    const { auth } = await setUp();
    expect(await auth.getIdentity?.()).toEqual({
      id: 'id-of-admin@facings.example',
      email: 'admin@facings.example',
      fullName: 'Alex Shelf',
    });
  });

  test('getIdentity rejects if the platform returns no identity', async () => {
    const { platform, auth, session } = await setUp();
    await session.identity();
    session.signOut();
    platform.answerInstead(async ({ path }) =>
      path.startsWith('/api/users/me') ? json({ message: 'Gone.' }, 404) : undefined,
    );
    await session.signIn({ email: 'admin@facings.example', password: 'Facings-1!' });
    await expect(auth.getIdentity?.()).rejects.toThrow('Gone.');
  });

  test.each([
    ['an aborted call', new DOMException('given up', 'AbortError')],
    ['a 403', Object.assign(new Error('Forbidden'), { status: 403 })],
    ['nothing', undefined],
  ])('checkError keeps the session after %s', async (_, error) => {
    const { auth, session } = await setUp();
    await session.identity();
    await expect(auth.checkError(error)).resolves.toBeUndefined();
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    expect(session.state()).toBe('signedIn');
  });

  test("a 401 of another provider's call asks to sign in over the page, and never signs out", async () => {
    const { auth, session } = await setUp();
    await session.identity();
    const error = Object.assign(new Error('Unauthorized'), { status: 401 });
    await expect(auth.checkError(error)).resolves.toBeUndefined();
    expect(session.state()).toBe('expired');
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    await auth.login({ email: 'admin@facings.example', password: 'Facings-1!' });
    expect(session.state()).toBe('signedIn');
  });

  test('a 401 that the transport has handled changes nothing', async () => {
    const { auth, session, handled } = await setUp();
    await session.identity();
    await auth.checkError(Object.assign(handled, { status: 401 }));
    expect(session.state()).toBe('signedIn');
  });

  test.each([
    ['tooLarge', { access_token: 'a'.repeat(5000), refresh_token: 'r' }],
    ['cookiesOff', { access_token: 'a', refresh_token: 'r' }],
  ])('login says why the browser cannot keep the session: %s', async (key, body) => {
    const platform = createPlatform();
    const browser = createBrowser({ platform });
    const { session } = browser.openTab();
    const auth = createAuthProvider({ session, leave: session.signOut, isHandled: () => false });
    platform.answerInstead(async () => json(body));
    if (key === 'cookiesOff') {
      const off = {
        get: () => '',
        set: () => {
          // Cookies are off.
        },
      };
      Object.defineProperty(browser.jar, 'cookie', off);
    }
    await expect(auth.login({ email: 'a@b.example', password: 'x' })).rejects.toThrow(
      `facings.signIn.${key}`,
    );
  });

  test('without a message of the platform, getIdentity rejects with a key of the catalogue', async () => {
    const { platform, auth, session } = await setUp();
    await session.identity();
    session.signOut();
    platform.answerInstead(async ({ path }) =>
      path.startsWith('/api/users/me') ? json(null, 503) : undefined,
    );
    await session.signIn({ email: 'admin@facings.example', password: 'Facings-1!' });
    await expect(auth.getIdentity?.()).rejects.toThrow('facings.failures.unavailable');
  });

  test('logout is immediate and does not redirect', async () => {
    const { auth, session } = await setUp();
    expect(await auth.logout({})).toBe(false);
    expect(session.state()).toBe('signedOut');
  });

  test("login is refused with the platform's message", async () => {
    const { auth } = await setUp();
    const given = { email: 'admin@facings.example', password: 'wrong' };
    await expect(auth.login(given)).rejects.toThrow('E-mail or password is wrong.');
  });

  test.each([
    [401, 'ra.auth.sign_in_error'],
    [503, 'facings.failures.unavailable'],
  ])(
    'login without a message of the platform (%i) rejects with a key of the catalogue',
    async (status, key) => {
      const { platform, auth, session } = await setUp();
      session.signOut();
      platform.answerInstead(async ({ path }) =>
        path.startsWith('/api/auth') ? json(null, status) : undefined,
      );
      await expect(auth.login({ username: 'a@b.example', password: 'x' })).rejects.toThrow(key);
    },
  );

  test.each(['email', 'username'])('login takes the e-mail address as %s', async (name) => {
    const { auth, session } = await setUp();
    session.signOut();
    await auth.login({ [name]: 'admin@facings.example', password: 'Facings-1!' });
    expect(session.state()).toBe('signedIn');
  });

  test.each([[undefined], [null], [{}], [{ username: null, password: null }]])(
    'login by nothing (%j) is refused in words',
    async (given) => {
      const { auth } = await setUp();
      await expect(auth.login(given)).rejects.toThrow('E-mail or password is wrong.');
    },
  );

  test('access can be asked for without an action', async () => {
    const { auth } = await setUp();
    expect(await auth.canAccess?.(undefined as never)).toBe(true);
  });

  test('without a session checkAuth rejects, and nothing can be accessed', async () => {
    const { auth, session } = await setUp();
    const access = { action: 'edit', resource: 'zones' };
    expect(await auth.canAccess?.(access)).toBe(true);
    session.signOut();
    await expect(auth.checkAuth({})).rejects.toThrow('facings.failures.unauthorized');
    expect(await auth.canAccess?.(access)).toBe(false);
  });

  test('everything is permitted', async () => {
    const { auth } = await setUp();
    expect(await auth.getPermissions?.({})).toEqual([{ action: '*', resource: '*' }]);
  });
});
