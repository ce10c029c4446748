/** The part of the toasts that is loaded with the first undoable change of react-admin. */
import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import type {
  NotificationPayload,
  RaRecord,
  TranslateFunction,
  UndoableMutation,
} from 'react-admin';
import { failureMessageOf } from '../../lib/failures/failures';
import type { AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { setPendingWrites } from '../../views/pendingWrites';
import { numbered, store, type Message } from './historyStore';
import { createUndoQueue, type UndoOutcome, type UndoableChange } from './undoQueue';

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

interface HostOptions {
  readonly client: QueryClient;
  readonly declarations: readonly AnyDeclaration[];
  /** In the current language. */
  readonly translate: () => TranslateFunction;
  readonly setShown: Dispatch<SetStateAction<readonly Message[]>>;
}

/**
 * Sends undoable changes and shows how they end. They are sent on a new address (`leave`), before another write and at
 * log-out (views/pendingWrites), when the tab is hidden, and when the toasts are unmounted (`stop`).
 */
export const createUndoHost = ({
  client,
  declarations,
  translate: currentTranslate,
  setShown,
}: HostOptions) => {
  const queue = createUndoQueue(client);
  let isStopped = false;
  let refused: { readonly text: string; readonly at: number } | null = null;

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
    const { error } = outcome.mutation.state;
    const text = error instanceof Error ? error.message : String(error);
    refused = { text, at: Date.now() };
    const title = refusalTitle(outcome.mutation, declarations, translate);
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

  return {
    ...queue,
    add: (run: UndoableMutation): void => {
      const change: UndoableChange = {
        run,
        addedAt: Date.now(),
        onOutcome: (outcome) => {
          end(change, outcome);
        },
      };
      queue.add(change);
    },
    /** Whether the notification repeats a refusal that is already shown. */
    isReported: ({ type, message }: NotificationPayload): boolean =>
      type === 'error' && message === refused?.text && Date.now() - (refused?.at ?? 0) < repeatTime,
    stop: (): void => {
      isStopped = true;
      void queue.send();
      endHold();
      removeWrites();
      document.removeEventListener('visibilitychange', sendIfHidden);
      window.removeEventListener('beforeunload', askBeforeClose);
    },
  };
};

export type UndoHost = ReturnType<typeof createUndoHost>;
