/** Reset and invite links are followed whoever is signed in: they may be meant for someone else. */
import { basename } from './basePath';

export const isLinkPath = (): boolean =>
  /^\/login\/(reset|join)\/[^/]/.test(window.location.pathname.slice(basename.length));

export const subscribeToPath = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
};
