/**
 * Queues in use, and those that were left while something was under way: who comes back finds the switches as
 * they were left, and no second queue asks for the same again.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { ToggleQueue } from './toggleQueue';

/** By the cache, which lives as long as a person is signed in. */
const queuesOf = new WeakMap<QueryClient, Map<string, ToggleQueue>>();

export const liveQueue = (client: QueryClient, key: string): ToggleQueue | undefined =>
  queuesOf.get(client)?.get(key);

/** Keeps a queue while it is in use. Returns how to let go of it. */
export const keepQueue = (client: QueryClient, key: string, queue: ToggleQueue): (() => void) => {
  const queues = queuesOf.get(client) ?? new Map<string, ToggleQueue>();
  queuesOf.set(client, queues.set(key, queue));
  return () => {
    if (queue.isIdle()) queues.delete(key);
  };
};
