/** What the grid shows and changes: rows of texts, by number. Plain data and functions without React. */
import type { CellRule } from '../rules/cellRule';
import type { RuleMessage } from '../rules/message';
import type { ColumnSize } from './board/viewport';

export interface GridOption {
  /** The text to write to the cell. */
  readonly value: string;
  readonly label: string;
}

export interface GridColumn extends ColumnSize {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'choice' | 'onOff';
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  /** Uses a monospace font. */
  readonly isCode?: boolean;
  /** Suggestions for the cell editor, loaded when editing starts. Other texts can be typed, too. */
  readonly options?: () => Promise<readonly GridOption[]>;
  readonly rule?: CellRule;
  /** Initial text of a new row. */
  readonly initial?: string;
  /** Display text if it differs from the value: 'true' as 'Archived'. */
  readonly reads?: (text: string) => string;
}

/** A cell, and the text to write to it. */
export interface CellText {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

export interface ColumnState {
  readonly sort?: 'ascending' | 'descending';
  readonly isFiltered?: boolean;
}

/** What a step changed. The grid scrolls to it and announces the count. */
export interface Touched {
  readonly cells: number;
  /** How many of these cells have an error now. */
  readonly faults: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** A mark in a row's header. Its texts are `facings.bulk.outcome.<mark>`. */
export type RowMark =
  | 'none'
  | 'create'
  | 'complete'
  | 'exists'
  | 'duplicate'
  | 'invalid'
  | 'changed'
  | 'saved'
  | 'failed';

/**
 * The data of a grid. A row's number never changes, whatever is shown. Texts are as in a spreadsheet: '' is empty,
 * 'true' and 'false' are on and off.
 */
export interface GridModel {
  readonly columns: readonly GridColumn[];
  /** Numbers of the rows shown, in order; a new array after each change. */
  readonly shown: () => Uint32Array;
  readonly textAt: (row: number, column: number) => string;
  readonly faultAt: (row: number, column: number) => RuleMessage | null;
  /** Whether the cell differs from the loaded text. */
  readonly isChanged: (row: number, column: number) => boolean;
  readonly canEdit: (row: number, column: number) => boolean;
  readonly markOf: (row: number) => RowMark;
  /** Label of a row, independent of filters. By default its number plus one. */
  readonly numberOf?: (row: number) => string;
  readonly isChosen: (row: number) => boolean;
  readonly choose: (rows: ArrayLike<number>, isChosen: boolean) => void;
  /** Increases whenever the chosen rows change; 0 if none were ever chosen. */
  readonly choices: () => number;
  /** One step of the history. Read-only cells and unchanged texts are skipped. */
  readonly set: (cells: readonly CellText[]) => Touched;
  /** Appends rows with the given texts; one step of the history. */
  readonly add: (rows: readonly (readonly string[])[]) => Touched;
  /** Combines all changes in `work` into one step of the history, such as a paste that changes and adds rows. */
  readonly together: (work: () => void) => Touched;
  readonly undo: () => Touched | null;
  readonly redo: () => Touched | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Increases with every change. */
  readonly version: () => number;
}
