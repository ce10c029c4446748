/** Undoable changes that are not sent yet: other writes and log-out send them first. */
import type { QueryClient } from '@tanstack/react-query';
import type { WrittenRecords } from '../../dataProvider';

export interface PendingWrites {
  /**
   * Resolves when those are answered that must reach the platform before another write. Never rejects.
   * @param written without it, the write is none of react-admin's
   */
  readonly beforeWrite: (written?: WrittenRecords) => Promise<void>;
  /** Sends everything; resolves when it is answered. Never rejects. */
  readonly send: () => Promise<void>;
}

const pendingByClient = new WeakMap<QueryClient, PendingWrites>();

/** Called by the host of the toasts, which keeps the changes. Returns a function that removes it. */
export const setPendingWrites = (client: QueryClient, writes: PendingWrites): (() => void) => {
  pendingByClient.set(client, writes);
  return () => {
    if (pendingByClient.get(client) === writes) pendingByClient.delete(client);
  };
};

/** Undefined while there is no host. */
export const pendingWrites = (client: QueryClient): PendingWrites | undefined =>
  pendingByClient.get(client);
