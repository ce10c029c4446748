/** Sends the rows of a save in units, a few at a time, with a result for each row. */
import { logFault } from '../failures/failures';
import { reasonOf } from '../failures/reason';
import { createStore } from '../util/listeners';
import { inSlices } from '../util/yieldToMain';
import { chunksOf, settleEach } from './calls';
import { createControl } from './control';
import type { KeptRun } from './journal';
import { endOpenRun, readItems } from './keptRuns';
import { holdRun } from './lock';
import { createPace } from './pace';
import {
  clearFailures,
  createResults,
  isComplete,
  isReady,
  newState,
  recordDecision,
  recordOutcome,
  type Item,
} from './rowState';
import type {
  PartSender,
  RowDecision,
  RunPlan,
  SaveProgress,
  SaveRun,
  Sent,
  SentRow,
} from './types';

/** Most of anything that one call carries (rules 9). */
const batchSize = 100;

/** A run that is in the journal already. */
interface ResumedRun<Row> {
  readonly id: string;
  readonly items: readonly Item<Row>[];
  /** Releases the lock that is already held. */
  readonly release: () => void;
}

type Decisions = ReadonlyMap<number, RowDecision>;

/** What a pass begins with. */
interface Start {
  /** Releases the lock that is already held. */
  readonly held?: (() => void) | undefined;
  /** It also sends what was refused, with the same values. */
  readonly isSentAgain?: boolean;
  readonly decisions?: Decisions;
}

