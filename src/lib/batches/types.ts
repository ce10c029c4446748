/**
 * Sends many rows, and never loses or doubles one. From below:
 *
 * 1. `calls.ts` sends any list of calls, a few at a time. Most callers need nothing else.
 * 2. `sendBatch.ts` sends items in one call, and gives each of them one outcome. If the response is lost, it checks what
 *    exists before it sends again; if the platform is busy, it waits; if items are refused, it sends the others
 *    (`verdict.ts`, `refusedValues.ts`). All batches of a run pause and halt together (`control.ts`).
 * 3. `createRun.ts` sends all rows of a save in units, and one part of them after the other: new products, for example,
 *    then their states. A part is marked as being sent, stored, sent, and stored with its outcome, so that the next
 *    attempt knows what to check (`rowState.ts`). A run can be stopped, retried and resumed.
 * 4. `journal.ts` stores rows before they are sent, and their state before and after each part. `lock.ts` lets one tab at
 *    a time work on a run. `keptRuns.ts` finds the runs of closed pages.
 *
 * No entity is known here. A `RunPlan` says how the rows of a run are read and sent.
 */
import type { Reason } from '../failures/reason';
import type { Control, Wait } from './control';
import type { Journal, NewRun } from './journal';
import type { Item, RowState } from './rowState';
import type { BatchOutcome } from './sendBatch';

