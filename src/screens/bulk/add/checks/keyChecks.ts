/**
 * Which rows' keys the platform has already (POST /api/products/check): each key is asked once, in blocks, a few at
 * a time, while the person goes on typing. What is not known is never taken for new: saving waits.
 */
import type { Entries } from '../../../../grid/entriesTypes';
import { breathe, inSlices } from '../../../../spreadsheet/breathe';
import { plainKey } from '../../../../spreadsheet/keyHash';

export type KeyCheckState =
  /** Every key that would be made is known to be new. */
  | { readonly type: 'known' }
  | { readonly type: 'asking'; readonly done: number; readonly total: number }
  | { readonly type: 'failed'; readonly error: unknown; readonly missing: number };

export interface KeyChecks {
  readonly state: () => KeyCheckState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
  /** Begins to follow the rows; returns how to end it. */
  readonly follow: () => () => void;
}

/** Ids of those that exist, by key as the platform writes it. */
export type AskKeys = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

interface Wanted {
  readonly entries: Entries;
  readonly ask: AskKeys;
  /** Keys of one call. */
  readonly block?: number;
  readonly atOnce?: number;
  /** Milliseconds without a change before the rows are looked at. */
  readonly wait?: number;
  /** Milliseconds before they are looked at for the first time. */
  readonly first?: number;
}

export const createKeyChecks = ({
  entries,
  ask,
  block = 500,
  atOnce = 3,
  // The sheet is to be seen first: looking through a hundred thousand rows takes its share of the time.
  wait = 500,
  first = 200,
}: Wanted): KeyChecks => {
  const asked = new Set<string>();
  let waiting: string[] = [];
  let failed: string[] = [];
  let error: unknown;
  let [done, total, underWay] = [0, 0, 0];
  /** The rows have changed since they were looked at. */
  let isStale = true;
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = new AbortController();
  let state: KeyCheckState = { type: 'asking', done: 0, total: 0 };
  const listeners = new Set<() => void>();

  const tell = () => {
    const isAsking = isStale || isLooking || underWay > 0 || waiting.length > 0;
    if (isAsking) state = { type: 'asking', done, total };
    else if (failed.length > 0) state = { type: 'failed', error, missing: failed.length };
    else state = { type: 'known' };
    if (!isAsking) [done, total] = [0, 0];
    listeners.forEach((listener) => {
      listener();
    });
  };

  const send = async (keys: readonly string[]) => {
    const { signal } = end;
    underWay += 1;
    try {
      const found = await ask(keys);
      if (signal.aborted) return;
      if (found.size > 0) entries.learnExisting(found);
    } catch (reason) {
      if (signal.aborted) return;
      error = reason;
      failed.push(...keys);
    } finally {
      if (!signal.aborted) {
        underWay -= 1;
        done += keys.length;
        pump();
      }
    }
  };

  const pump = () => {
    while (underWay < atOnce && waiting.length > 0) {
      const keys = waiting.slice(0, block);
      waiting = waiting.slice(block);
      void send(keys);
    }
    tell();
  };

  const look = async () => {
    // The rows have changed while they were looked at: once more afterwards.
    if (isLooking) {
      lookLater();
      return;
    }
    isLooking = true;
    isStale = false;
    const { signal } = end;
    try {
      await breathe();
      signal.throwIfAborted();
      const rows = entries.toCreate();
      await inSlices(
        rows,
        (row) => {
          const text = entries.textAt(row, entries.keyColumn).trim();
          const key = plainKey(text);
          if (key === '' || asked.has(key)) return;
          asked.add(key);
          waiting.push(text);
          total += 1;
        },
        signal,
      );
    } catch (reason) {
      if (!signal.aborted) throw reason;
      return;
    }
    isLooking = false;
    pump();
  };

  const lookLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), wait);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    retry: () => {
      waiting.push(...failed);
      total += failed.length;
      failed = [];
      pump();
    },
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
        underWay = 0;
        // What was under way is asked again when the rows are followed again.
        asked.clear();
        waiting = [];
        failed = [];
      };
    },
  };
};
