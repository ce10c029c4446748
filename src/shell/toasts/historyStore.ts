/** The messages of this tab, so that a message that disappeared too soon can be read again (WCAG 2.2.1). */
import { forgetKept, readKept, writeKept } from './keptHistory';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Told {
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
const most = 100;

let told: readonly Told[] = [];
/** Owner of the messages; nothing is stored for a reload until the owner is known. */
let owner: string | null = null;
let lastId = 0;
let isOpen = false;
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Stores a message with a new id. */
export const remember = (message: Omit<Told, 'id'>): Told => {
  lastId += 1;
  const numbered = { ...message, id: lastId };
  told = [numbered, ...told].slice(0, most);
  if (owner !== null) writeKept(owner, told);
  changed();
  return numbered;
};
/** Sets the owner: messages from before a reload are restored below the new ones. */
export const openHistoryOf = (person: string): void => {
  if (owner === person) return;
  owner = person;
  told = [...told, ...readKept(person)]
    .slice(0, most)
    .map((message, at, all) => ({ ...message, id: all.length - at }));
  lastId = Math.max(lastId, told.length);
  writeKept(person, told);
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
  told = [];
  owner = null;
  forgetKept();
  isOpen = false;
  changed();
};
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
export const history = (): readonly Told[] => told;
export const isHistoryOpen = (): boolean => isOpen;
