/** The messages of this tab, so that a message that disappeared too soon can be read again (WCAG 2.2.1). */
import { forgetKept, readKept, writeKept } from './keptHistory';
import { createListeners } from '../../schema/listeners';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly severity: Severity;
  readonly title?: string;
  readonly body: string;
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

let messages: readonly Message[] = [];
/** Owner of the messages; nothing is stored for a reload until the owner is known. */
let owner: string | null = null;
let lastId = 0;
let isOpen = false;
const listeners = createListeners();

const changed = () => {
  listeners.tell();
};

/** Stores a message with a new id. */
export const remember = (message: Omit<Message, 'id'>): Message => {
  lastId += 1;
  const numbered = { ...message, id: lastId };
  messages = [numbered, ...messages].slice(0, maxMessages);
  if (owner !== null) writeKept(owner, messages);
  changed();
  return numbered;
};
/** Sets the owner: messages from before a reload are restored below the new ones. */
export const openHistoryOf = (person: string): void => {
  if (owner === person) return;
  owner = person;
  messages = [...messages, ...readKept(person)]
    .slice(0, maxMessages)
    .map((message, at, all) => ({ ...message, id: all.length - at }));
  lastId = Math.max(lastId, messages.length);
  writeKept(person, messages);
  changed();
};
export const openHistory = (): void => {
  isOpen = true;
  changed();
};
export const closeHistory = (): void => {
  isOpen = false;
  changed();
};
/** One person's messages must never be shown to the next. */
export const forgetHistory = (): void => {
  messages = [];
  owner = null;
  forgetKept();
  isOpen = false;
  changed();
};
export const subscribe = listeners.subscribe;
export const history = (): readonly Message[] => messages;
export const isHistoryOpen = (): boolean => isOpen;
