/** The addresses of sign-in, without a router: this application must stay small (issue 2 §7). */
import { useCallback, useSyncExternalStore } from 'react';

export type AuthRoute =
  | { readonly screen: 'signIn' | 'requestReset' }
  | { readonly screen: 'newPassword' | 'join'; readonly id: string };

const base = import.meta.env.BASE_URL.replace(/\/+$/, '');

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** `/login`, `/login/reset`, `/login/reset/:id`, `/login/join/:id`; anything else below is sign-in. */
export const authRouteOf = (pathname: string): AuthRoute => {
  const [login, screen, id] = pathname.slice(base.length).split('/').filter(Boolean);
  if (login !== 'login') return { screen: 'signIn' };
  if (screen === 'reset') {
    return id ? { screen: 'newPassword', id: decoded(id) } : { screen: 'requestReset' };
  }
  return screen === 'join' && id ? { screen: 'join', id: decoded(id) } : { screen: 'signIn' };
};

/** A reset or invite link: it is followed whoever is signed in, for it may be meant for someone else. */
export const isLinkPath = (): boolean => 'id' in authRouteOf(window.location.pathname);

const moved = 'facings:moved';

export const subscribeToPath = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(moved, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(moved, listener);
  };
};

export const useAuthPath = () => {
  const pathname = useSyncExternalStore(subscribeToPath, () => window.location.pathname);
  const go = useCallback((path: string) => {
    history.pushState(null, '', base + path);
    window.dispatchEvent(new Event(moved));
  }, []);
  return { route: authRouteOf(pathname), go, hrefOf: (path: string) => base + path };
};
