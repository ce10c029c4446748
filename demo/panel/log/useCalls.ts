/** The log as it grows. The list is a new one with every call, so that looking costs a comparison. */
import { useState, useSyncExternalStore } from 'react';
import type { SeenCall } from '../../callLog';

/** Milliseconds. */
const everyMs = 400;

const subscribe = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, everyMs);
  return () => clearInterval(timer);
};

/** @returns what is seen now; while paused, what was seen then */
export const useCalls = (calls: () => readonly SeenCall[]) => {
  const live = useSyncExternalStore(subscribe, calls);
  const [held, setHeld] = useState<readonly SeenCall[] | null>(null);
  return {
    calls: held ?? live,
    isPaused: held !== null,
    pause: () => setHeld(live),
    goOn: () => setHeld(null),
    /** Forgets what a pause holds as well. */
    forget: () => setHeld((before) => (before === null ? null : [])),
  };
};
