/** A run that stays in a state set by the test. */
import { vi } from 'vitest';
import { createListeners } from '../../util/listeners';
import type { SaveProgress, SaveRun } from '../types';

const finished: SaveProgress = {
  isRunning: false,
  total: 1,
  done: 1,
  saved: 1,
  failed: 0,
  rate: null,
  secondsLeft: null,
  isKept: true,
};

/** `go` brings the run into another state. */
export const runAt = (given: Partial<SaveProgress> = {}) => {
  let progress = { ...finished, ...given };
  const listeners = createListeners();
  const go = (next: Partial<SaveProgress>) => {
    progress = { ...progress, ...next };
    listeners.tell();
  };
  const run = {
    id: 'run',
    progress: () => progress,
    results: (): ReturnType<SaveRun['results']> => new Map(),
    stop: vi.fn(() => {
      go({ isStopping: true });
    }),
    retry: vi.fn(() => {
      go({ isStopping: false });
    }),
    sendAgain: vi.fn(),
    decide: vi.fn(),
    goOnUnkept: vi.fn(),
    lookAgain: () => Promise.resolve(),
    subscribe: listeners.subscribe,
    ended: () => Promise.resolve(),
  } satisfies SaveRun;
  return { run, go };
};

export const stillRun = (given: Partial<SaveProgress> = {}) => runAt(given).run;
