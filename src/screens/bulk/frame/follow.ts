import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { pause } from '../../../lib/batches/control';
import { isAbort, logFault } from '../../../lib/failures/failures';

interface Watched {
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
}

const nothing: Watched = { subscribe: () => () => undefined, version: () => 0 };

/** Re-renders on every change of an external store; the store may be null. */
export const useVersion = (watched: Watched | null): number => {
  const { subscribe, version } = watched ?? nothing;
  return useSyncExternalStore(subscribe, version);
};

/** A task that runs by itself. */
export interface Running {
  readonly retry: () => void;
  /** Aborts the current task without rendering again; `retry` runs it again. */
  readonly stop: () => void;
}

interface Done<T> extends Running {
  /** The last result, which may be of an earlier task. */
  readonly value: T | undefined;
  /** Whether the current task succeeded. */
  readonly isCurrent: boolean;
  /** Why the current task failed; null if it did not. */
  readonly error: unknown;
}

/**
 * Runs a task, and aborts it if another one follows or the component is gone. A task must be a stable function.
 * @param report receives failures that the caller does not show
 */
export const useTask = <T>(
  task: ((signal: AbortSignal) => Promise<T>) | null,
  report: ((error: unknown) => void) | null = logFault,
): Done<T> => {
  const [done, setDone] = useState<{ of: unknown; value?: T; error: unknown }>({
    of: undefined,
    error: null,
  });
  const [round, setRound] = useState(0);
  const underway = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!task) return undefined;
    const control = new AbortController();
    underway.current = control;
    const { signal } = control;
    task(signal).then(
      (value) => {
        if (signal.aborted) return;
        // Not urgent: rendered together with a step that follows, not before it.
        startTransition(() => setDone({ of: task, value, error: null }));
      },
      (error: unknown) => {
        if (signal.aborted || isAbort(error)) return;
        report?.(error);
        setDone((before) => ({ ...before, of: task, error }));
      },
    );
    return () => control.abort();
  }, [task, round, report]);
  const isKnown = done.of === task;
  return {
    value: done.value,
    isCurrent: isKnown && done.error === null,
    error: isKnown ? done.error : null,
    retry: useCallback(() => setRound((before) => before + 1), []),
    stop: useCallback(() => underway.current?.abort(), []),
  };
};

/** Milliseconds without a change before rows are looked at. */
const settled = 150;

/** What is found in the rows of a sheet once they no longer change; what was found before until then. */
export const useSettled = <T>(
  rows: Watched,
  find: (signal: AbortSignal) => Promise<T>,
): T | undefined => {
  const version = useVersion(rows);
  const finding = useMemo(
    () => async (signal: AbortSignal) => {
      await pause(settled, signal);
      signal.throwIfAborted();
      return find(signal);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `find` may be a new function in each render
    [rows, version],
  );
  return useTask(finding).value;
};
