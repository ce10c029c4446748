import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { chunksOf } from '../../../../batches/chunksOf';
import { fewAtOnce } from '../../../../batches/fewAtOnce';
import type { Entries } from '../../../../sheet/entries/types';
import { createStore } from '../../../../schema/listeners';
import { yieldToMain, inSlices } from '../../../../spreadsheet/yieldToMain';
import { plainKey } from '../../../../spreadsheet/keyHash';

/**
 * Checks which rows' keys exist on the platform (POST /api/products/check). Each key is checked once, in concurrent
 * blocks, while the user continues. Unknown keys never count as new: saving waits.
 */
type KeyCheckState =
  /** All keys of rows to create are known to be new. */
  | { readonly type: 'known' }
  | { readonly type: 'asking'; readonly done: number; readonly total: number }
  | { readonly type: 'failed'; readonly error: unknown; readonly missing: number };

/** Resolves to the ids of existing records, by key as the platform writes it. */
export type AskKeys = (
  keys: readonly string[],
  entries: Entries,
) => Promise<ReadonlyMap<string, string>>;

interface Wanted {
  readonly entries: Entries;
  readonly ask: AskKeys;
  /** Keys per request. */
  readonly block?: number;
  readonly atOnce?: number;
  /** Milliseconds without a change before the rows are checked. */
  readonly wait?: number;
  /** Milliseconds before the first check. */
  readonly first?: number;
}

export const createKeyChecks = ({
  entries,
  ask,
  block = 500,
  atOnce = 3,
  // Delayed, so that the sheet renders first: reading a hundred thousand rows takes time.
  wait = 500,
  first = 200,
}: Wanted) => {
  const asked = new Set<string>();
  let failed: string[] = [];
  let error: unknown;
  /** Keys that were answered, all that were asked, and those without an answer yet. */
  let [done, total, open] = [0, 0, 0];
  const limited = fewAtOnce(atOnce);
  /** The rows changed since the last check. */
  let isStale = true;
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = new AbortController();
  const state = createStore<KeyCheckState>({ type: 'asking', done: 0, total: 0 });

  const tell = () => {
    const isAsking = isStale || isLooking || open > 0;
    const now = { done, total };
    if (!isAsking) [done, total] = [0, 0];
    if (isAsking) state.set({ type: 'asking', ...now });
    else if (failed.length > 0) state.set({ type: 'failed', error, missing: failed.length });
    else state.set({ type: 'known' });
  };

  const askBlock = async (keys: readonly string[], signal: AbortSignal) => {
    try {
      const found = await ask(keys, entries);
      if (!signal.aborted && found.size > 0) entries.learnExisting(found);
    } catch (reason) {
      if (signal.aborted) return;
      error = reason;
      failed.push(...keys);
    }
    if (signal.aborted) return;
    open -= keys.length;
    done += keys.length;
    tell();
  };

  const send = (keys: readonly string[]) => {
    const { signal } = end;
    open += keys.length;
    total += keys.length;
    for (const some of chunksOf(keys, block))
      void limited(() => (signal.aborted ? Promise.resolve() : askBlock(some, signal)));
    tell();
  };

  const look = async () => {
    // The rows changed during a check: check again afterwards.
    if (isLooking) {
      lookLater();
      return;
    }
    isLooking = true;
    isStale = false;
    const { signal } = end;
    const keys: string[] = [];
    try {
      await yieldToMain();
      signal.throwIfAborted();
      const rows = entries.rowsOf('create');
      await inSlices(
        rows,
        (row) => {
          const text = entries.textAt(row, entries.keyColumn).trim();
          const key = plainKey(text);
          if (key === '' || asked.has(key)) return;
          asked.add(key);
          keys.push(text);
        },
        signal,
      );
    } catch (reason) {
      if (!signal.aborted) throw reason;
      return;
    }
    isLooking = false;
    send(keys);
  };

  const lookLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), wait);
  };

  return {
    state: state.get,
    subscribe: state.subscribe,
    /** Repeats the failed requests. */
    retry: () => {
      const again = failed;
      failed = [];
      send(again);
    },
    /** Starts to follow the rows; returns a function that stops. */
    follow: () => {
      end = new AbortController();
      let version = entries.version();
      const changed = () => {
        if (entries.version() === version) return;
        version = entries.version();
        isStale = true;
        tell();
        lookLater();
      };
      const release = entries.subscribe(changed);
      isStale = true;
      timer = setTimeout(() => void look(), first);
      return () => {
        release();
        clearTimeout(timer);
        end.abort();
        isLooking = false;
        open = 0;
        // Requests in progress are repeated when the rows are followed again.
        asked.clear();
        failed = [];
      };
    },
  };
};

export type KeyChecks = ReturnType<typeof createKeyChecks>;

/** How to find the records that exist already. Must be a stable object. */
export type Existing = Pick<Wanted, 'ask' | 'block' | 'atOnce'>;

/** Null where rows have no key; then only the platform detects duplicates. */
export const useKeyChecks = (
  entries: Entries | null,
  existing: Existing | null,
): KeyChecks | null => {
  const checks = useMemo(
    () => entries && existing && createKeyChecks({ entries, ...existing }),
    [entries, existing],
  );
  useEffect(() => checks?.follow(), [checks]);
  return checks;
};

const nothingToKnow: KeyCheckState = { type: 'known' };
const none = { subscribe: () => () => undefined, state: () => nothingToKnow };

/** The current state of the key check. */
export const useKeyState = (checks: KeyChecks | null): KeyCheckState => {
  const { subscribe, state } = checks ?? none;
  return useSyncExternalStore(subscribe, state);
};
