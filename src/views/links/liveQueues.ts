/**
 * One queue for the switches of a record, as long as a person is signed in: who leaves the page and comes back
 * finds what is under way as it was left, and an undo of earlier turns the very switches that are seen now.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { ToggleQueue } from './toggleQueue';

/** By the cache, which lives as long as a person is signed in. */
const queuesOf = new WeakMap<QueryClient, Map<string, ToggleQueue>>();

export const liveQueue = (
  client: QueryClient,
  key: string,
  make: () => ToggleQueue,
): ToggleQueue => {
  const queues = queuesOf.get(client) ?? new Map<string, ToggleQueue>();
  queuesOf.set(client, queues);
  const queue = queues.get(key) ?? make();
  queues.set(key, queue);
  return queue;
};
