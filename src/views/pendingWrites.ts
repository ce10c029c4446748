/** Undoable changes that are not sent yet: other writes and log-out send them first. */
import type { QueryClient } from '@tanstack/react-query';
import type { UndoableMutation } from 'react-admin';
import type { BeforeWrite } from '../../dataProvider';
import type { Page } from '../schema/pageAt';

/** An undoable change of react-admin. */
export interface KeptChange {
  readonly run: UndoableMutation;
  /** The page on which it was made, which gives its parents when it is sent. */
  readonly page?: Page | undefined;
}

export interface PendingWrites {
  readonly add: (change: KeptChange) => void;
  readonly beforeWrite: BeforeWrite;
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
