/** The part of the toasts that is loaded with the first undoable change of react-admin. */
import type { QueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import type { TranslateFunction } from 'react-admin';
import type { KeptChange } from '../../views/pendingWrites';
import type { ChangeSender } from './changeSender';
import { store, type Message } from './historyStore';
import type { ToldRefusals } from './refusals';
import { createUndoQueue, type UndoOutcome, type UndoableChange } from './undoQueue';

interface HostOptions {
  readonly client: QueryClient;
  readonly sender: ChangeSender;
  readonly refusals: ToldRefusals;
  /** In the current language. */
  readonly translate: () => TranslateFunction;
  readonly setShown: Dispatch<SetStateAction<readonly Message[]>>;
}

/**
 * Sends undoable changes and shows how they end. They are sent on a new address (`leave`), before another write and at
 * log-out (useUndoHost), when the tab is hidden, and when the toasts are unmounted (`stop`).
 */
export const createUndoHost = ({
  client,
  sender,
  refusals,
  translate: currentTranslate,
  setShown,
}: HostOptions) => {
  const queue = createUndoQueue({ client, sender });
  let isStopped = false;

  const end = ({ message }: UndoableChange, outcome: UndoOutcome): void => {
    const translate = currentTranslate();
    // The history of the next person must not get it.
    if (isStopped) return;
    if (outcome.type === 'done') {
      if (message) store(message);
      return;
    }
    if (outcome.type === 'undone') {
      if (!message) return;
      const { id } = message;
      const undone = { id, at: Date.now(), severity: 'info' as const };
      const told = { ...undone, body: translate('facings.shell.toasts.undone') };
      store(told);
      setShown((before) => before.map((other) => (other.id === id ? told : other)));
      return;
    }
    refusals.tell({ mutation: outcome.mutation, translate, message });
  };
  const askBeforeClose = (event: BeforeUnloadEvent) => {
    if (queue.isUnsettled()) event.preventDefault();
  };
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') queue.send();
  };
  window.addEventListener('beforeunload', askBeforeClose);
  document.addEventListener('visibilitychange', sendIfHidden);
  const endHold = queue.holdReads();

  return {
    ...queue,
    add: (kept: KeptChange): void => {
      const change: UndoableChange = {
        ...kept,
        onOutcome: (outcome) => end(change, outcome),
      };
      queue.add(change);
    },
    stop: (): void => {
      isStopped = true;
      queue.send();
      endHold();
      document.removeEventListener('visibilitychange', sendIfHidden);
      window.removeEventListener('beforeunload', askBeforeClose);
    },
  };
};

export type UndoHost = ReturnType<typeof createUndoHost>;