export const createRun = <Row extends SentRow>(
  plan: RunPlan<Row>,
  rows: readonly Row[],
  resumed?: ResumedRun<Row>,
): SaveRun => {
  const { journal, replaces, entry, atOnce, batch = batchSize, wait } = plan;
  const end = ({ id, saved }: Pick<KeptRun, 'id' | 'saved'>) =>
    plan.isUndoable && saved > 0
      ? journal.change(id, { saved, phase: 'ended' })
      : journal.forget(id);
  const {
    onStored = async () => replaces !== undefined && endOpenRun(journal, replaces, end),
    onEnd = ({ saved }, id) =>
      items.every(isComplete) ? end({ id, saved }) : journal.change(id, { saved, phase: 'open' }),
  } = plan;
  const id = resumed?.id ?? crypto.randomUUID();
  let items: readonly Item<Row>[] = resumed?.items ?? [];
  const results = createResults();
  let control = createControl(wait);
  let pace = createPace(0);
  let isStored = false;
  let isBegun = resumed !== undefined;
  /** This pass also sends what was refused, with the same values. */
  let isUnchanged = false;
  /** Without any storage the run goes on at once, with a notice; a failure to write is asked about. */
  let isUnkeptFine = !journal.isKept();
  let ending: SaveProgress['ending'];

  const doneCount = () => results.counts.saved + results.counts.failed + results.counts.kept;
  const counted = () => {
    const { saved, failed } = results.counts;
    const [total, done, isKept] = [rows.length, doneCount(), journal.isKept()];
    const secondsLeft = pace.secondsLeft(total - done);
    return { total, done, saved, failed, rate: pace.rate(), secondsLeft, isKept };
  };
  const progress = createStore<SaveProgress>({ isRunning: false, ...counted() });
  const update = (next: Partial<SaveProgress> = {}) =>
    progress.set({ ...progress.get(), ...counted(), ...next });

  const store = (some: readonly Item<Row>[]) => journal.note(id, items, some);

  /** Stores the rows before any is sent; resolves to false if this fails. */
  const storeRows = async (): Promise<boolean> => {
    if (isStored) return true;
    if (!isUnkeptFine) await journal.reopen();
    if (!isBegun) {
      await journal.begin({ ...entry, id }, items);
      await onStored(rows, replaces);
    }
    isStored = isUnkeptFine || journal.isKept();
    return isStored;
  };

  const sendPart = async ({ part, send }: PartSender<Row>, unit: readonly Item<Row>[]) => {
    const ready = unit.filter((item) => isReady(item, part));
    if (ready.length === 0) return;
    const doubtful = new Set(ready.filter(({ state }) => state.sending === part));
    for (const { state } of ready) state.sending = part;
    await store(ready);
    const isDoubtful = (item: Item<Row>) => doubtful.has(item);
    const outcomes = await send({ items: ready, isDoubtful, control });
    for (const [at, item] of ready.entries()) {
      const outcome = outcomes[at];
      if (outcome) recordOutcome(item, part, outcome);
    }
  };

  const sendUnit = async (unit: readonly Item<Row>[]) => {
    // The preparation may have failed some.
    const open = unit.filter(({ state }) => state.faults.every(({ isRefused }) => isRefused));
    try {
      for (const sender of plan.senders) await sendPart(sender, open);
    } catch (error) {
      // A bug in the console: reported at the rows, too, since their progress is unknown.
      logFault(error);
      const reason = reasonOf(error);
      for (const item of open.filter((unfinished) => !isComplete(unfinished))) {
        const part = item.state.sending ?? item.parts[0] ?? '';
        recordOutcome(item, part, { type: 'unknown', reason });
      }
    }
    // Not awaited: later writes follow in order, and if it fails, the rows are checked before a retry.
    void store(unit);
    unit.forEach(results.record);
    pace.note(doneCount());
    update();
  };

  /** Unfinished rows, without their failures. */
  const openItems = async (): Promise<readonly Item<Row>[]> => {
    if (items.length === 0) {
      const planned: Item<Row>[] = [];
      await inSlices(rows, (row, index) => {
        const { parts, state } = plan.itemOf(row);
        planned.push({ index, row, parts, state: newState(row.row, state) });
      });
      items = planned;
    }
    const open: Item<Row>[] = [];
    await inSlices(items, (item) => {
      if (isComplete(item)) {
        results.record(item);
        return;
      }
      clearFailures(item, isUnchanged);
      open.push(item);
    });
    pace = createPace(doneCount());
    return open;
  };

  const send = async (open: readonly Item<Row>[]) => {
    if (!(await storeRows())) {
      control.halt('unkept');
      return;
    }
    await plan.prepare?.(open, control);
    if (control.halted() !== null) return;
    const { signal } = control;
    const isLast = ({ row }: Item<Row>) => plan.isLast?.(row) ?? false;
    for (const some of [open.filter((item) => !isLast(item)), open.filter(isLast)])
      await settleEach({ items: chunksOf(some, batch), work: sendUnit, atOnce, signal });
  };

  const phaseNow = async () => (await journal.runs()).find((run) => run.id === id)?.phase;
  const isLeft = (phase: KeptRun['phase'] | undefined) => phase !== undefined && phase !== 'undone';

  /** Reads what another tab has done since the last pass; false if it has ended or undone the run. */
  const catchUp = async (): Promise<boolean> => {
    if (!isStored || !journal.isKept()) return true;
    const phase = await phaseNow();
    if (isLeft(phase)) items = await readItems<Row>(journal, id);
    // A journal that cannot be read any more says nothing.
    else if (journal.isKept()) ending = phase === 'undone' ? 'undone' : 'ended';
    return isLeft(phase);
  };

  const pass = async (isHeld: boolean, decisions: Decisions) => {
    const canSend = isHeld && (await catchUp());
    const decided = items.filter(({ state: { row } }) => decisions.has(row));
    for (const item of decided) recordDecision(item, decisions.get(item.state.row) ?? {});
    const open = await openItems();
    try {
      // A page that is closed before they are sent does not ask again.
      if (canSend) await store(decided);
      if (canSend) await send(open);
      else control.halt('elsewhere');
    } finally {
      await inSlices(open, (item) => {
        if (!results.byRow.has(item.state.row)) results.record(item);
      });
      const isUnsent = results.counts.unsent > 0;
      update({ halt: control.halted() ?? (isUnsent ? 'stopped' : undefined), ending });
      if (canSend) {
        await onEnd(progress.get(), id);
        // Nothing was left of it, but a row may be sent again.
        if (journal.isKept()) isStored = isBegun = isLeft(await phaseNow());
      }
    }
  };

  const run = async ({ held, decisions = new Map() }: Start) => {
    const release = held ?? (await holdRun(id));
    try {
      await pass(release !== null, decisions);
    } finally {
      release?.();
    }
  };

  let ended: Promise<void> = Promise.resolve();
  const start = (options: Start = {}) => {
    if (progress.get().isRunning) return;
    isUnchanged = options.isSentAgain ?? false;
    results.clearUnsaved();
    control = createControl(wait);
    update({ isRunning: true, isStopping: false, halt: undefined });
    ended = run(options)
      .catch(logFault)
      .then(() => {
        update({ isRunning: false, isStopping: false });
      });
  };

  start({ held: resumed?.release });
  return {
    id,
    progress: progress.get,
    results: () => results.byRow,
    stop: () => {
      control.stop();
      update({ isStopping: true });
    },
    retry: () => start(),
    sendAgain: () => start({ isSentAgain: true }),
    decide: (decisions) => start({ decisions }),
    goOnUnkept: () => {
      isUnkeptFine = true;
      start();
    },
    lookAgain: async () => {
      if (progress.get().isRunning) return;
      const release = await holdRun(id);
      try {
        const isHere = release !== null && (await catchUp());
        await inSlices(items, results.record);
        update(isHere ? {} : { halt: 'elsewhere', ending });
      } finally {
        release?.();
      }
    },
    subscribe: progress.subscribe,
    ended: () => ended,
  };
};

/** Continues a run of a closed page with its rows. Resolves to null if another tab is already working on it. */
export const resumeRun = async <Row extends SentRow>(
  plan: RunPlan<Row>,
  { id, of }: KeptRun,
): Promise<Sent<Row> | null> => {
  const release = await holdRun(id);
  if (!release) return null;
  try {
    const items = await readItems<Row>(plan.journal, id);
    const rows = items.map(({ row }) => row);
    const run = createRun(plan, rows, { id, items, release });
    return { of: of === undefined ? 'rest' : 'undo', rows, run };
  } catch (error) {
    release();
    throw error;
  }
};
