import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useTakeUndoableMutation, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import { setPendingWrites, type KeptChange } from '../../views/pendingWrites';
import { useLoadWrites } from '../../views/useLoadWrites';
import { createChangeSender } from './changeSender';
import type { Message } from './historyStore';
import { loadUndoHost } from './loadUndoHost';
import { createRefusals } from './refusals';
import type { UndoHost } from './undoHost';

/** Milliseconds that a change waits for the code that shows Undo. */
const longestHold = 10_000;

const noSubscription = () => () => undefined;

/**
 * Takes react-admin's undoable changes. What handles them is loaded with the first one; until then a close asks. If it
 * cannot be loaded in time, or the tab is hidden before, changes are sent at once, without Undo.
 */
export const useUndoHost = (setShown: Dispatch<SetStateAction<readonly Message[]>>) => {
  const client = useQueryClient();
  const { all: declarations } = useRegistry();
  const translate = useTranslate();
  const currentTranslate = useRef(translate);
  const takeMutation = useTakeUndoableMutation();
  const loadWrites = useLoadWrites();
  const { pathname, search } = useLocation();
  const [host, setHost] = useState<UndoHost | null>(null);
  const [refusals] = useState(() => createRefusals({ client, declarations, setShown }));
  const [sender] = useState(() => createChangeSender(client));
  const [, setEarlyRuns] = useState(0);
  /** The host before it is rendered. */
  const loaded = useRef<UndoHost | null>(null);
  /** Changes that wait for the code. */
  const early = useRef<KeptChange[]>([]);
  /** How many are sent without Undo and not answered. */
  const sending = useRef(0);
  /** Whether each of those that are answered was done; its message takes it. */
  const outcomes = useRef<boolean[]>([]);
  const isUnmounted = useRef(false);
  const pending = useSyncExternalStore(
    host?.subscribe ?? noSubscription,
    () => host?.pending() ?? null,
  );

  useEffect(() => {
    currentTranslate.current = translate;
  }, [translate]);
  useEffect(() => {
    host?.leave();
  }, [pathname, search, host]);
  const sendEarly = useCallback(() => {
    const changes = early.current.splice(0);
    sending.current += changes.length;
    const sent = changes.map(async (change) => {
      let isDone = false;
      try {
        const mutation = await sender.send(change);
        isDone = mutation?.state.status !== 'error';
        // The history of the next person must not get it.
        if (mutation && !isDone && !isUnmounted.current)
          refusals.tell({ mutation, translate: currentTranslate.current });
      } finally {
        sending.current -= 1;
        outcomes.current.push(isDone);
        setEarlyRuns((count) => count + 1);
      }
    });
    Promise.all(sent).catch((error: unknown) => {
      reportError(error);
    });
  }, [sender, refusals]);
  useLayoutEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      host?.stop();
      sendEarly();
    };
  }, [host, sendEarly]);
  useEffect(() => {
    const askBeforeClose = (event: BeforeUnloadEvent) => {
      if (early.current.length + sending.current > 0) event.preventDefault();
    };
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') sendEarly();
    };
    window.addEventListener('beforeunload', askBeforeClose);
    document.addEventListener('visibilitychange', sendIfHidden);
    return () => {
      window.removeEventListener('beforeunload', askBeforeClose);
      document.removeEventListener('visibilitychange', sendIfHidden);
    };
  }, [sendEarly]);
  const add = useCallback(
    (change: KeptChange) => {
      if (loaded.current) {
        loaded.current.add(change);
        return;
      }
      loadWrites();
      outcomes.current = [];
      const isFirst = early.current.push(change) === 1;
      if (!isFirst) return;
      // A change is not shown as done for longer than this without being sent.
      const tooLate = setTimeout(sendEarly, longestHold);
      loadUndoHost().then(
        ({ createUndoHost }) => {
          clearTimeout(tooLate);
          // The changes are sent: the toasts were unmounted, the tab was hidden, or another write was made.
          if (early.current.length === 0) return;
          const options = { client, sender, refusals, setShown };
          const created = createUndoHost({ ...options, translate: () => currentTranslate.current });
          for (const change of early.current.splice(0)) created.add(change);
          loaded.current = created;
          setHost(created);
        },
        () => {
          clearTimeout(tooLate);
          sendEarly();
        },
      );
    },
    [loadWrites, client, sender, refusals, setShown, sendEarly],
  );
  // Registered before the pages, which may change something in their first effect.
  useLayoutEffect(() => {
    const send = () => {
      loaded.current?.send();
      sendEarly();
    };
    const remove = setPendingWrites(client, {
      add,
      beforeWrite: (written) => sender.beforeWrite(written, send),
      send: () => {
        send();
        return sender.all();
      },
    });
    // What is sent at the end (above) still needs it.
    return () => void sender.all().then(remove);
  }, [client, sender, add, sendEarly]);
  useEffect(() => {
    // Made where there is no UndoableChanges.
    const run = takeMutation();
    if (run) add({ run });
  }, [takeMutation, add]);
  return {
    host,
    pending,
    isReported: refusals.isReported,
    /** Whether the message of a change must wait: nobody knows yet whether it can be undone, or how it ended. */
    isEarly: () => {
      if (host !== null || outcomes.current.length > 0) return false;
      return loaded.current !== null || early.current.length + sending.current > 0;
    },
    /** Of the oldest change that was sent without Undo: whether it was done; undefined if there is none. */
    takeOutcome: () => outcomes.current.shift(),
  };
};
