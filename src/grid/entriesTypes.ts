/** The rows of a bulk tool: what is typed, what is wrong with it, what will become of it (rules 2, 4, 5). */
import type { CellRule } from '../schema/rules/cellRule';
import type { RuleMessage } from '../schema/rules/message';
import type { Matcher } from './entries/matcher';
import type { GridColumn, GridModel, Touched } from './types';

/**
 * What will become of a row. `complete`: its record was made before and lacks a part. `blank`: it was added and nothing
 * is typed in it yet. `left`: the person excluded it. Words under `facings.bulk.outcome.<outcome>`.
 */
export type Outcome = 'create' | 'complete' | 'exists' | 'duplicate' | 'invalid' | 'blank' | 'left';

/** A record that an earlier saving made of a row, and that still lacks something. */
export interface Begun {
  /** Columns that were sent already: they can be neither edited nor wrong. */
  readonly fixed: readonly number[];
}

/** A cell's text that the platform refused. */
export interface Refusal {
  readonly row: number;
  readonly column: number;
  /** Columns that were refused together: the fault goes when one of them reads otherwise than it did then. */
  readonly of: readonly number[];
  readonly fault: RuleMessage;
}

export interface EntryColumn extends GridColumn {
  readonly rule: CellRule;
  /** What a new row begins with. */
  readonly initial?: string;
}

/** Where the texts come from that nobody has typed: a table, records, nothing. */
export interface EntryBase {
  readonly rowCount: number;
  readonly textAt: (row: number, column: number) => string;
  /**
   * What is wrong with a cell as long as nobody types in it, where its column writes numbers otherwise than the person
   * does; undefined where the column's rule says it.
   */
  readonly faultAt?: (row: number, column: number) => RuleMessage | null | undefined;
  /** One byte for each cell: 1 where its rule finds a fault. All are asked when absent. */
  readonly faults?: Uint8Array;
  /** `keyHash` (src/spreadsheet/keyHash.ts) of each row's key. Made when absent. */
  readonly keyHashes?: Uint32Array;
  /** A quicker way to ask whether a cell matches than by its text. */
  readonly finder?: (matcher: Matcher) => (row: number, column: number) => boolean;
}

export interface EntryCounts {
  /** Rows there are, those removed not counted. */
  readonly rows: number;
  readonly shown: number;
  readonly chosen: number;
  /** Rows that differ from what was loaded. */
  readonly changed: number;
  readonly byOutcome: Readonly<Record<Outcome, number>>;
}

export interface EntryFilter {
  /** Anywhere in the row, whatever its case. */
  readonly search?: string;
  /** Where it is searched: in all columns when absent. */
  readonly columns?: readonly number[];
  readonly outcome?: Outcome;
  readonly isChangedOnly?: boolean;
  /** Only rows whose cell of this column holds a fault. */
  readonly faultIn?: number;
  /** Only rows whose cells of these columns hold a text, whatever its case; '' is: nothing. */
  readonly cells?: readonly {
    readonly column: number;
    readonly text: string;
    /** The cell holds nothing else. */
    readonly isWhole?: boolean;
  }[];
  /** Only rows of which this holds. */
  readonly where?: (row: number) => boolean;
  /** The order as it is when this is asked: a row that is changed keeps its place. */
  readonly sort?: { readonly column: number; readonly isDescending: boolean };
}

