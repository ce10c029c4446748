/** The rows of a bulk tool: typed texts, errors and outcomes (rules 2, 4, 5). */
import type { CellRule } from '../../rules/cellRule';
import type { RuleMessage } from '../../rules/message';
import type { GridColumn } from '../types';
import type { createEntries } from './createEntries';
import type { Matcher } from './matcher';

export type Entries = ReturnType<typeof createEntries>;

/**
 * The outcome of a row. `complete`: its record exists already and lacks a part. `blank`: the row was added and is still
 * empty. `left`: the user excluded it. Its texts are `facings.bulk.outcome.<outcome>`.
 */
export type EntryOutcome =
  | 'create'
  | 'complete'
  | 'exists'
  | 'duplicate'
  | 'invalid'
  | 'blank'
  | 'left';

/** A text of a cell that the platform rejected. */
export interface EntryRefusal {
  readonly row: number;
  readonly column: number;
  /** Columns that were rejected together. The error disappears when one of them changes. */
  readonly of: readonly number[];
  readonly fault: RuleMessage;
}

export interface EntryColumn extends GridColumn {
  readonly rule: CellRule;
}

/** Whether a cell matches a search. */
export type CellTest = (row: number, column: number) => boolean;

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
  readonly faults?: Uint8Array | undefined;
  /** `keyHash` (src/lib/tables/keyHash.ts) of each row's key. Computed if absent. */
  readonly keyHashes?: Uint32Array | undefined;
  /** A faster match than by the cell's text. */
  readonly finder?: (matcher: Matcher) => CellTest;
}

export interface EntryCounts {
  /** Number of rows, without removed ones. */
  readonly rows: number;
  readonly shown: number;
  readonly chosen: number;
  /** Number of rows that differ from the loaded texts. */
  readonly changed: number;
  readonly byOutcome: Readonly<Record<EntryOutcome, number>>;
}

export interface EntryFilter {
  /** Text to find in any cell of the row, ignoring case. */
  readonly search?: string;
  /** Columns to search; all by default. */
  readonly columns?: readonly number[];
  readonly outcome?: EntryOutcome;
  readonly isChangedOnly?: boolean;
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

export interface RowChange extends Hit {
  readonly before: string;
  readonly after: string;
}
