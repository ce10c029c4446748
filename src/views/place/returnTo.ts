/** Where to go when a dialog that was opened by a link on another page is closed: back to that page. */
import { useLocation } from 'react-router';

export interface ReturnState {
  readonly returnTo: string;
}

/** For the `state` of a link that opens a dialog of another page. */
export const useReturnState = (): ReturnState => {
  const { pathname, search } = useLocation();
  return { returnTo: pathname + search };
};

/** Only accepts addresses of this console, because the history state is untrusted. */
export const returnToOf = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : undefined;
};