export interface FindAsked {
  readonly text: string;
  /** All columns when absent. */
  readonly columns?: readonly number[];
  /** All rows shown when absent. */
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

/** A text that was mended in one row, and rows in which it still stands. */
export interface Alike {
  readonly hit: Hit;
  readonly before: string;
  /** What it was mended to. */
  readonly text: string;
  readonly rows: Uint32Array;
}

/** A change beside the sheet that belongs to a step: zones chosen for rows. */
export interface Alongside {
  readonly undo: () => void;
  readonly redo: () => void;
}

export interface Entries extends GridModel {
  readonly columns: readonly EntryColumn[];
  /** Place of the key's column: no two rows may have the same. */
  readonly keyColumn: number;
  readonly baseText: (row: number, column: number) => string;
  readonly outcomeOf: (row: number) => Outcome;
  /** Id of the record that has the row's key already. */
  readonly existingId: (row: number) => string | null;
  /** The row that has the same key and comes first; the row itself where none does. */
  readonly firstLike: (row: number) => number;
  readonly counts: () => EntryCounts;
  /**
   * What comes to match is in sight at once; what no longer does stays until this is asked anew. Many rows are looked
   * at in slices: `shown` grows, and listeners are told.
   */
  readonly filter: (filter: EntryFilter) => void;
  /** Not all rows are looked at yet. */
  readonly isFiltering: () => boolean;
  /** Takes rows out, or puts them back: one step of the history. */
  readonly remove: (rows: ArrayLike<number>) => Touched;
  /** The person's own choice that a row is not to be made; one step of the history. */
  readonly leave: (rows: ArrayLike<number>, isLeft: boolean) => Touched;
  /** What the platform says of keys (as typed, trimmed): their ids. No step of the history. */
  readonly learnExisting: (ids: ReadonlyMap<string, string>) => void;
  /**
   * What is known of a column's texts beyond their rule, such as names that nothing has: their fault, or null where
   * there is none any more. No step of the history.
   */
  readonly judge: (column: number, faults: ReadonlyMap<string, RuleMessage | null>) => void;
  /**
   * Faults that depend on a text alone, beyond the column's rule: a value that is not offered. It is asked for each
   * text that the column gets from now on. Rows are looked at in slices. No step of the history.
   */
  readonly restrict: (
    column: number,
    faultOf: (text: string) => RuleMessage | null,
  ) => Promise<void>;
  /** Records, by id, that lack something: rows that have their keys complete them. No step of the history. */
  readonly begin: (begun: ReadonlyMap<string, Begun>) => void;
  /** Cells that the platform refused: faulty as long as they read as they did. No step of the history. */
  readonly refuse: (refusals: readonly Refusal[]) => void;
  /** Takes rows out for good: they are saved. The history ends, so that no step brings them back. */
  readonly conclude: (rows: ArrayLike<number>) => void;
  /** Marks rows 'failed' until they are changed, or takes the mark away. */
  readonly fail: (rows: ArrayLike<number>, isFailed: boolean) => void;
  /** More rows of what was loaded, below the others (Load more); the number of the first. Clears no history. */
  readonly append: (base: EntryBase) => number;
  /** The same for very many rows, in turns with the page; until it ends, nothing is to be asked of them. */
  readonly appendInTurns: (base: EntryBase) => Promise<number>;
  /** What is saved is what was loaded from now on; these rows are no longer changed, and marked 'saved' until they are. */
  readonly settle: (rows: ArrayLike<number>) => void;
  /** Rows that would be made: in their order, outcome 'create'. */
  readonly toCreate: () => Uint32Array;
  /** Rows of which something would be sent: outcome 'create' or 'complete'. */
  readonly toSend: () => Uint32Array;
  /** Rows of an outcome, in their order. */
  readonly rowsOf: (outcome: Outcome) => Uint32Array;
  readonly changedRows: () => Uint32Array;
  readonly changesOf: (row: number) => readonly RowChange[];
  readonly chosenRows: () => Uint32Array;
  readonly find: (asked: FindAsked) => readonly Hit[];
  /** Every hit replaced; one step of the history. */
  readonly replace: (asked: FindAsked, by: string) => Touched;
  /** Rows with the same fault in the same column get the same text; one step of the history. */
  readonly fixAlike: (hit: Hit, text: string) => Touched;
  /** Rows to which `fixAlike` would do what the last step did to one cell; null where it mended nothing like that. */
  readonly alikeFix: () => Alike | null;
  /** Whatever is changed within is one step of the history. */
  readonly together: (work: () => void) => Touched;
  /** Has a change that was just made beside the sheet undone and done again with the step (use it in `together`). */
  readonly alongside: (change: Alongside) => void;
}
