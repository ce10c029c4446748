/**
 * The queue of one record's switches. A switch shows the requested state at once; changes are sent in batches, and a
 * row of a failed batch returns to the platform's state. A sent call is never canceled.
 */
import type { LinkEnd, Pair } from '../../schema/links';
import { planBatches, type LinkChange } from './planBatches';
import { verdictOf } from '../../lib/batches/verdict';
import { failureOf, PlatformError } from '../../lib/failures/failures';
import { createListeners } from '../../lib/util/listeners';

export interface ToggleState {
  readonly isOn: boolean;
  /** Why the last change failed; cleared by the next change. */
  readonly failure?: unknown;
}

/** A burst of changes that has been confirmed. */
export interface Settled {
  readonly isOn: boolean;
  /** Number of rows that changed, compared with the start of the burst. */
  readonly n: number;
  /** Those rows; more than `n` if the platform reports that some had already changed. */
  readonly rows: readonly string[];
  /** Undoes exactly these changes; null if the platform reports that some had already changed. */
  readonly undo: (() => void) | null;
  /** Present if several rows were switched at once. Single switches may also settle together, while a call is running. */
  readonly isMany?: true;
}

/** Rows that returned to the platform's state. */
export interface FailedToggle {
  readonly isOn: boolean;
  readonly rows: readonly string[];
  readonly error: unknown;
}

export interface QueueEvents {
  readonly onSettled?: (settled: Settled) => void;
  readonly onFailed?: (failed: FailedToggle) => void;
  /** All changes are confirmed; other views of these links are stale. */
  readonly onIdle?: (truth: ReadonlySet<string>) => void;
}

interface QueueOptions {
  /** Position of a row's id in a pair; `record` is the other id. */
  readonly end: LinkEnd;
  readonly record: string;
  /** Maximum number of additions per call. */
  readonly batch: number;
  readonly send: (changes: readonly LinkChange[]) => Promise<{ readonly affected: number | null }>;
  /** Reads the joined ids from the platform. */
  readonly readTruth: () => Promise<ReadonlySet<string>>;
  /** The amount of a row's link, such as its par; 0 if it has none or if that is unknown. */
  readonly amountOf?: (row: string) => number;
}

/** Maximum number of concurrent calls: the connections per host that browsers open over HTTP/1.1. */
const atOnce = 6;

/** Milliseconds to collect changes while a call is running; the first change is sent at once. */
const gatherMs = 25;

interface Lost {
  readonly rows: readonly string[];
  readonly isOn: boolean;
  /** What the platform said of a row alone. */
  readonly rowErrors?: ReadonlyMap<string, PlatformError>;
  readonly error: unknown;
}

/**
 * A refused batch is rejected as a whole. If the platform names the rows that are to blame, the others are sent again
 * without them. Rows that are refused for the same reason share an error.
 */
const refusedOf = (rows: readonly string[], error: unknown): Pick<Lost, 'rows' | 'rowErrors'> => {
  const failure = failureOf(error);
  const verdict = verdictOf(error, { count: rows.length });
  if (!failure || verdict.type !== 'refused' || verdict.named.size === 0) return { rows };
  const byText = new Map<unknown, PlatformError>();
  const rowErrors = new Map<string, PlatformError>();
  for (const [at, { reason }] of verdict.named) {
    const rowError = byText.get(reason) ?? new PlatformError(failure, { text: reason });
    byText.set(reason, rowError);
    rowErrors.set(rows[at] ?? '', rowError);
  }
  return { rows: [...rowErrors.keys()], rowErrors };
};

