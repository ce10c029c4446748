/**
 * A bulk session, outside React: rows are edited in a sheet, reviewed and sent, and what is left returns to the sheet
 * (rules 2, Bulk product tools; 4). Adding, importing and editing share it; `BulkWork` says what differs.
 */
import { loadCode } from '../../../lib/failures/code';
import type { KeptRun } from '../../../lib/batches/journal';
import type { ForeignColumn } from '../../../lib/grid/entries/bases';
import type { Entries, EntryFilter, EntryOutcome } from '../../../lib/grid/entries/types';
import { createStore } from '../../../lib/util/listeners';
import type { Table } from '../../../lib/tables/table';
import { keepRun, letGo } from '../../../lib/batches/lock';
import { isAbort, logFault } from '../../../lib/failures/failures';
import { writtenColumns } from '../columns/zonePlan';
import type { BulkWork } from './work';
import type { RowResult, Sent, SentRow } from '../../../lib/batches/types';

export type SessionStep = 'sheet' | 'actions' | 'review' | 'results';

/** A file whose rows are in the sheet. */
export interface Imported {
  /** Number of its first row in the sheet. */
  readonly first: number;
  readonly count: number;
  readonly table: Table;
  /** Row of the table with its first row; the row above has the headers. */
  readonly firstRow: number;
  readonly headerRow: number;
  /** For each column of the sheet, the column of the table. */
  readonly sources: readonly (number | null)[];
  /** The column of the table with the ids of existing records. */
  readonly ids?: number | null;
  /** For each column of the sheet, the file's number format if it differs from the user's. */
  readonly foreign: readonly (ForeignColumn | null)[];
}

/** The rows, and where their labels come from. */
export interface SheetRows {
  readonly entries: Entries;
  /** Files whose rows are in the sheet. */
  readonly imports: readonly Imported[];
  /** Labels of restored rows of an earlier save, which come first. */
  readonly lines: readonly string[];
}

/** The filters and sort order of a sheet's columns. */
export type ColumnView = Pick<EntryFilter, 'cells' | 'sort'>;

/** Which rows of the sheet are shown. */
interface Look {
  readonly search: string;
  readonly outcome: EntryOutcome | null;
  readonly isChangedOnly: boolean;
  readonly view: ColumnView;
}

export const everyRow: Look = { search: '', outcome: null, isChangedOnly: false, view: {} };

export interface BulkState<Row extends SentRow = SentRow> {
  readonly step: SessionStep;
  /** Null until there are rows. */
  readonly sheet: SheetRows | null;
  readonly look: Look;
  /** Number of rows changed by the last bulk action; null once other changes followed. */
  readonly confirmed: number | null;
  /** The rows are being checked with the platform before the review. */
  readonly isChecking: boolean;
  /** Why the check failed; null if it did not. */
  readonly checkError: unknown;
  /** The rows are being prepared to be sent. */
  readonly isPreparing: boolean;
  /** The last run; null until something was sent. */
  readonly sent: Sent<Row> | null;
  /** Why rows could not be saved last time, if their values are not the reason. */
  readonly reasons: ReadonlyMap<number, RowResult>;
}

const noReasons: BulkState['reasons'] = new Map();

const atFirst = {
  step: 'sheet',
  sheet: null,
  look: everyRow,
  confirmed: null,
  isChecking: false,
  checkError: null,
  isPreparing: false,
  sent: null,
  reasons: noReasons,
} as const satisfies BulkState<never>;

/** The code for sending loads on demand. */
const loadSender = () => loadCode(() => import('../../../lib/batches/createRun'));

