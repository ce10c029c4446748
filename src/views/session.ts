/** Where a session ends, and where it comes back. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

const handlersOf = new WeakMap<QueryClient, Set<() => void>>();

/** Calls `end` when the session of this query client is over. */
export const atLogOut = (client: QueryClient, end: () => void): void => {
  const handlers = handlersOf.get(client) ?? new Set();
  handlersOf.set(client, handlers.add(end));
};

/** Clean-up at log-out, registered by whatever needs it, so that the shell does not have to know. */
export const endSignIn = (client: QueryClient): void => {
  for (const end of handlersOf.get(client) ?? []) end();
  handlersOf.delete(client);
};

const listenersOf = new WeakMap<QueryClient, Set<() => void>>();

/** Called by the shell after the person has signed in again. */
export const sessionIsBack = (client: QueryClient): void => {
  for (const listener of listenersOf.get(client) ?? []) listener();
};

/** Clears errors about an expired session after the person has signed in again over the page. */
export const useSessionBack = (listener: () => void): void => {
  const client = useQueryClient();
  const call = useEffectEvent(listener);
  useEffect(() => {
    const back = () => call();
    const all = listenersOf.get(client) ?? new Set();
    listenersOf.set(client, all.add(back));
    return () => {
      all.delete(back);
    };
  }, [client]);
};
