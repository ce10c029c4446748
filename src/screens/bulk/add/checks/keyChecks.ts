import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { chunksOf, createLimiter } from '../../../../lib/batches/calls';
import { pause } from '../../../../lib/batches/control';
import type { Entries } from '../../../../lib/grid/entries/types';
import { createStore } from '../../../../lib/util/listeners';
import { inSlices } from '../../../../lib/util/yieldToMain';
import { plainKey } from '../../../../lib/text/plainText';
import { isAbort } from '../../../../lib/failures/failures';

/**
 * Checks which rows' keys exist on the platform (POST /api/products/check). Each key is checked once, in concurrent
 * blocks, while the user continues. Unknown keys never count as new: saving waits.
 */
type KeyCheckState =
  /** All keys of rows to create are known to be new. */
  | { readonly type: 'known' }
  | { readonly type: 'asking'; readonly done: number; readonly total: number }
  | { readonly type: 'failed'; readonly error: unknown; readonly missing: number };

/**
 * Resolves to the ids of existing records, by key as the platform writes it.
 * @param entries null before the rows are in a sheet
 */
export type AskKeys = (
  keys: readonly string[],
  entries: Entries | null,
) => Promise<ReadonlyMap<string, string>>;

interface KeyCheckOptions {
  readonly entries: Entries;
  readonly ask: AskKeys;
  /** Keys per request. */
  readonly block?: number;
  readonly atOnce?: number;
}

/** Milliseconds without a change before the rows are read. */
const wait = 500;
/** Milliseconds before they are read first, so that the sheet is drawn before. */
const firstWait = 200;

export const createKeyChecks = ({ entries, ask, block = 500, atOnce = 3 }: KeyCheckOptions) => {
  /** By their compared form: keys with an answer, with a call under way or with a failed one. */
  const asked = new Set<string>();
  let failed: readonly string[] = [];
  let error: unknown;
  /** Keys that were answered, and all that were asked since everything was known. */
  let [done, total] = [0, 0];
  const limited = createLimiter(atOnce);
  /** The rows are being read, or will be once they no longer change. */
  let reading: AbortController | null = null;
  let end = new AbortController();
  const state = createStore<KeyCheckState>({ type: 'asking', done: 0, total: 0 });

  const update = () => {
    const isAsking = reading !== null || done < total;
    if (!isAsking) [done, total] = [0, 0];
    state.set(
      isAsking
        ? { type: 'asking', done, total }
        : failed.length > 0
          ? { type: 'failed', error, missing: failed.length }
          : { type: 'known' },
    );
  };

  const askBlock = async (keys: readonly string[], { signal }: AbortController) => {
    const isEnded = () => signal.aborted;
    if (isEnded()) return;
    const found = await ask(keys, entries).catch((reason: unknown) => {
      if (!isEnded()) {
        error = reason;
        failed = [...failed, ...keys];
      }
      return new Map<string, string>();
    });
    if (isEnded()) return;
    if (found.size > 0) entries.learnExisting(found);
    done += keys.length;
    update();
  };

  const askAll = (keys: readonly string[]) => {
    const until = end;
    total += keys.length;
    for (const some of chunksOf(keys, block)) void limited(() => askBlock(some, until));
    update();
  };

  /** Reads the rows to create and asks for new keys; a later change of the rows starts again. */
  const read = async (delay: number) => {
    reading?.abort();
    const own = new AbortController();
    reading = own;
    update();
    await pause(delay, own.signal);
    if (own.signal.aborted) return;
    const keys = new Map<string, string>();
    try {
      await inSlices(
        entries.rowsOf('create'),
        (row) => {
          const text = entries.textAt(row, entries.keyColumn).trim();
          const key = plainKey(text);
          if (key !== '' && !asked.has(key) && !keys.has(key)) keys.set(key, text);
        },
        own.signal,
      );
    } catch (reason) {
      if (isAbort(reason)) return;
      throw reason;
    }
    for (const key of keys.keys()) asked.add(key);
    reading = null;
    askAll([...keys.values()]);
  };

  return {
    state: state.get,
    subscribe: state.subscribe,
    /** Repeats the failed requests. */
    retry: () => {
      const again = failed;
      failed = [];
      askAll(again);
    },
    /** Starts to follow the rows; returns a function that stops. */
    follow: () => {
      end = new AbortController();
      let version = entries.version();
      const release = entries.subscribe(() => {
        if (entries.version() === version) return;
        version = entries.version();
        void read(wait);
      });
      void read(firstWait);
      return () => {
        release();
        reading?.abort();
        reading = null;
        end.abort();
        [done, total] = [0, 0];
        // Requests in progress are repeated when the rows are followed again.
        asked.clear();
        failed = [];
      };
    },
  };
};

export type KeyChecks = ReturnType<typeof createKeyChecks>;

/** How to find the records that exist already. Must be a stable object. */
export type Existing = Pick<KeyCheckOptions, 'ask' | 'block' | 'atOnce'>;

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