export const createToggleQueue = ({
  end,
  record,
  batch: size,
  send,
  readTruth,
  amountOf = () => 0,
}: QueueOptions) => {
  let truth: Set<string> | undefined;
  /** Requested states that the platform does not have yet. */
  const requested = new Map<string, boolean>();
  /** Sent states that are not confirmed yet, by row. */
  const sending = new Map<string, boolean>();
  const failures = new Map<string, unknown>();
  /** The state of each sent row before this burst. */
  const before = new Map<string, boolean>();
  /** Number of links that had already changed on the platform, by requested state. */
  const already = { on: 0, off: 0 };
  /** Whether a change of this burst had several rows. */
  let isMany = false;
  /** Amounts of links that were removed here, so that undo restores them. */
  const keptAmounts = new Map<string, number>();
  let lost: Lost[] = [];
  let isReading = false;
  let flying = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let events: QueueEvents = {};
  let view = {};
  const listeners = createListeners();

  const pairFor = (row: string): Pair => (end === 0 ? [row, record] : [record, row]);
  const shown = (row: string): boolean => requested.get(row) ?? truth?.has(row) ?? false;
  const setTruth = (row: string, isOn: boolean): void => {
    if (isOn) truth?.add(row);
    else truth?.delete(row);
  };

  const tell = (): void => {
    view = {};
    listeners.tell();
  };

  /** Changes that can be sent now; a row with a running call waits for its response. */
  const waiting = () =>
    [...requested].flatMap(([row, isOn]): readonly LinkChange[] => {
      if (sending.has(row)) return [];
      // A restored link gets its amount back.
      const amount = keptAmounts.get(row) ?? 0;
      return [{ pair: pairFor(row), isOn, ...(amount > 0 ? { amount } : {}) }];
    });

  const settle = (): void => {
    if (flying > 0 || isReading || requested.size > 0 || before.size === 0 || !truth) return;
    const changed = [...before].filter(([row, was]) => shown(row) !== was);
    const found = { ...already };
    const burst = isMany ? ({ isMany } as const) : {};
    isMany = false;
    before.clear();
    Object.assign(already, { on: 0, off: 0 });
    events.onIdle?.(new Set(truth));
    for (const isOn of [true, false]) {
      const rows = changed.flatMap(([row, was]) => (was === isOn ? [] : [row]));
      const loaded = isOn ? found.on : found.off;
      const n = rows.length - loaded;
      if (n <= 0) continue;
      const undo = (): void =>
        change(
          rows.filter((row) => shown(row) === isOn),
          !isOn,
        );
      events.onSettled?.({ isOn, n, rows, undo: loaded === 0 ? undo : null, ...burst });
    }
  };

  /** Clears requests that the platform has fulfilled. */
  const answered = (rows: readonly string[]): void => {
    for (const row of rows) {
      sending.delete(row);
      if (requested.get(row) === truth?.has(row)) requested.delete(row);
    }
  };

  /** A failed batch may have been executed in part, so the platform's current state is read. */
  const readLost = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    while (lost.length > 0) {
      const taken = lost;
      lost = [];
      // If this fails too, the last known state is kept.
      const now = await readTruth().catch(() => undefined);
      for (const { rows, isOn, error, rowErrors } of taken) {
        if (now) for (const row of rows) setTruth(row, now.has(row));
        const failed = rows.filter((row) => truth?.has(row) !== isOn && shown(row) === isOn);
        for (const row of failed) {
          requested.delete(row);
          failures.set(row, rowErrors?.get(row) ?? error);
        }
        answered(rows);
        const [first, another] = new Set(failed.map((row) => failures.get(row)));
        // Several reasons are in the text of the whole batch.
        if (failed.length > 0)
          events.onFailed?.({ isOn, rows: failed, error: another === undefined ? first : error });
      }
    }
    isReading = false;
    flush();
  };

  const launch = async (changes: readonly LinkChange[]): Promise<void> => {
    const isOn = changes[0]?.isOn === true;
    const rows = changes.map(({ pair }) => pair[end]);
    if (!isOn) for (const row of rows) keptAmounts.set(row, amountOf(row));
    flying += 1;
    for (const row of rows) {
      sending.set(row, isOn);
      if (!before.has(row)) before.set(row, !isOn);
    }
    try {
      const { affected } = await send(changes);
      already[isOn ? 'on' : 'off'] += Math.max(0, rows.length - (affected ?? rows.length));
      for (const row of rows) setTruth(row, isOn);
      answered(rows);
    } catch (error) {
      const refused = isOn ? refusedOf(rows, error) : { rows };
      for (const row of rows) if (!refused.rows.includes(row)) sending.delete(row);
      lost.push({ ...refused, isOn, error });
    }
    // A new amount may have been on its way when the row was switched off.
    for (const row of isOn ? [] : rows) {
      const amount = amountOf(row);
      if (amount > 0) keptAmounts.set(row, amount);
    }
    flying -= 1;
    if (lost.length > 0) void readLost();
    flush();
  };

  /** Sends pending changes up to the limit; the rest follows with the next response. */
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
      // Changes of the same moment (a whole page) are sent together.
      isDue = true;
      queueMicrotask(flush);
    }
  };

  const change = (rows: readonly string[], isOn: boolean): void => {
    if (!truth) return;
    isMany = rows.length > 1 || (isMany && (requested.size > 0 || before.size > 0));
    for (const row of rows) {
      failures.delete(row);
      if (truth.has(row) === isOn && !sending.has(row)) requested.delete(row);
      else requested.set(row, isOn);
    }
    schedule();
    tell();
  };

  return {
    /** Sets the platform's state. Ignored while our own changes are unconfirmed, because those are newer. */
    load: (ids: ReadonlySet<string>): void => {
      if (truth && (requested.size > 0 || sending.size > 0 || isReading)) return;
      truth = new Set(ids);
      tell();
    },
    change,
    setHandlers: (newEvents: QueueEvents): void => {
      events = newEvents;
    },
    /** Undefined until the platform's state is loaded. */
    stateOf: (row: string): ToggleState | undefined => {
      if (!truth) return undefined;
      const isOn = shown(row);
      return failures.has(row) ? { isOn, failure: failures.get(row) } : { isOn };
    },
    /** Ids of the rows that are shown as on; undefined while unknown. */
    joined: (): ReadonlySet<string> | undefined => {
      if (!truth) return undefined;
      const ids = new Set(truth);
      for (const [row, isOn] of requested)
        if (isOn) ids.add(row);
        else ids.delete(row);
      return ids;
    },
    /** The amount that a row's link had when it was last removed here; undefined if it was not. */
    keptAmount: (row: string): number | undefined => keptAmounts.get(row),
    /** A new object after each change, for useSyncExternalStore. */
    view: (): object => view,
    subscribe: listeners.subscribe,
  };
};

export type ToggleQueue = ReturnType<typeof createToggleQueue>;
