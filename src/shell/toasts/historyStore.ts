/** The messages of this page, so that a message that disappeared too soon can be read again (WCAG 2.2.1). */
import { useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '../../lib/util/listeners';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly severity: Severity;
  readonly title?: string;
  readonly body: string;
  /** `notify(<p>…</p>)`: shown instead of the body. */
  readonly element?: ReactNode;
  /** `notify(…, { autoHideDuration })`, in milliseconds; null until it is closed. */
  readonly time?: number | null;
  /** A button that is offered while the toast is visible. */
  readonly action?: ToastAction;
  /** `notify(…, { group })`: replaces a visible message of the same group. */
  readonly group?: string;
}

/** `notify(…, { action })`: a button in the toast, such as undo. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

/** Maximum number of messages. */
const maxMessages = 100;

const messages = createStore<readonly Message[]>([]);
const isOpen = createStore(false);
let lastId = 0;

/** Keeps a message with a new id. */
export const remember = (message: Omit<Message, 'id'>): Message => {
  lastId += 1;
  const entry = { ...message, id: lastId };
  messages.set([entry, ...messages.get()].slice(0, maxMessages));
  return entry;
};
export const openHistory = (): void => isOpen.set(true);
export const closeHistory = (): void => isOpen.set(false);
/** One person's messages must never be shown to the next. */
export const forgetHistory = (): void => {
  messages.set([]);
  closeHistory();
};
export const useHistory = (): readonly Message[] =>
  useSyncExternalStore(messages.subscribe, messages.get);
export const useIsHistoryOpen = (): boolean => useSyncExternalStore(isOpen.subscribe, isOpen.get);
