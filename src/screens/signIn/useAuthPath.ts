/** The paths of sign-in, without a router, to keep this application small. */
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

/** `/login`, `/login/reset`, `/login/reset/:id`, `/login/join/:id`; any other path is sign-in. */
export const authRouteOf = (pathname: string): AuthRoute => {
  const [login, screen, id] = pathname.slice(base.length).split('/').filter(Boolean);
  if (login !== 'login') return { screen: 'signIn' };
  if (screen === 'reset') {
    return id ? { screen: 'newPassword', id: decoded(id) } : { screen: 'requestReset' };
  }
  return screen === 'join' && id ? { screen: 'join', id: decoded(id) } : { screen: 'signIn' };
};

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
};

export const useAuthPath = () => {
  const pathname = useSyncExternalStore(subscribe, () => window.location.pathname);
  const go = useCallback((path: string) => {
    history.pushState(null, '', base + path);
    // Fires the browser's own event, so that listeners handle both kinds of navigation.
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return { route: authRouteOf(pathname), go, hrefOf: (path: string) => base + path };
};
