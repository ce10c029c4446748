/**
 * Undoable changes of react-admin: each is undone and never sent, or sent exactly once, in the order of the changes.
 * Only the latest one can be undone, because react-admin restores everything as it was before a change, and would
 * undo later changes with it. A new change therefore sends the one before.
 */
import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { UndoableMutation } from 'react-admin';
import { createListeners } from '../../lib/util/listeners';
import { isObject } from '../../lib/util/isObject';
import type { PendingWrites } from '../../views/pendingWrites';
import type { Message } from './historyStore';
import { answered, startChange } from './sentChange';

/**
 * The notification of a change appears, and its redirect happens, within this many turns of so many milliseconds. Turns
 * are counted, because a slow device draws the change for longer than a second before it shows the notification.
 */
const settleTurns = 4;
const turnTime = 250;

/**
 * Milliseconds after which other writes stop waiting for the answer to a change: longer than any call takes, so only for
 * a change whose write is not recognized as its own.
 */
const maxAnswer = 180_000;

/** Milliseconds after which a change is sent although its toast is hovered or focused. */
const maxHold = 30_000;

export type UndoOutcome =
  | { readonly type: 'undone' }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly mutation: Mutation<unknown, unknown> };

export interface UndoableChange {
  readonly run: UndoableMutation;
  /** Its notification and its redirect are no longer expected. */
  isSettled?: boolean;
  readonly onOutcome: (outcome: UndoOutcome) => void;
  /** Its toast; undefined until it is shown. */
  message?: Message;
}

/** Resolves with the work, or when it takes too long. */
const within = (work: Promise<void>, limit: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Identifies the records of a mutation, or of a write. */
const keyOf = (resource: unknown, ids: readonly unknown[]): string =>
  JSON.stringify([resource, ids.map(String)]);

/** Of what react-admin's hooks pass to a mutation; null for another mutation. */
const keyOfVariables = (variables: unknown): string | null => {
  if (!isObject(variables)) return null;
  const { resource, id, ids } = variables;
  return keyOf(resource, Array.isArray(ids) ? ids : id === undefined ? [] : [id]);
};

export const createUndoQueue = (client: QueryClient) => {
  const listeners = createListeners();
  /** Changes whose notification is still expected. */
  let unannounced: readonly UndoableChange[] = [];
  let pending: UndoableChange | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of changes that are sent and not answered. */
  let sending = 0;
  let last: Promise<void> = Promise.resolve();
  /** The records of the change that is being sent, until its own write has come. */
  let expected: string | null = null;
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
    if (isUnannounced && change === pending) void send();
  };

  /** The cache may contain values from before changes that overlapped, so it is read from the platform. */
  const readAgain = (): void => {
    if (!mustRead || pending || sending > 0) return;
    mustRead = false;
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith('get'),
    });
  };

  const sendNow = async ({ run, onOutcome }: UndoableChange): Promise<void> => {
    const mutation = startChange(client, run);
    if (mutation) {
      expected = keyOfVariables(mutation.state.variables);
      await answered(client, mutation);
      expected = null;
    }
    if (mutation?.state.status === 'error') {
      mustRead = true;
      onOutcome({ type: 'refused', mutation });
    } else onOutcome({ type: 'done' });
  };

  /** Resolves when everything that was sent so far is answered. */
  const send = (): Promise<void> => {
    const change = pending;
    if (change) {
      setPending(null);
      sending += 1;
      const previous = last;
      const sent = previous
        .then(() => sendNow(change))
        .catch((error: unknown) => {
          reportError(error);
        })
        .finally(() => {
          sending -= 1;
          readAgain();
        });
      last = previous.then(() => within(sent, maxAnswer));
    }
    return last;
  };

  /** Sends what waits, except before the write of the change itself that is being sent, which passes here too. */
  const beforeWrite: PendingWrites['beforeWrite'] = (written) => {
    if (!written || keyOf(written.resource, written.ids) !== expected) return send();
    expected = null;
    return Promise.resolve();
  };

  return {
    subscribe: listeners.subscribe,
    pending: () => pending,
    isUnsettled: () => pending !== null || sending > 0,
    send,
    beforeWrite,
    /** On a new address, which may be the change's own redirect. */
    leave: (): void => {
      if (pending?.isSettled) void send();
    },
    add: (change: UndoableChange): void => {
      void send();
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
        timer = setTimeout(() => void send(), maxHold);
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

export type UndoQueue = ReturnType<typeof createUndoQueue>;
