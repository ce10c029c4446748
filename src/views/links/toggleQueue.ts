/**
 * The switches of one record's links. A switch shows what is wanted at once; what is wanted leaves in batches,
 * and a row whose batch fails goes back to what the platform says of it. Nothing that has left is called off.
 */
import type { Batch, LinkEnd, Pair } from './pairs';
import { planBatches } from './planBatches';
import type { SendBatch } from './runBatches';

export interface RowState {
  readonly isOn: boolean;
  /** Its change has not been answered yet. */
  readonly isBusy: boolean;
  /** Why its last change did not come about, until it is changed again. */
  readonly failure?: unknown;
}

/** A burst of changes has come to rest. */
export interface Settled {
  readonly isOn: boolean;
  /** Rows that truly changed, compared with what they were when the burst began. */
  readonly n: number;
  /** Those rows; more than `n` where the platform found some of them changed already. */
  readonly rows: readonly string[];
  /** Turns back exactly those; null where the platform found some of them changed already. */
  readonly undo: (() => void) | null;
}

/** Rows that went back to the truth. */
export interface Failed {
  readonly isOn: boolean;
  readonly rows: readonly string[];
  readonly error: unknown;
}

export interface QueueEvents {
  readonly onSettled?: (settled: Settled) => void;
  readonly onFailed?: (failed: Failed) => void;
  /** All is answered; what shows these links elsewhere is out of date. */
  readonly onIdle?: (truth: ReadonlySet<string>) => void;
}

interface QueueOptions {
  /** Which end of a pair a row is, and the id of the record at the other one. */
  readonly end: LinkEnd;
  readonly record: string;
  /** Most additions in a call. */
  readonly batch: number;
  readonly send: SendBatch;
  /** Ids that are joined, by the platform. */
  readonly readTruth: () => Promise<ReadonlySet<string>>;
}

/** Calls under way at one time: what a browser opens to one host over HTTP/1.1. */
const atOnce = 6;

/** Milliseconds that a change waits for others while something is under way; the first leaves at once. */
const gatherMs = 25;

interface Lost {
  readonly rows: readonly string[];
  readonly isOn: boolean;
  readonly error: unknown;
}

