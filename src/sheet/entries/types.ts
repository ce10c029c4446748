/** The rows of a bulk tool: typed texts, errors and outcomes (rules 2, 4, 5). */
import type { CellRule } from '../../schema/rules/cellRule';
import type { RuleMessage } from '../../schema/rules/message';
import type { Matcher } from './matcher';
import type { GridColumn, GridModel, Touched } from '../types';

/**
 * The outcome of a row. `complete`: its record exists already and lacks a part. `blank`: the row was added and is still
 * empty. `left`: the user excluded it. Its texts are `facings.bulk.outcome.<outcome>`.
 */
export type Outcome = 'create' | 'complete' | 'exists' | 'duplicate' | 'invalid' | 'blank' | 'left';

/** A record that an earlier save created for a row and that is still incomplete. */
export interface Begun {
  /** Columns that were already sent: they cannot be edited and have no errors. */
  readonly fixed: readonly number[];
}

/** A text of a cell that the platform rejected. */
export interface Refusal {
  readonly row: number;
  readonly column: number;
  /** Columns that were rejected together. The error disappears when one of them changes. */
  readonly of: readonly number[];
  readonly fault: RuleMessage;
}

export interface EntryColumn extends GridColumn {
  readonly rule: CellRule;
  /** Initial text of a new row. */
  readonly initial?: string;
}

/** The initial texts of rows: from a table, from records, or empty. */
export interface EntryBase {
  readonly rowCount: number;
  readonly textAt: (row: number, column: number) => string;
  /**
   * The error in an unedited cell whose column has another number format than the user's; undefined if the column's
   * rule decides.
   */
  readonly faultAt?: (row: number, column: number) => RuleMessage | null | undefined;
  /** One byte per cell: 1 if its rule finds an error. Computed if absent. */
  readonly faults?: Uint8Array;
  /** `keyHash` (src/spreadsheet/keyHash.ts) of each row's key. Computed if absent. */
  readonly keyHashes?: Uint32Array;
  /** A faster match than by the cell's text. */
  readonly finder?: (matcher: Matcher) => (row: number, column: number) => boolean;
}

export interface EntryCounts {
  /** Number of rows, without removed ones. */
  readonly rows: number;
  readonly shown: number;
  readonly chosen: number;
  /** Number of rows that differ from the loaded texts. */
  readonly changed: number;
  readonly byOutcome: Readonly<Record<Outcome, number>>;
}

export interface EntryFilter {
  /** Text to find in any cell of the row, ignoring case. */
  readonly search?: string;
  /** Columns to search; all by default. */
  readonly columns?: readonly number[];
  readonly outcome?: Outcome;
  readonly isChangedOnly?: boolean;
  /** Only rows with an error in this column. */
  readonly faultIn?: number;
  /** Only rows whose cells in these columns contain a text, ignoring case. '' matches empty cells. */
  readonly cells?: readonly {
    readonly column: number;
    readonly text: string;
    /** The cell must equal the text. */
    readonly isWhole?: boolean;
  }[];
  /** Only rows for which this returns true. */
  readonly where?: (row: number) => boolean;
  /** Sorts by the current texts. A row that changes later keeps its position. */
  readonly sort?: { readonly column: number; readonly isDescending: boolean };
}

export interface FindOptions {
  readonly text: string;
  /** All columns by default. */
  readonly columns?: readonly number[];
  /** All rows shown by default. */
  readonly rows?: ArrayLike<number>;
  readonly isWholeCell?: boolean;
  readonly isCaseSensitive?: boolean;
}

export interface Hit {
  readonly row: number;
  readonly column: number;
}

