/** Description of a cron expression. The code that creates it is loaded once, because a list needs many at once. */
import { useEffect, useSyncExternalStore } from 'react';
import type { describe } from './describe';
import { createListeners } from '../../schema/listeners';

let made: typeof describe | undefined;
let isAsked = false;
const listeners = createListeners();

const load = async (): Promise<void> => {
  if (isAsked) return;
  isAsked = true;
  try {
    made = (await import('./describe')).describe;
    listeners.tell();
  } catch (error) {
    // The expression is shown alone for now; the next cell tries again.
    isAsked = false;
    reportError(error);
  }
};

const subscribe = listeners.subscribe;

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
