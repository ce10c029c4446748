import { useSyncExternalStore } from 'react';
import type { SaveProgress, SaveRun } from './types';

/** The progress of a save; re-renders on each change. The results change in the same map. */
export const useSaveRun = (run: SaveRun): SaveProgress =>
  useSyncExternalStore(run.subscribe, run.progress);
