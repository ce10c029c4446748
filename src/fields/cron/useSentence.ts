/** The sentence of a cron expression, once what makes sentences is here: a list asks for many at once. */
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
    // The expression stands alone meanwhile; the next cell asks again.
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

/** Null until it is known, and for what is no cron expression. */
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