/** @param work what differs; read when it is needed, because it may change between renders */
export const createBulkSession = <Row extends SentRow>(
  work: () => BulkWork<Row>,
  initial: Partial<BulkState<Row>> = {},
) => {
  const { get, set, subscribe } = createStore<BulkState<Row>>({ ...atFirst, ...initial });
  /** The check or preparation of the current step. */
  let task = new AbortController();
  /** Id of the run whose rows are back in the sheet. */
  let replaces: string | undefined;
  /** The same, while no other tab may continue it: its rows would be created again by the next save. */
  let keptRun: string | undefined;
  let isLeft = false;
  const keep = async () => {
    if (keptRun !== undefined) await keepRun(keptRun);
    if (isLeft) drop();
  };
  const drop = () => {
    if (keptRun !== undefined) letGo(keptRun);
  };

  const change = (next: Partial<BulkState<Row>>) => set({ ...get(), ...next });
  const goTo = (step: SessionStep, rest: Partial<BulkState<Row>> = {}) => {
    task.abort();
    change({ confirmed: null, ...rest, step, isChecking: false, isPreparing: false });
  };
  /** Runs a task that is aborted if the user leaves the step before its end. */
  const inStep = async (
    flag: 'isChecking' | 'isPreparing',
    run: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    task.abort();
    const abort = new AbortController();
    task = abort;
    change({ [flag]: true });
    await run(abort.signal);
    // A later task may have started since.
    if (task === abort) change({ [flag]: false });
  };
  const filter = () => {
    const { sheet, look } = get();
    const { search, outcome, isChangedOnly, view } = look;
    const { hasEffect } = work();
    sheet?.entries.filter({
      ...view,
      ...(search === '' ? {} : { search, columns: writtenColumns(sheet.entries.columns) }),
      ...(outcome === null ? {} : { outcome }),
      ...(isChangedOnly ? { isChangedOnly, ...(hasEffect ? { where: hasEffect } : {}) } : {}),
    });
  };

  /** Shows a run that was started elsewhere. */
  const show = (sent: Sent<Row>) => {
    const { run } = sent;
    goTo('results', { sent });
    let wasRunning = true;
    const follow = () => {
      const { isRunning } = run.progress();
      if (wasRunning && !isRunning) work().onEnd(sent);
      wasRunning = isRunning;
    };
    run.subscribe(follow);
    follow();
    // A save that was requested earlier may start after the page was left.
    if (isLeft) run.stop();
  };

  /**
   * Prepares the rows and sends them; nothing is sent if the user leaves the step before.
   * @param of `beside`: the rows are not those of the sheet, whose own run is still to be replaced
   */
  const save = async (
    prepare: (signal: AbortSignal) => readonly Row[] | Promise<readonly Row[]>,
    of: 'sheet' | 'beside' = 'sheet',
  ): Promise<void> => {
    const { plan, onFailed } = work();
    if (!plan) return;
    await inStep('isPreparing', async (signal) => {
      let at: 'preparing' | 'starting' = 'preparing';
      try {
        const rows = await prepare(signal);
        signal.throwIfAborted();
        if (rows.length === 0) return;
        at = 'starting';
        const [{ createRun }, planned] = await Promise.all([loadSender(), plan()]);
        // Its rows are stored with the new run, which ends it.
        if (of === 'sheet') keptRun = undefined;
        const run = createRun(of === 'sheet' ? { ...planned, replaces } : planned, rows);
        show({ of, run, rows });
      } catch (error) {
        if (!isAbort(error)) onFailed(error, at);
      }
    });
  };

  return {
    state: get,
    subscribe,
    /** Whether leaving would lose rows or requests. */
    isUnsaved: () => get().sent?.run.progress().isRunning === true || work().isUnsaved(get()),
    /** Whether leaving would stop calls whose rest the journal has. */
    isSaving: () => {
      const { isRunning = false, isKept = false } = get().sent?.run.progress() ?? {};
      return isRunning && isKept;
    },
    open: (sheet: SheetRows) => goTo('sheet', { sheet, look: everyRow }),
    look: (next: Partial<Look>) => {
      change({ look: { ...get().look, ...next } });
      if (next.search !== undefined) work().onSearch?.(next.search);
      filter();
    },
    go: (step: SessionStep) => goTo(step),
    /** Returns from bulk actions with the number of changed rows; null if nothing was confirmed. */
    confirm: (confirmed: number | null) => goTo('sheet', { confirmed }),
    /** Opens the review once the rows are checked, unless the user moved to another step. */
    review: async (): Promise<void> => {
      const { check } = work();
      if (!check) {
        goTo('review');
        return;
      }
      change({ checkError: null });
      await inStep('isChecking', async (signal) => {
        try {
          const isFine = await check(signal);
          if (isFine && !signal.aborted) goTo('review');
        } catch (checkError) {
          if (!signal.aborted) change({ checkError });
        }
      });
    },
    save,
    show,
    /** False if another tab is working on the run. */
    resume: async (kept: KeptRun): Promise<boolean> => {
      const [{ resumeRun }, plan] = await Promise.all([loadSender(), work().plan?.(kept)]);
      const resumed = plan ? await resumeRun(plan, kept) : null;
      if (resumed) show(resumed);
      return resumed !== null;
    },
    /** Returns from the results to the sheet, with what another tab has done of the run since. */
    back: async (): Promise<void> => {
      const { sent, sheet } = get();
      if (!sent) return;
      await sent.run.lookAgain().catch(logFault);
      const { isRunning, ending } = sent.run.progress();
      // Rows of an undone run are not what the sheet shows, and those of a run that was continued are being sent.
      if (get().sent !== sent || get().step !== 'results' || isRunning || ending === 'undone')
        return;
      const returned = work().onBack(sent, sheet);
      if (sent.of !== 'beside') replaces = sent.run.id;
      goTo('sheet', {
        reasons: returned.reasons ?? noReasons,
        ...(returned.sheet ? { sheet: returned.sheet, look: everyRow } : {}),
      });
      if (!returned.sheet) return;
      filter();
      drop();
      keptRun = sent.run.id;
      await keep();
    },
    /** The page is left: requests in progress finish, no more are sent; the journal has the rest. */
    leave: () => {
      isLeft = true;
      task.abort();
      get().sent?.run.stop();
      drop();
    },
    /** The page is shown again. */
    attend: () => {
      isLeft = false;
      void keep();
    },
  };
};

export type BulkSession<Row extends SentRow = SentRow> = ReturnType<typeof createBulkSession<Row>>;

/** What steps need of a session, whatever its rows are. */
export type SessionActions = Pick<
  BulkSession,
  'isUnsaved' | 'isSaving' | 'look' | 'go' | 'confirm' | 'review' | 'resume' | 'back'
>;
