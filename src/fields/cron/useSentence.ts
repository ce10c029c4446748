/** Description of a cron expression. The code that creates it is loaded once, because a list needs many at once. */
import { useEffect, useSyncExternalStore } from 'react';
import type { describe } from './describe';

let made: typeof describe | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

const load = async (): Promise<void> => {
  if (isAsked) return;
  isAsked = true;
  try {
    made = (await import('./describe')).describe;
    for (const listener of listeners) listener();
  } catch (error) {
    // The expression is shown alone for now; the next cell tries again.
    isAsked = false;
    reportError(error);
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const read = () => made;

/** Null until the code is loaded, and for an invalid expression. */
export const useSentence = (
  expression: string | null,
  locale: string,
  isWhole = false,
): string | null => {
  const makeOne = useSyncExternalStore(subscribe, read);
  useEffect(() => {
    void load();
  }, []);
  return expression !== null && makeOne ? makeOne(expression, locale, isWhole) : null;
};