export interface RowChange {
  readonly row: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

/** A text that was fixed in one row, and the other rows that have it. */
export interface Alike {
  readonly hit: Hit;
  readonly before: string;
  /** The corrected text. */
  readonly text: string;
  readonly rows: Uint32Array;
}

export interface Entries extends GridModel {
  readonly columns: readonly EntryColumn[];
  /** Index of the key column: two rows must not have the same key. */
  readonly keyColumn: number;
  readonly baseText: (row: number, column: number) => string;
  readonly outcomeOf: (row: number) => Outcome;
  /** Id of the existing record with the row's key. */
  readonly existingId: (row: number) => string | null;
  /** The first row with the same key; the row itself if none is earlier. */
  readonly firstLike: (row: number) => number;
  readonly counts: () => EntryCounts;
  /**
   * Rows that start to match appear at once; rows that no longer match stay until the next call. Many rows are checked
   * in slices: `shown` grows and listeners are notified.
   */
  readonly filter: (filter: EntryFilter) => void;
  /** Some rows are not checked yet. */
  readonly isFiltering: () => boolean;
  /** Filters the remaining rows at once, for what concerns all rows shown. */
  readonly finishFiltering: () => void;
  /** Removes or restores rows; one step of the history. */
  readonly remove: (rows: ArrayLike<number>) => Touched;
  /** Excludes or includes rows by the user's choice; one step of the history. */
  readonly leave: (rows: ArrayLike<number>, isLeft: boolean) => Touched;
  /** Records the ids that the platform has for keys (trimmed, as typed). Not a step of the history. */
  readonly learnExisting: (ids: ReadonlyMap<string, string>) => void;
  /**
   * Sets the errors of a column's texts beyond its rule, such as unknown names; null removes an error. Not a step of
   * the history.
   */
  readonly judge: (column: number, faults: ReadonlyMap<string, RuleMessage | null>) => void;
  /**
   * Sets a check that depends on the text alone, beyond the column's rule, such as values that are not offered. It runs
   * for each new text of the column. Rows are checked in slices. Not a step of the history.
   */
  readonly restrict: (
    column: number,
    faultOf: (text: string) => RuleMessage | null,
  ) => Promise<void>;
  /** Sets the incomplete records by id. Rows with their keys complete them. Not a step of the history. */
  readonly begin: (begun: ReadonlyMap<string, Begun>) => void;
  /** Marks cells that the platform rejected, until their text changes. Not a step of the history. */
  readonly refuse: (refusals: readonly Refusal[]) => void;
  /** Removes saved rows permanently and clears the history, so that no undo restores them. */
  readonly conclude: (rows: ArrayLike<number>) => void;
  /** Marks rows 'failed' until they change, or removes the mark. */
  readonly fail: (rows: ArrayLike<number>, isFailed: boolean) => void;
  /** Adds loaded rows below the others (Load more) and returns the number of the first. Keeps the history. */
  readonly append: (base: EntryBase) => number;
  /** The same for very many rows, in slices. Do not read the new rows until it resolves. */
  readonly appendInTurns: (base: EntryBase) => Promise<number>;
  /** Makes the current texts the loaded texts. The rows count as unchanged and are marked 'saved' until they change. */
  readonly settle: (rows: ArrayLike<number>) => void;
  /** Rows with outcome 'create', in order. */
  readonly toCreate: () => Uint32Array;
  /** Rows with outcome 'create' or 'complete'. */
  readonly toSend: () => Uint32Array;
  /** Rows with this outcome, in order. */
  readonly rowsOf: (outcome: Outcome) => Uint32Array;
  readonly changedRows: () => Uint32Array;
  readonly changesOf: (row: number) => readonly RowChange[];
  readonly chosenRows: () => Uint32Array;
  readonly find: (asked: FindOptions) => readonly Hit[];
  /** Replaces every hit; one step of the history. */
  readonly replace: (asked: FindOptions, by: string) => Touched;
  /** Sets the same text in all rows with the same error in this column; one step of the history. */
  readonly fixAlike: (hit: Hit, text: string) => Touched;
  /** Rows to which `fixAlike` would apply the last fix; null if the last step fixed no such cell. */
  readonly alikeFix: () => Alike | null;
  /** Combines all changes in `work` into one step of the history. */
  readonly together: (work: () => void) => Touched;
}
