/** Saving many rows: what is asked, how far it is, what became of each row (rules 4, 7, 9). */

/** A state that comes along with a new product; unit EACH and baseline 1 are given (rules 9). */
export interface NewState {
  readonly state: string;
  readonly reporting: { readonly uom: string; readonly baseline: number } | null;
  readonly size: {
    readonly width: number | null;
    readonly height: number | null;
    readonly depth: number | null;
  } | null;
}

/** The notional product of a row: one that exists, with the name it was asked for by, or a name that is to be made. */
export type NewNotional =
  { readonly id: string; readonly name?: string } | { readonly name: string } | null;

export interface NewRow {
  /** Number of the row in the sheet. */
  readonly row: number;
  /** The row's number in its file, where it came from one. */
  readonly line?: string;
  /** Its product was made by an earlier saving: only these parts are left to send. */
  readonly begun?: { readonly id: string; readonly missing: readonly Part[] };
  /** Keys and values of POST /api/products/bulk but `account_id` and the notional product. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly notional: NewNotional;
  readonly state: NewState | null;
  /** Ids of zones that it is to be in. */
  readonly zones: readonly string[];
}

export interface ChangedRow {
  readonly row: number;
  readonly id: string;
  /** For lists of results: as they read after the change. */
  readonly shown: Readonly<Record<string, string>>;
  /** Only the keys that change, before and after. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly zones: { readonly add: readonly string[]; readonly remove: readonly string[] };
  /** Zones it is in, as far as known: what archiving takes it out of, undoing brings it back to (rules 4). */
  readonly leaves?: readonly string[];
}

/** What has been done of a row, and what failed: a product without its state is no orphan that nobody knows of. */
export type Part = 'record' | 'product' | 'notional' | 'state' | 'zones';

export interface RowResult {
  readonly row: number;
  /** Of the product, as soon as it is known. */
  readonly id: string | null;
  /**
   * `saved`: all of it. `partly`: the product is there, something with it failed. `failed`: nothing of it is there.
   * `unsent`: it was stopped before its turn. `unknown`: sent, no answer, and the check could not be asked.
   */
  readonly type: 'saved' | 'partly' | 'failed' | 'unsent' | 'unknown';
  /** What failed, in the platform's words or the catalogue's. */
  readonly faults: readonly PartFault[];
}

export interface PartFault {
  readonly part: Part;
  readonly reason: string;
  /** The platform refused a value: as it is it is not sent again. */
  readonly isRefused?: true;
  /** Key of the value, where the platform named it. */
  readonly field?: string;
}

/**
 * Why it came to a halt with rows unsent. `stopped`: the person said so. `signedOut`: the session has ended.
 * `offline`: nobody answers. `busy`: the platform asks for too long a pause. `elsewhere`: another tab is at it.
 */
export type Halt = 'stopped' | 'signedOut' | 'offline' | 'busy' | 'elsewhere';

export interface SaveProgress {
  readonly isRunning: boolean;
  readonly total: number;
  readonly done: number;
  readonly saved: number;
  readonly failed: number;
  /** Of those that failed: rows of which another try would send nothing, since their values were refused. */
  readonly refused: number;
  /** Rows a second, of the last ten seconds; null before anything is known. */
  readonly rate: number | null;
  readonly secondsLeft: number | null;
  readonly halt?: Halt;
  /** False where the browser keeps no journal: a closed page would not know how far it was. */
  readonly isKept?: boolean;
}

/** One saving, from its start to its end and its second tries. */
export interface SaveRun {
  /** Names the run in the journal. */
  readonly id: string;
  readonly progress: () => SaveProgress;
  /** By row; those that have an outcome. */
  readonly results: () => ReadonlyMap<number, RowResult>;
  /** Lets what is under way finish, and sends no more. */
  readonly stop: () => void;
  /** Sends again what failed, what was not sent and what is not known: nothing that is there already. */
  readonly retry: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Settles when nothing is under way any more. */
  readonly ended: () => Promise<void>;
}
