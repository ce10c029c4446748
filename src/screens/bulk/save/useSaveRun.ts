import { useSyncExternalStore } from 'react';
import type { SaveProgress, SaveRun } from './types';

/** How far a saving is; draws anew whenever that changes. Its results change with it, in the same map. */
export const useSaveRun = (run: SaveRun): SaveProgress =>
  useSyncExternalStore(run.subscribe, run.progress);