export const createToggleQueue = ({ end, record, batch: size, send, readTruth }: QueueOptions) => {
  let truth: Set<string> | undefined;
  /** What the person asked for, while it is not the truth. */
  const wanted = new Map<string, boolean>();
  /** What has left for each row and is not answered. */
  const sending = new Map<string, boolean>();
  const failures = new Map<string, unknown>();
  /** What each row that was sent in this burst was before. */
  const before = new Map<string, boolean>();
  /** Links that the platform found changed already, by what was asked. */
  const already = { on: 0, off: 0 };
  let lost: Lost[] = [];
  let isReading = false;
  let flying = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let events: QueueEvents = {};
  let view = {};
  const listeners = new Set<() => void>();

  const rowOf = (pair: Pair): string => pair[end];
  const pairFor = (row: string): Pair =>
    end === 'zone' ? { zone: row, product: record } : { zone: record, product: row };
  const shown = (row: string): boolean => wanted.get(row) ?? truth?.has(row) ?? false;
  const setTruth = (row: string, isOn: boolean): void => {
    if (isOn) truth?.add(row);
    else truth?.delete(row);
  };

  const tell = (): void => {
    view = {};
    for (const listener of listeners) listener();
  };

  /** Changes that can leave now: a row that is under way waits for its own answer. */
  const waiting = () =>
    [...wanted].flatMap(([row, isOn]) => (sending.has(row) ? [] : [{ ...pairFor(row), isOn }]));

  const settle = (): void => {
    if (flying > 0 || isReading || wanted.size > 0 || before.size === 0 || !truth) return;
    const changed = [...before].filter(([row, was]) => shown(row) !== was);
    const found = { ...already };
    before.clear();
    Object.assign(already, { on: 0, off: 0 });
    events.onIdle?.(new Set(truth));
    for (const isOn of [true, false]) {
      const rows = changed.flatMap(([row, was]) => (was === isOn ? [] : [row]));
      const known = isOn ? found.on : found.off;
      const n = rows.length - known;
      if (n <= 0) continue;
      const undo = (): void => {
        change(
          rows.filter((row) => shown(row) === isOn),
          !isOn,
        );
      };
      events.onSettled?.({ isOn, n, rows, undo: known === 0 ? undo : null });
    }
  };

  /** A row whose wish is the truth wishes for nothing any more. */
  const answered = (rows: readonly string[]): void => {
    for (const row of rows) {
      sending.delete(row);
      if (wanted.get(row) === truth?.has(row)) wanted.delete(row);
    }
  };

  /** A failed batch may have happened after all, or in part: the platform is asked what is so now. */
  const readLost = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    while (lost.length > 0) {
      const taken = lost;
      lost = [];
      // Where even this is not answered, the last known truth stands.
      const now = await readTruth().catch(() => undefined);
      for (const { rows, isOn, error } of taken) {
        if (now) for (const row of rows) setTruth(row, now.has(row));
        const failed = rows.filter((row) => truth?.has(row) !== isOn && shown(row) === isOn);
        for (const row of failed) {
          wanted.delete(row);
          failures.set(row, error);
        }
        answered(rows);
        if (failed.length > 0) events.onFailed?.({ isOn, rows: failed, error });
      }
    }
    isReading = false;
    flush();
  };

  const launch = async ({ isOn, pairs }: Batch): Promise<void> => {
    const rows = pairs.map(rowOf);
    flying += 1;
    for (const row of rows) {
      sending.set(row, isOn);
      if (!before.has(row)) before.set(row, !isOn);
    }
    try {
      const { affected } = await send({ isOn, pairs });
      already[isOn ? 'on' : 'off'] += Math.max(0, rows.length - (affected ?? rows.length));
      for (const row of rows) setTruth(row, isOn);
      answered(rows);
    } catch (error) {
      lost.push({ rows, isOn, error });
    }
    flying -= 1;
    if (lost.length > 0) void readLost();
    flush();
  };

  /** Lets leave what waits, as far as there is room; the rest leaves with the next answer. */
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
    const batches = planBatches(waiting(), size).slice(0, atOnce - flying);
    for (const batch of batches) void launch(batch);
    tell();
    settle();
  };

  const schedule = (): void => {
    if (flying > 0) timer ??= setTimeout(flush, gatherMs);
    else if (!isDue) {
      // What is turned in the same moment (a whole page) leaves together.
      isDue = true;
      queueMicrotask(flush);
    }
  };

  const change = (rows: readonly string[], isOn: boolean): void => {
    if (!truth) return;
    for (const row of rows) {
      failures.delete(row);
      if (truth.has(row) === isOn && !sending.has(row)) wanted.delete(row);
      else wanted.set(row, isOn);
    }
    schedule();
    tell();
  };

  return {
    /** What the platform says is joined. Ours is newer while something of ours is not answered. */
    load: (ids: ReadonlySet<string>): void => {
      if (truth && (wanted.size > 0 || sending.size > 0 || isReading)) return;
      truth = new Set(ids);
      tell();
    },
    change,
    /** Who is told from now on. */
    hear: (own: QueueEvents): void => {
      events = own;
    },
    /** Undefined while the truth has not been told. */
    stateOf: (row: string): RowState | undefined => {
      if (!truth) return undefined;
      const isBusy = wanted.has(row) || sending.has(row);
      const state = { isOn: shown(row), isBusy };
      return failures.has(row) ? { ...state, failure: failures.get(row) } : state;
    },
    /** Ids of the rows that are shown as on. */
    joined: (): ReadonlySet<string> | undefined => {
      if (!truth) return undefined;
      const ids = new Set(truth);
      for (const [row, isOn] of wanted)
        if (isOn) ids.add(row);
        else ids.delete(row);
      return ids;
    },
    isIdle: (): boolean => flying === 0 && !isReading && wanted.size === 0,
    /** Another object whenever something has changed. */
    view: (): object => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export type ToggleQueue = ReturnType<typeof createToggleQueue>;
