/** Where closing a dialog leads, when a link of another page opened it: back to that page. */
import { useLocation } from 'react-router';

export interface ReturnState {
  readonly returnTo: string;
}

/** For the `state` of a link that opens a dialog of another page. */
export const useReturnState = (): ReturnState => {
  const { pathname, search } = useLocation();
  return { returnTo: pathname + search };
};

/** Only an address of this console, whatever the history holds. */
export const returnToOf = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : undefined;
};
