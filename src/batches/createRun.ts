/** The engine of all saves: splits rows into units, runs a few at a time, records outcomes by row, retries. */
import { chunksOf, settleEach } from './calls';
import { holdRun } from './lock';
import { createPace } from './pace';
import { logFault } from '../faults/failures';
import { inSlices } from '../schema/yieldToMain';
import { batchSize, newRunId, writeDown, type NewEntry, type RowKind } from './keptRuns';
import { createControl, type Pace, type RunPort } from './control';
import { sendPart, type PartWork, type Tools } from './sendPart';
import { createTally, isOpen, isWhole, tryAgain, type Item } from './rowState';
import type { Halt, SaveProgress, SaveRun, SentRow } from './types';
import { createListeners } from '../schema/listeners';

export interface PassEnd {
  /** Rows of the run that are saved so far. */
  readonly saved: number;
  /** Rows that failed completely or in part, or whose outcome is unknown. */
  readonly failed: number;
  /** All rows are saved. */
  readonly isWhole: boolean;
  /** The run halted before every row was sent. */
  readonly isHalted: boolean;
}

/** A run that is in the journal already and is continued. */
export interface Begun<Row> {
  readonly id: string;
  readonly items: readonly Item<Row>[];
  /** Releases the lock that is already held. */
  readonly held: () => void;
}

interface RunOf<Row> extends Pace, Pick<RunPort, 'journal' | 'say'> {
  /** What the journal says of the run. */
  readonly entry: Pick<NewEntry, 'kind' | 'accountId' | 'of' | 'place'>;
  readonly kind: RowKind<Row>;
  readonly begun?: Begun<Row> | undefined;
  readonly rows: readonly Row[];
  /** The parts of a row, in the order in which they are sent. */
  readonly parts: readonly PartWork<Row>[];
  /** Runs before the units of a pass: rows that it fails are not sent. Rejects if nothing can be sent. */
  readonly prepare?: (items: readonly Item<Row>[], tools: Tools) => Promise<void>;
  /** Called when the rows are stored: ends the runs that this one replaces. */
  readonly onStored?: () => Promise<void>;
  /** Called after each pass; by default a complete run is forgotten, because nothing is left to resume. */
  readonly onEnd?: (pass: PassEnd, id: string) => Promise<void>;
}

export const createRun = <Row extends SentRow>({
  journal,
  say,
  entry,
  kind,
  begun,
  rows,
  parts,
  prepare,
  onStored,
  onEnd = ({ saved, isWhole: isDone }, id) =>
    isDone ? journal.forget(id) : journal.change(id, { saved, phase: 'open' }),
  atOnce = 4,
  batch = batchSize,
  wait,
}: RunOf<Row>): SaveRun => {
  const id = begun?.id ?? newRunId();
  const items: Item<Row>[] = [];
  const tally = createTally(say('facings.saving.notSent'));
  const listeners = createListeners();
  const newControl = () => createControl({ say, ...(wait ? { wait } : {}) });
  let control = newControl();
  let pace = createPace(0);
  let isRunning = false;
  let isBegun = false;
  /** Without any storage the run goes on at once, with a notice; a failure to write is asked about. */
  let isUnkeptFine = !journal.isKept();
  let halt: Halt | undefined;
  let shown: SaveProgress | null = null;

  const changed = () => {
    shown = null;
    listeners.tell();
  };
  const doneCount = () => tally.count('saved') + tally.count('failed');

  const tools: Tools = {
    get control() {
      return control;
    },
    note: async (some) => {
      const places = new Set(some.map(({ index }) => Math.floor(index / batchSize)));
      await Promise.all(
        [...places].map((chunk) =>
          journal.note(
            id,
            chunk,
            items.slice(chunk * batchSize, (chunk + 1) * batchSize).map(({ state }) => state),
          ),
        ),
      );
    },
  };

  const unit = async (some: readonly Item<Row>[]) => {
    const open = some.filter(isOpen);
    try {
      for (const part of parts) await sendPart(part, open, tools);
    } catch (error) {
      // A bug in the console: reported at the rows, since their progress is unknown.
      logFault(error);
      const reason = say('facings.views.failure.unknown');
      for (const { wanted, state } of open.filter((item) => !isWhole(item)))
        state.faults = [...state.faults, { part: state.sending ?? wanted[0] ?? '', reason }];
    }
    // Not awaited: later writes follow in order, and if it fails, the rows are checked before a retry.
    void tools.note(some);
    some.forEach(tally.tell);
    pace.note(doneCount());
    changed();
  };

  /** Unfinished rows, reset for a new attempt. */
  const openItems = async (): Promise<readonly Item<Row>[]> => {
    if (items.length === 0) {
      await inSlices(rows, (row, index) => {
        const item = begun?.items[index] ?? { ...kind(row), index };
        items.push(item);
        if (isWhole(item)) tally.tell(item);
      });
      pace = createPace(doneCount());
    }
    const open: Item<Row>[] = [];
    await inSlices(items, (item) => {
      if (isWhole(item)) return;
      tally.drop(item);
      tryAgain(item);
      open.push(item);
    });
    return open;
  };

  const send = async (open: readonly Item<Row>[]) => {
    if (!isBegun) {
      if (!isUnkeptFine) await journal.reopen();
      if (!begun) {
        await writeDown({ ...entry, id, rows, journal });
        await onStored?.();
      }
      if (!isUnkeptFine && !journal.isKept()) {
        control.halt('unkept');
        return;
      }
    }
    isBegun = true;
    await prepare?.(open, tools);
    if (control.halted() !== null) return;
    const items = chunksOf(open, batch);
    await settleEach({ items, work: unit, atOnce, signal: control.signal });
  };

  const pass = async (given?: () => void) => {
    const release = given ?? (await holdRun(id));
    const open = await openItems();
    try {
      if (release) await send(open);
      else control.halt('elsewhere');
    } finally {
      await inSlices(open, (item) => {
        if (!tally.results.has(item.state.row)) tally.tell(item);
      });
      halt = control.halted() ?? (tally.count('unsent') > 0 ? 'stopped' : undefined);
      const [saved, failed] = [tally.count('saved'), tally.count('failed')];
      const [isWhole, isHalted] = [saved === rows.length, halt !== undefined];
      await onEnd({ saved, failed, isWhole, isHalted }, id);
      release?.();
    }
  };

  let ended: Promise<void> = Promise.resolve();
  const start = (given?: () => void) => {
    tally.again();
    [control, halt, isRunning] = [newControl(), undefined, true];
    pace = createPace(doneCount());
    ended = pass(given)
      .catch(logFault)
      .then(() => {
        isRunning = false;
        changed();
      });
    changed();
  };

  start(begun?.held);
  return {
    id,
    progress: () =>
      (shown ??= {
        isRunning,
        total: rows.length,
        done: doneCount(),
        saved: tally.count('saved'),
        failed: tally.count('failed'),
        rate: pace.rate(),
        secondsLeft: pace.secondsLeft(rows.length - doneCount()),
        isKept: journal.isKept(),
        ...(halt === undefined ? {} : { halt }),
      }),
    results: () => tally.results,
    stop: () => {
      control.stop();
    },
    retry: () => {
      if (!isRunning) start();
    },
    goOnUnkept: () => {
      isUnkeptFine = true;
      if (!isRunning) start();
    },
    subscribe: listeners.subscribe,
    ended: () => ended,
  };
};
