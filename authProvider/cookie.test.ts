import { describe, expect, test } from 'vitest';
import { cookieLimit, createCookie } from './cookie';
import { packCredentials } from './credentials';
import { createJar } from './testing/browser';

const credentials = { access: 'a.b.c', refresh: 'r', username: 'admin@facings.example' };

const open = ({ path = '/', isSecure = false } = {}) => {
  const jar = createJar();
  return { jar, cookie: createCookie({ path, isSecure, document: jar }) };
};

describe('the cookie', () => {
  test('is a single Strict cookie below the base path', () => {
    const { jar, cookie } = open({ path: '/demo/' });
    expect(cookie.write(credentials)).toBe('written');
    expect(jar.written).toEqual([
      `facings_session=a.b.c|r|admin%40facings.example|; Path=/demo/; SameSite=Strict`,
    ]);
    expect(cookie.read()).toEqual(credentials);
  });

  test('is Secure on https', () => {
    const { jar, cookie } = open({ isSecure: true });
    cookie.write(credentials);
    expect(jar.written[0]).toMatch(/; Secure$/);
  });

  test.each([
    ['/', '__Host-facings_session'],
    ['/demo/', '__Secure-facings_session'],
  ])('has the strongest prefix that browsers accept on https at %s', (path, name) => {
    const { jar, cookie } = open({ path, isSecure: true });
    cookie.write(credentials);
    expect(jar.cookie).toMatch(new RegExp(`^${name}=`));
    expect(cookie.read()).toEqual(credentials);
    cookie.clear();
    expect(jar.cookie).toBe('');
  });

  test('replaces the name without a prefix once, and ignores it afterwards', () => {
    const jar = createJar();
    const unprefixed = `facings_session=${packCredentials(credentials)}`;
    jar.cookie = unprefixed;
    const cookie = createCookie({ path: '/', isSecure: true, document: jar });
    expect(cookie.read()).toEqual(credentials);
    expect(jar.cookie).toMatch(/^__Host-facings_session=[^;]*$/);
    cookie.clear();
    jar.cookie = unprefixed;
    expect(cookie.read()).toBeUndefined();
  });

  test('is not replaced by one without a prefix', () => {
    const { jar, cookie } = open({ isSecure: true });
    cookie.write(credentials);
    jar.cookie = `facings_session=${packCredentials({ ...credentials, username: 'x@y.example' })}`;
    expect(createCookie({ path: '/', isSecure: true, document: jar }).read()).toEqual(credentials);
  });

  test('is found among others', () => {
    const { jar, cookie } = open();
    jar.cookie = 'other=facings_session=x';
    jar.cookie = 'my_facings_session=y';
    expect(cookie.read()).toBeUndefined();
    cookie.write(credentials);
    expect(cookie.read()).toEqual(credentials);
  });

  test('may have 4096 bytes of name and value, but not more', () => {
    const { jar, cookie } = open();
    const room = cookieLimit - 'facings_session'.length - packCredentials(credentials).length + 1;
    const largest = { ...credentials, refresh: 'r'.repeat(room) };
    expect(cookie.write(largest)).toBe('written');
    const before = jar.cookie;
    expect(cookie.write({ ...credentials, refresh: 'r'.repeat(room + 1) })).toBe('tooLarge');
    expect(jar.cookie).toBe(before);
  });

  test('reports a browser that stores no cookies', () => {
    const cookie = createCookie({
      path: '/',
      isSecure: false,
      document: Object.freeze({
        get cookie() {
          return '';
        },
        set cookie(_: string) {
          /* cookies are off */
        },
      }),
    });
    expect(cookie.write(credentials)).toBe('refused');
  });

  test('is deleted by clear, which uses the same path', () => {
    const { jar, cookie } = open({ path: '/demo/' });
    cookie.write(credentials);
    cookie.clear();
    expect(cookie.read()).toBeUndefined();
    expect(jar.written.at(-1)).toContain('Path=/demo/');
  });
});
