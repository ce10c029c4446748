/** A run that stays in a state set by the test. */
import { vi } from 'vitest';
import type { SaveProgress, SaveRun } from '../../save/types';

export const stillRun = (given: Partial<SaveProgress> = {}) => {
  const progress: SaveProgress = {
    isRunning: false,
    total: 1,
    done: 1,
    saved: 1,
    failed: 0,
    refused: 0,
    rate: null,
    secondsLeft: null,
    isKept: true,
    ...given,
  };
  return {
    id: 'run',
    progress: () => progress,
    results: () => new Map(),
    stop: vi.fn(),
    retry: vi.fn(),
    goOnUnkept: vi.fn(),
    subscribe: () => () => undefined,
    ended: () => Promise.resolve(),
  } satisfies SaveRun;
};
