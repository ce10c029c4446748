/** The messages of this tab, so that a message that disappeared too soon can be read again (WCAG 2.2.1). */
import type { ReactNode } from 'react';
import { createListeners } from '../../lib/util/listeners';

/**
 * The messages of a tab in its session storage, so that a reload loses none. Messages never contain keys or
 * passwords. Only the same person can read them, and log-out deletes them.
 */
const key = 'facings-notifications';

type Kept = Omit<Message, 'action' | 'element' | 'time'>;

const severities: ReadonlySet<unknown> = new Set<Severity>(['success', 'info', 'warning', 'error']);

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, severity, title, body } = value as Record<string, unknown>;
  const isTitle = title === undefined || typeof title === 'string';
  return (
    typeof id === 'number' &&
    typeof at === 'number' &&
    severities.has(severity) &&
    isTitle &&
    typeof body === 'string'
  );
};

/** Empty if the stored messages belong to another person or are unreadable. */
const readKept = (owner: string): readonly Kept[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return [];
    const { owner: whose, told } = kept as Record<string, unknown>;
    return whose === owner && Array.isArray(told) ? told.filter(isKept) : [];
  } catch {
    return [];
  }
};

const writeKept = (owner: string, told: readonly Message[]): void => {
  const texts = told.filter(({ element }) => element === undefined);
  const kept = texts.map(({ id, at, severity, title, body }) => ({
    id,
    at,
    severity,
    title,
    body,
  }));
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, told: kept }));
  } catch {
    // Storage is missing or full: the messages last as long as the page.
  }
};

const forgetKept = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // If nothing can be removed, nothing was stored.
  }
};

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly severity: Severity;
  readonly title?: string;
  readonly body: string;
  /** `notify(<p>…</p>)`: shown instead of the body, until a reload. */
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

let messages: readonly Message[] = [];
/** Owner of the messages; nothing is stored for a reload until the owner is known. */
let owner: string | null = null;
let lastId = 0;
let isOpen = false;
const listeners = createListeners();

const changed = () => listeners.tell();

/** Stores a message with a new id. */
export const remember = (message: Omit<Message, 'id'>): Message => {
  lastId += 1;
  const told = { ...message, id: lastId };
  messages = [told, ...messages].slice(0, maxMessages);
  if (owner !== null) writeKept(owner, messages);
  changed();
  return told;
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
