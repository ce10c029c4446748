import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ExistingRecord } from '../../../../../dataProvider/calls/bulk';
import { chunksOf, createLimiter, usualCalls } from '../../../../lib/batches/calls';
import { pause } from '../../../../lib/batches/control';
import type { Entries } from '../../../../lib/grid/entries/types';
import type { LoadedRecord } from '../../columns/recordTexts';
import { createStore } from '../../../../lib/util/listeners';
import { inSlices } from '../../../../lib/util/yieldToMain';
import { plainKey } from '../../../../lib/text/plainText';
import { isAbort } from '../../../../lib/failures/failures';
import { beginReadingAll, usualBlock } from './recordsOfKeys';
import type { AskKeys } from './rememberKeys';

/**
 * Checks which rows' keys exist on the platform (POST /api/products/check). Each key is checked once, in concurrent
 * blocks, while the user continues. Unknown keys never count as new: saving waits.
 */
type KeyCheckState =
  /** All keys of rows to create are known to be new. */
  | { readonly type: 'known' }
  | { readonly type: 'asking'; readonly done: number; readonly total: number }
  | { readonly type: 'failed'; readonly error: unknown; readonly missing: number };

interface KeyCheckOptions {
  readonly entries: Entries;
  readonly ask: AskKeys;
  /** How many keys are asked for at once, to tell early whether most rows exist; where all take longer than some. */
  readonly sample?: number;
  /** Called if most rows seem to exist. */
  readonly onMost?: () => void;
  /** Called before keys of the sheet count as existing. */
  readonly onFound?: (entries: Entries) => Promise<void>;
  /** Keys per request. */
  readonly block?: number;
  readonly atOnce?: number;
}

/** Milliseconds without a change before the rows are read. */
const wait = 500;
/** Milliseconds before they are read first, so that new rows are drawn, and maybe reviewed, before. */
const firstWait = 200;
/** Milliseconds in which answers are collected: each time they are shown, the sheet is counted and drawn again. */
const showWait = 250;

interface Answer {
  readonly keys: readonly string[];
  readonly records: readonly ExistingRecord[];
}

export const createKeyChecks = ({
  entries,
  ask,
  sample = 0,
  onMost,
  onFound,
  block = usualBlock,
  atOnce = usualCalls,
}: KeyCheckOptions) => {
  /** By their compared form: keys with an answer, with a call under way or with a failed one. */
  const requested = new Set<string>();
  let failed: readonly string[] = [];
  let error: unknown;
  /** Keys that were answered, and all that were asked since everything was known. */
  let [done, total] = [0, 0];
  /** Answers that are not shown yet. */
  let answers: readonly Answer[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The sheet changes by an answer, which gives no row another key. */
  let isLearning = false;
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

  const fail = (keys: readonly string[], reason: unknown) => {
    error = reason;
    failed = [...failed, ...keys];
  };

  /** Gives the sheet what is known by now. */
  const show = async (until: AbortController) => {
    const isEnded = () => until.signal.aborted;
    clearTimeout(timer);
    timer = undefined;
    const some = answers;
    answers = [];
    const ids = new Map(
      some.flatMap(({ records }) => records.map(({ key, id }) => [key, id] as const)),
    );
    try {
      if (ids.size > 0) await onFound?.(entries);
      if (isEnded()) return;
      isLearning = true;
      if (ids.size > 0) entries.learnExisting(ids);
    } catch (reason) {
      if (isEnded()) return;
      fail(
        some.flatMap(({ keys }) => keys),
        reason,
      );
    } finally {
      isLearning = false;
    }
    done += some.reduce((sum, { keys }) => sum + keys.length, 0);
    update();
  };

  const askBlock = async (keys: readonly string[], until: AbortController) => {
    const isEnded = () => until.signal.aborted;
    if (isEnded()) return;
    try {
      const records = await ask(keys);
      if (isEnded()) return;
      answers = [...answers, { keys, records }];
    } catch (reason) {
      if (isEnded()) return;
      fail(keys, reason);
      done += keys.length;
      update();
    }
    const answered = answers.reduce((sum, { keys: { length } }) => sum + length, 0);
    if (done + answered === total) await show(until);
    else timer ??= setTimeout(() => void show(until), showWait);
  };

  const keyAt = (row: number): string => entries.textAt(row, entries.keyColumn).trim();

  /** Whether most rows to create exist, by some that are spread over the sheet. */
  const mostExist = async (): Promise<boolean> => {
    const rows = entries.rowsOf('create');
    const step = Math.max(1, Math.ceil(rows.length / sample));
    const keys = Array.from(
      rows.filter((_, at) => at % step === 0),
      keyAt,
    );
    const some = keys.filter((key) => key !== '');
    if (some.length === 0) return false;
    // The check asks again, and reports it.
    const records = await ask(some).catch(() => []);
    return records.length > some.length / 2;
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
    const abort = new AbortController();
    reading = abort;
    update();
    await pause(delay, abort.signal);
    if (abort.signal.aborted) return;
    const keys = new Map<string, string>();
    try {
      await inSlices(
        entries.rowsOf('create'),
        (row) => {
          const text = keyAt(row);
          const key = plainKey(text);
          if (key !== '' && !requested.has(key) && !keys.has(key)) keys.set(key, text);
        },
        abort.signal,
      );
    } catch (reason) {
      if (isAbort(reason)) return;
      throw reason;
    }
    for (const key of keys.keys()) requested.add(key);
    reading = null;
    askAll([...keys.values()]);
  };

  /** If most rows exist, an update is likelier than a review of new rows, so nothing waits. */
  const hurry = async (until: AbortController) => {
    if (!(await mostExist()) || until.signal.aborted) return;
    void read(0);
    onMost?.();
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
        if (!isLearning) void read(wait);
      });
      void read(firstWait);
      if (sample > 0) void hurry(end);
      return () => {
        release();
        reading?.abort();
        reading = null;
        end.abort();
        clearTimeout(timer);
        timer = undefined;
        answers = [];
        [done, total] = [0, 0];
        // Requests in progress are repeated when the rows are followed again.
        requested.clear();
        failed = [];
      };
    },
  };
};

export type KeyChecks = ReturnType<typeof createKeyChecks>;

/** How to find the records that exist already. Must be a stable object. */
export interface Existing extends Omit<KeyCheckOptions, 'entries' | 'onMost'> {
  /** All records with their values. The steps of an import share one reading. */
  readonly every: () => Promise<readonly LoadedRecord[]>;
  /** Reads a small number of records by id, where that is faster than reading all. */
  readonly few?: {
    readonly most: number;
    readonly read: (ids: readonly string[]) => Promise<readonly LoadedRecord[]>;
  };
  /** Called when the values are not needed after all. */
  readonly stop?: () => void;
  /** Called after records were created, changed or removed: what was answered before may be wrong. */
  readonly forget?: () => void;
}

/** Null where rows have no key; then only the platform detects duplicates. */
export const useKeyChecks = (
  entries: Entries | null,
  existing: Existing | null,
  loadUpdate: () => Promise<unknown>,
): KeyChecks | null => {
  const checks = useMemo(
    () =>
      entries &&
      existing &&
      createKeyChecks({
        entries,
        ...existing,
        // Records are read while the user looks at the offer to update them.
        onMost: () => {
          void loadUpdate();
          beginReadingAll(existing)(entries.counts().rows);
        },
      }),
    [entries, existing, loadUpdate],
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
