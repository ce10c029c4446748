import { useQueryClient, type Mutation } from '@tanstack/react-query';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type SetStateAction,
} from 'react';
import {
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
  type RaRecord,
  type TranslateFunction,
} from 'react-admin';
import { useLocation } from 'react-router';
import { failureMessageOf } from '../../faults/failures';
import { useRegistry } from '../../fields/useDeclaration';
import type { AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { setPendingWrites } from '../../views/pendingWrites';
import { numbered, store, type Message } from './historyStore';
import { createUndoQueue, type Outcome, type UndoableChange } from './undoQueue';

/** What react-admin's hooks pass to a mutation. */
interface Variables {
  readonly resource?: string;
  readonly ids?: readonly unknown[];
  readonly previousData?: RaRecord;
}

/** 'Region "North" not deleted', from the mutation of one of react-admin's hooks. */
const refusalTitle = (
  { options, state }: Mutation<unknown, unknown>,
  declarations: readonly AnyDeclaration[],
  translate: TranslateFunction,
): string | undefined => {
  const { resource, ids, previousData } = (state.variables ?? {}) as Variables;
  const declaration = declarations.find(({ name }) => name === resource);
  if (!declaration) return undefined;
  const end = String(options.mutationKey?.[1]).startsWith('delete') ? 'Deleted' : 'Saved';
  const { label, labels } = declaration;
  const one = translate(`resources.${declaration.name}.label`, { _: label });
  const many = translate(`resources.${declaration.name}.name`, { _: labels });
  if (ids) {
    return translate(`facings.shell.toasts.manyNot${end}`, { count: ids.length, many });
  }
  const name = fillTemplate(declaration.represent, { label: one, ...previousData }).trim();
  return translate(`facings.shell.toasts.not${end}`, { one, name });
};

/** Milliseconds in which a stock component reports a refusal that is already shown. */
const repeatTime = 1000;

/**
 * Takes react-admin's undoable changes and shows how they end. They are sent on a new address, before another write
 * and at log-out (views/pendingWrites), when the tab is hidden, and when the toasts are unmounted.
 */
export const useUndoQueue = (setShown: Dispatch<SetStateAction<readonly Message[]>>) => {
  const client = useQueryClient();
  const { all } = useRegistry();
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const { pathname, search } = useLocation();
  const [queue] = useState(() => createUndoQueue(client));
  const pending = useSyncExternalStore(queue.subscribe, queue.pending);
  const isMounted = useRef(false);
  const refused = useRef<{ readonly text: string; readonly at: number } | null>(null);

  const end = ({ message }: UndoableChange, outcome: Outcome): void => {
    // The history of the next person must not get it.
    if (!isMounted.current) return;
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
    const { error } = outcome.mutation.state;
    const text = error instanceof Error ? error.message : String(error);
    refused.current = { text, at: Date.now() };
    const title = refusalTitle(outcome.mutation, all, translate);
    const { message: body } = failureMessageOf(error, translate);
    const severity = 'error' as const;
    const told = numbered({ at: Date.now(), severity, body, ...(title ? { title } : {}) });
    // A stock component may have reported the refusal first, without the record's name.
    const repeated = translate(text, { _: text });
    const isReplaced = (other: Message) =>
      other.id === message?.id ||
      (other.severity === 'error' && other.body === repeated && told.at - other.at < repeatTime);
    store(told, isReplaced);
    setShown((before) => [...before.filter((other) => !isReplaced(other)), told]);
  };
  const currentEnd = useRef(end);
  useEffect(() => {
    currentEnd.current = end;
  });

  useEffect(() => {
    isMounted.current = true;
    const askBeforeClose = (event: BeforeUnloadEvent) => {
      if (queue.isUnsettled()) event.preventDefault();
    };
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') void queue.send();
    };
    window.addEventListener('beforeunload', askBeforeClose);
    document.addEventListener('visibilitychange', sendIfHidden);
    const removeWrites = setPendingWrites(client, queue);
    const endHold = queue.holdReads();
    return () => {
      isMounted.current = false;
      void queue.send();
      endHold();
      removeWrites();
      document.removeEventListener('visibilitychange', sendIfHidden);
      window.removeEventListener('beforeunload', askBeforeClose);
    };
  }, [client, queue]);
  useEffect(() => {
    queue.leave();
  }, [pathname, search, queue]);
  useEffect(() => {
    const run = takeMutation();
    if (!run) return;
    const change: UndoableChange = {
      run,
      addedAt: Date.now(),
      onOutcome: (outcome) => {
        currentEnd.current(change, outcome);
      },
    };
    queue.add(change);
  }, [takeMutation, queue]);

  /** Whether the notification repeats a refusal that is already shown. */
  const [isReported] = useState(() => ({ type, message }: NotificationPayload): boolean => {
    const { text, at = 0 } = refused.current ?? {};
    return type === 'error' && message === text && Date.now() - at < repeatTime;
  });
  return { queue, pending, isReported };
};
