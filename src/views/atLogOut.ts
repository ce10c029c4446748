/** Clean-up at log-out, registered by whatever needs it, so that the shell does not have to know. */
import type { QueryClient } from '@tanstack/react-query';

const handlersOf = new WeakMap<QueryClient, Set<() => void>>();

/** Calls `end` when the session of this query client is over. */
export const atLogOut = (client: QueryClient, end: () => void): void => {
  const known = handlersOf.get(client) ?? new Set();
  handlersOf.set(client, known.add(end));
};

export const endSignIn = (client: QueryClient): void => {
  for (const end of handlersOf.get(client) ?? []) end();
  handlersOf.delete(client);
};
