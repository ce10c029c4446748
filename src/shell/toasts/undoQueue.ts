/**
 * Undoable changes of react-admin: each is undone and never sent, or sent exactly once, in the order of the changes.
 * Only the latest one can be undone, because react-admin restores everything as it was before a change, and would
 * undo later changes with it. A new change therefore sends the one before.
 */
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { createListeners } from '../../lib/util/listeners';
import type { KeptChange } from '../../views/pendingWrites';
import type { ChangeSender } from './changeSender';
import type { Message } from './historyStore';

/**
 * The notification of a change appears, and its redirect happens, within this many turns of so many milliseconds. Turns
 * are counted, because a slow device draws the change for longer than a second before it shows the notification.
 */
const settleTurns = 4;
/**
 * The same from its notification on, with which the redirect comes. A person who then opens another page leaves the
 * change: while it waited, that page would show the values of before, and a form would save them again.
 */
const settleTurnsOnceTold = 2;
const turnTime = 250;

/** Milliseconds after which a change is sent although its toast is hovered or focused. */
const maxHold = 30_000;

export type UndoOutcome =
  | { readonly type: 'undone' }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly mutation: Mutation<unknown, unknown> };

export interface UndoableChange extends KeptChange {
  /** Its notification and its redirect are no longer expected. */
  isSettled?: boolean;
  readonly onOutcome: (outcome: UndoOutcome) => void;
  /** Its toast; undefined until it is shown. */
  message?: Message;
}

interface UndoQueueOptions {
  readonly client: QueryClient;
  readonly sender: ChangeSender;
}

export const createUndoQueue = ({ client, sender }: UndoQueueOptions) => {
  const listeners = createListeners();
  /** Changes whose notification is still expected. */
  let unannounced: readonly UndoableChange[] = [];
  let pending: UndoableChange | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of changes that are sent and not answered. */
  let sending = 0;
  let mustRead = false;

  const setPending = (change: UndoableChange | null): void => {
    clearTimeout(timer);
    pending = change;
    listeners.tell();
  };

  /** Sends a change without a notification. */
  const settle = (change: UndoableChange, turn = 1): void => {
    if (turn < settleTurns) {
      setTimeout(settle, turnTime, change, turn + 1);
      return;
    }
    change.isSettled = true;
    const isUnannounced = unannounced.includes(change);
    unannounced = unannounced.filter((other) => other !== change);
    if (isUnannounced && change === pending) send();
  };

  /** The cache may contain values from before changes that overlapped, so it is read from the platform. */
  const readAgain = (): void => {
    if (!mustRead || pending || sending > 0) return;
    mustRead = false;
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith('get'),
    });
  };

  const sendNow = async (change: UndoableChange): Promise<void> => {
    const mutation = await sender.send(change);
    if (mutation?.state.status === 'error') {
      mustRead = true;
      change.onOutcome({ type: 'refused', mutation });
    } else change.onOutcome({ type: 'done' });
  };

  /** Sends the change that waits. */
  const send = (): void => {
    const change = pending;
    if (!change) return;
    setPending(null);
    sending += 1;
    void sendNow(change)
      .catch((error: unknown) => {
        reportError(error);
      })
      .finally(() => {
        sending -= 1;
        readAgain();
      });
  };

  return {
    subscribe: listeners.subscribe,
    pending: () => pending,
    isUnsettled: () => pending !== null || sending > 0,
    send,
    /** On a new address, which may be the change's own redirect. */
    leave: (): void => {
      if (pending?.isSettled) send();
    },
    add: (change: UndoableChange): void => {
      send();
      unannounced = [...unannounced, change];
      setPending(change);
      setTimeout(settle, turnTime, change);
    },
    /**
     * Finds the change of a notification: react-admin adds both in the same order. Returns whether there is one.
     */
    announce: (message: Message): boolean => {
      const [change, ...rest] = unannounced;
      unannounced = rest;
      if (!change) return false;
      change.message = message;
      if (change === pending) {
        clearTimeout(timer);
        timer = setTimeout(send, maxHold);
        setTimeout(settle, turnTime, change, settleTurns - settleTurnsOnceTold + 1);
        listeners.tell();
      }
      return true;
    },
    undo: (): void => {
      const change = pending;
      if (!change) return;
      setPending(null);
      change.run({ isUndo: true });
      change.onOutcome({ type: 'undone' });
      mustRead = true;
      readAgain();
    },
    /** While a change waits, reading from the platform would show its old values again. */
    holdReads: (): (() => void) => {
      const invalidateQueries = client.invalidateQueries.bind(client);
      client.invalidateQueries = (filters, options) => {
        if (!pending) return invalidateQueries(filters, options);
        mustRead = true;
        return invalidateQueries({ ...filters, refetchType: 'none' }, options);
      };
      return () => {
        client.invalidateQueries = invalidateQueries;
      };
    },
  };
};
