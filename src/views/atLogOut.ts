/** What has to end when a person leaves, told by whoever began it: the console's frame knows none of them. */
import type { QueryClient } from '@tanstack/react-query';

const ends = new WeakMap<QueryClient, Set<() => void>>();

/** `end` is called when the sign-in that this client belongs to is over. */
export const atLogOut = (client: QueryClient, end: () => void): void => {
  const known = ends.get(client) ?? new Set();
  ends.set(client, known.add(end));
};

export const endSignIn = (client: QueryClient): void => {
  for (const end of ends.get(client) ?? []) end();
  ends.delete(client);
};
