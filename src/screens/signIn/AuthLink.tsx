import { styled } from '@mui/material/styles';
import { useCallback, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { decoded } from '../../schema/template';

type AuthRoute =
  | { readonly screen: 'signIn' | 'requestReset' }
  | { readonly screen: 'newPassword' | 'join'; readonly id: string };

const base = import.meta.env.BASE_URL.replace(/\/+$/, '');

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

/** The paths of sign-in, without a router, to keep this application small. */
export const useAuthPath = () => {
  const pathname = useSyncExternalStore(subscribe, () => window.location.pathname);
  const go = useCallback((path: string) => {
    history.pushState(null, '', base + path);
    // Fires the browser's own event, so that listeners handle both kinds of navigation.
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return { route: authRouteOf(pathname), go, hrefOf: (path: string) => base + path };
};

const Anchor = styled('a')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  fontWeight: 500,
}));

/** A link between the sign-in pages; a plain click does not reload the page. */
export const AuthLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const { go, hrefOf } = useAuthPath();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <Anchor href={hrefOf(to)} onClick={follow}>
      {children}
    </Anchor>
  );
};
