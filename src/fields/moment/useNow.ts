/** The current time, updated every minute by one timer for all cells with relative times. */
import { useSyncExternalStore } from 'react';

const minute = 60_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const tick = () => {
  now = Date.now();
  for (const listener of listeners) listener();
};

/** Updates the time when a suspended tab becomes visible. */
const wake = () => {
  if (document.visibilityState === 'visible') tick();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, minute);
    document.addEventListener('visibilitychange', wake);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
  };
};

const read = (): number => {
  // The timer only runs while there are listeners, so the time may be outdated.
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= minute) now = Date.now();
  return now;
};

/** Milliseconds, at most a minute old. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
