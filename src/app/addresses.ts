import type { Session } from '../../authProvider/session';

/** The console's base path on its server: '' at the root, '/demo' below a sub-path. */
export const basename: string = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** Reset and invite links work for everyone, even while someone else is signed in. */
export const isLinkPath = (): boolean =>
  /^\/login\/(reset|join)\/[^/]/.test(window.location.pathname.slice(basename.length));

export const subscribeToPath = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** The page that a visitor requested before sign-in, kept in the address of the sign-in page. */
const key = 'next';

/** Returns the address of sign-in for a requested path; the dashboard is the default and not included. */
export const loginAddress = (wanted: string): string =>
  wanted === '/' || wanted === '' ? '/login' : `/login?${key}=${encodeURIComponent(wanted)}`;

/**
 * Returns where to go after sign-in: only a path of this console. What a browser would read as another host
 * (`//host`, `/\host`), or as sign-in again, becomes the dashboard.
 */
export const nextAddress = (search: string): string => {
  const wanted = new URLSearchParams(search).get(key);
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return '/';
  const here = 'http://here.invalid';
  try {
    const { origin, pathname, search: query, hash } = new URL(wanted, here);
    const isOwn = origin === here && !pathname.startsWith('//') && !pathname.startsWith('/login');
    return isOwn ? pathname + query + hash : '/';
  } catch {
    return '/';
  }
};

/**
 * Corrects the address at once and after each change of the session, before anything renders there: the console is
 * never at the address of sign-in, and sign-in is only there. Replaces at most one history entry and adds none. Returns
 * a function that ends it.
 */
export const keepAddress = (session: Pick<Session, 'state' | 'subscribe'>): (() => void) => {
  const correct = () => {
    if (isLinkPath()) return;
    const { pathname, search, hash } = window.location;
    const path = pathname.slice(basename.length);
    const isLogin = path.startsWith('/login');
    const isConsole = session.state() !== 'signedOut';
    if (isConsole !== isLogin) return;
    const to = isConsole ? nextAddress(search) : loginAddress(path + search + hash);
    history.replaceState(null, '', basename + to);
  };
  correct();
  const ends = [session.subscribe(correct), subscribeToPath(correct)];
  return () => {
    for (const end of ends) end();
  };
};
