/**
 * Sends undoable changes one after the other, and lets no other write overtake them. Loaded early, because the code of
 * Undo may not come.
 *
 * A change may consist of several writes: a middleware or a wrapper of the data provider adds some, or replaces its own
 * one. Nothing tells such a write from one that has nothing to do with the change, and the change would wait for itself
 * if it had to wait. So others only wait while the change's own write is being sent, which waits for nothing.
 */
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { isObject } from '../../lib/util/isObject';
import type { KeptChange, PendingWrites } from '../../views/pendingWrites';
import { answered, startChange } from './sentChange';

/** Milliseconds after which the next change is sent although nothing of this one is answered: longer than any call takes. */
const maxAnswer = 180_000;

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Identifies the records of a mutation, or of a write; an id may be missing, or given twice. */
const keyOf = (resource: unknown, ids: readonly unknown[]): string => {
  const known = ids.filter((id) => id !== undefined && id !== null).map(String);
  return JSON.stringify([resource, [...new Set(known)]]);
};

/** Of what react-admin's hooks pass to a mutation; null for another mutation. */
const keyOfVariables = (variables: unknown): string | null => {
  if (!isObject(variables)) return null;
  const { resource, id, ids } = variables;
  return keyOf(resource, Array.isArray(ids) ? ids : [id]);
};

/** A change that is sent and not answered. */
interface Sending {
  readonly change: KeptChange;
  readonly key: string | null;
  /** How far its own write is. */
  stage: 'expected' | 'sent' | 'answered';
  /** Called when its own write is answered. */
  readonly onWritten: () => void;
}

export const createChangeSender = (client: QueryClient) => {
  /** The latest that was sent. */
  let current: Sending | null = null;
  /** Resolves when another write may be sent. */
  let order: Promise<void> = Promise.resolve();
  let all: Promise<unknown> = Promise.resolve();

  const sendNow = async (change: KeptChange, onWritten: () => void) => {
    const mutation = startChange(client, change.run);
    if (!mutation) return undefined;
    const key = keyOfVariables(mutation.state.variables);
    const sending: Sending = { change, key, stage: 'expected', onWritten };
    current = sending;
    await answered(client, mutation);
    if (current === sending) current = null;
    return mutation;
  };

  /**
   * Sends a change after those before it; resolves with its mutation when it is answered.
   * @throws what the change throws instead of starting a mutation
   */
  const send = (change: KeptChange): Promise<Mutation<unknown, unknown> | undefined> => {
    let onWritten = (): void => undefined;
    const written = new Promise<void>((resolve) => {
      onWritten = resolve;
    });
    const previous = order;
    const sent = previous.then(() => sendNow(change, onWritten)).finally(onWritten);
    order = previous.then(() => Promise.race([written, after(maxAnswer)]));
    all = Promise.allSettled([all, sent]);
    return sent;
  };

  return {
    send,
    /** Resolves when everything that was sent so far is answered. */
    all: async (): Promise<void> => {
      await all;
    },
    /** @param sendWaiting sends the changes that wait, which were made before this write */
    beforeWrite: (
      written: Parameters<PendingWrites['beforeWrite']>[0],
      sendWaiting: () => void,
    ): ReturnType<PendingWrites['beforeWrite']> => {
      const sending = current;
      const waited = (): Promise<void> => {
        sendWaiting();
        return order;
      };
      const other = { answered: () => undefined };
      if (!sending || sending.stage === 'sent') return { ...other, ready: waited() };
      const { page } = sending.change;
      if (sending.stage === 'answered') return { ...other, page, ready: waited() };
      if (written && keyOf(written.resource, written.ids) === sending.key) {
        sending.stage = 'sent';
        const onAnswer = () => {
          sending.stage = 'answered';
          sending.onWritten();
        };
        return { page, ready: Promise.resolve(), answered: onAnswer };
      }
      // The change's own write comes at once, unless it is made after this one.
      const ready = after(0).then(() => (sending.stage === 'expected' ? undefined : waited()));
      return { ...other, page, ready };
    },
  };
};

export type ChangeSender = ReturnType<typeof createChangeSender>;