/** A row that is sent: a new record, or the change of an existing one. */
export interface SentRow {
  /** Row number in its sheet. */
  readonly row: number;
  /** Line number in the file, if the row came from one. */
  readonly line?: string;
  /** The texts of its cells, by field name; by default those of its values. */
  readonly shown?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Name of a part of a row, so that a product without its state is reported. */
export type RowPart = string;

interface PartBatch<Row> {
  readonly items: readonly Item<Row>[];
  readonly isDoubtful: (item: Item<Row>) => boolean;
  readonly control: Control;
}

/** Sends a part of some rows. */
export interface PartSender<Row> {
  readonly part: RowPart;
  /** Returns the outcomes, in the order of the rows. The id of an outcome becomes that of the row. */
  readonly send: (batch: PartBatch<Row>) => Promise<readonly BatchOutcome[]>;
}

/** What a run needs from the console. */
export interface RunPort {
  readonly journal: Journal;
  /** Maximum number of units in progress. This and the following are the platform's limits, or values for tests. */
  readonly atOnce?: number;
  /** Rows per unit, which are sent in one call for each part. */
  readonly batch?: number;
  readonly wait?: Wait;
}

/** What a run sends, and how. */
export interface RunPlan<Row> extends RunPort {
  /** Id of a run whose rows returned to the sheet that is saved now; that run is no longer resumed. */
  readonly replaces?: string | undefined;
  /** What the journal says of the run. */
  readonly entry: Omit<NewRun, 'id'>;
  /** The parts of a row that are to be sent, and what is known of it before that. */
  readonly itemOf: (row: Row) => Pick<Item<Row>, 'parts'> & { readonly state?: Partial<RowState> };
  /** In the order in which the parts of a row are sent. */
  readonly senders: readonly PartSender<Row>[];
  /** Runs before the units of a pass: rows that it fails are not sent. */
  readonly prepare?: (items: readonly Item<Row>[], control: Control) => Promise<void>;
  /** Rows that are sent when all others have an outcome. */
  readonly isLast?: (row: Row) => boolean;
  /** A complete run stays in the journal; others are removed, because nothing is left to resume. */
  readonly isUndoable?: boolean;
  /** Called when the rows are stored; by default ends the run that this one replaces. */
  readonly onStored?: (rows: readonly Row[], replaces: string | undefined) => Promise<unknown>;
  /** Called after each pass; by default ends a complete run. */
  readonly onEnd?: (progress: SaveProgress, id: string) => Promise<void>;
}

/** A value that someone else changed after the row was read. */
export interface NewerValue {
  readonly value: unknown;
  readonly text: string;
}

/** By key. */
export type NewerValues = Readonly<Record<string, NewerValue>>;

/** For each newer value of a row: ours overwrites it, or theirs is kept. */
export type RowDecision = Readonly<Record<string, 'ours' | 'theirs'>>;

export interface PartFault {
  readonly part: RowPart;
  readonly reason: Reason;
  /** The platform rejected a value: it is not sent again unchanged. */
  readonly isRefused?: true;
  /** The part was sent without an answer, so it may exist. */
  readonly mayExist?: true;
  /** Newer values that the part would overwrite: it is not sent before the user has decided. */
  readonly newer?: NewerValues;
  /** Key of the value, if the platform named it. */
  readonly field?: string;
}

export interface RowResult {
  readonly row: number;
  /** Id of the record, once it is known. */
  readonly id: string | null;
  /**
   * `saved`: everything. `partly`: the record exists, another part failed. `failed`: nothing exists. `unsent`: stopped
   * before it was sent. `unknown`: sent without a response, and the check failed. `kept`: nothing was sent, because the
   * user kept newer values.
   */
  readonly type: 'saved' | 'partly' | 'failed' | 'unsent' | 'unknown' | 'kept';
  /** What failed. */
  readonly faults: readonly PartFault[];
  /** It was sent without an answer, so it may exist. */
  readonly mayExist?: true;
  /** Newer values that the user kept. */
  readonly kept?: NewerValues;
  /** Nothing of it will be sent any more. */
  readonly isEnded?: true;
}

/**
 * Why the run halted with unsent rows. `stopped`: by the user. `signedOut`: the session ended. `offline`: no response.
 * `busy`: the platform asks for too long a pause. `elsewhere`: another tab is working on it. `unkept`: the browser could
 * not store the rows, so that closing the page would lose track of them; nothing was sent yet.
 */
export type Halt = 'stopped' | 'signedOut' | 'offline' | 'busy' | 'elsewhere' | 'unkept';

export interface SaveProgress {
  readonly isRunning: boolean;
  /** Only requests in progress are awaited. */
  readonly isStopping?: boolean;
  readonly total: number;
  readonly done: number;
  readonly saved: number;
  /** Rows that failed completely or in part, or whose outcome is unknown. */
  readonly failed: number;
  /** Rows per second, over the last ten seconds; null until there is data. */
  readonly rate: number | null;
  readonly secondsLeft: number | null;
  readonly halt?: Halt | undefined;
  /** `elsewhere` for good: another tab finished or discarded the run, or undid it. Nothing more is sent here. */
  readonly ending?: 'ended' | 'undone' | undefined;
  /** False without a journal in the browser: closing the page would lose the progress. */
  readonly isKept?: boolean;
}

/** One save from start to end, including retries. */
export interface SaveRun {
  /** Id of the run in the journal. */
  readonly id: string;
  readonly progress: () => SaveProgress;
  /** By row; only rows with an outcome. */
  readonly results: () => ReadonlyMap<number, RowResult>;
  /** Finishes the requests in progress and sends no more. */
  readonly stop: () => void;
  /** Sends failed, unsent and unknown parts again, never parts that exist. */
  readonly retry: () => void;
  /** Sends refused parts again, too, with the same values: what the platform refused may be allowed now. */
  readonly sendAgain: () => void;
  /** Sends rows of which the user decided about newer values, by row number, and what a retry sends. */
  readonly decide: (decisions: ReadonlyMap<number, RowDecision>) => void;
  /** After `unkept`: sends the rows although the browser stores nothing of it. */
  readonly goOnUnkept: () => void;
  /** Reads what another tab has done of the run since, and sends nothing. Does nothing while the run sends. */
  readonly lookAgain: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when no request is in progress. */
  readonly ended: () => Promise<void>;
}

/** A run and its rows as sent. */
export interface Sent<Row extends SentRow = SentRow> {
  /**
   * `sheet`: of the rows in this sheet. `beside`: of the same records, but of nothing in the sheet. `rest`: of a closed
   * page. `undo`: of an earlier change.
   */
  readonly of: 'sheet' | 'beside' | 'rest' | 'undo';
  readonly run: SaveRun;
  readonly rows: readonly Row[];
}
