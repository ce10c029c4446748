/** What was told in this tab, so that a message which went too fast can be read again (WCAG 2.2.1). */
import { forgetKept, readKept, writeKept } from './keptHistory';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Told {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly severity: Severity;
  readonly title?: string;
  readonly body: string;
  /** What can still be done about it, as long as it is seen. */
  readonly action?: ToastAction;
  /** `notify(…, { group })`: it takes the place of one of the same group that is still shown. */
  readonly group?: string;
}

/** `notify(…, { action })`: a button in the toast, such as one that takes back what was done. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

/** Messages kept; older ones go. */
const most = 100;

let told: readonly Told[] = [];
/** Whose messages these are; nothing is kept over a reload before that is known. */
let owner: string | null = null;
let lastId = 0;
let isOpen = false;
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Gives it its id. */
export const remember = (message: Omit<Told, 'id'>): Told => {
  lastId += 1;
  const numbered = { ...message, id: lastId };
  told = [numbered, ...told].slice(0, most);
  if (owner !== null) writeKept(owner, told);
  changed();
  return numbered;
};
/** The person is known: what was told before a reload is there again, below what has been told since. */
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
/** One person's messages are never the next one's. */
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
