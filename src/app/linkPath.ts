/** Reset and invite links work for everyone, even while someone else is signed in. */
import { basename } from './basePath';

export const isLinkPath = (): boolean =>
  /^\/login\/(reset|join)\/[^/]/.test(window.location.pathname.slice(basename.length));

export const subscribeToPath = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
};
