import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useTakeUndoableMutation, useTranslate, type UndoableMutation } from 'react-admin';
import { useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import { useLoadWrites } from '../../views/useLoadWrites';
import type { Message } from './historyStore';
import { createRefusals } from './refusals';
import { answered, startChange } from './sentChange';
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
  const [, setEarlyRuns] = useState(0);
  /** The host before it is rendered. */
  const loaded = useRef<UndoHost | null>(null);
  /** Changes that wait for the code. */
  const early = useRef<UndoableMutation[]>([]);
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
    const sent = changes.map(async (run) => {
      const mutation = startChange(client, run);
      if (mutation) await answered(client, mutation);
      sending.current -= 1;
      const isDone = mutation?.state.status !== 'error';
      // The history of the next person must not get it.
      if (mutation && !isDone && !isUnmounted.current)
        refusals.tell({ mutation, translate: currentTranslate.current });
      outcomes.current.push(isDone);
      setEarlyRuns((count) => count + 1);
    });
    Promise.all(sent).catch((error: unknown) => {
      reportError(error);
    });
  }, [client, refusals]);
  useEffect(() => {
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
  useEffect(() => {
    const run = takeMutation();
    if (!run) return;
    if (loaded.current) {
      loaded.current.add(run);
      return;
    }
    loadWrites();
    outcomes.current = [];
    const isFirst = early.current.push(run) === 1;
    if (!isFirst) return;
    // A change is not shown as done for longer than this without being sent.
    const tooLate = setTimeout(sendEarly, longestHold);
    import('./undoHost').then(
      ({ createUndoHost }) => {
        clearTimeout(tooLate);
        // The changes are sent: the toasts were unmounted, or the tab was hidden.
        if (early.current.length === 0) return;
        const options = { client, refusals, setShown };
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
  }, [takeMutation, loadWrites, client, refusals, setShown, sendEarly]);
  return {
    host,
    pending,
    isReported: refusals.isReported,
    /** Whether the message of a change must wait: nobody knows yet whether it can be undone, or how it ended. */
    isEarly: () => host === null && outcomes.current.length === 0,
    /** Of the oldest change that was sent without Undo: whether it was done. */
    takeOutcome: () => outcomes.current.shift() ?? true,
  };
};
