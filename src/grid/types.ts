/** What the grid draws and changes: rows of text, by number. Pure data and functions, no React. */
import type { RuleMessage } from '../schema/rules/message';

export interface GridOption {
  /** The text that the cell gets. */
  readonly value: string;
  readonly label: string;
}

export interface GridColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'choice' | 'onOff';
  /** In px, at first. */
  readonly width: number;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  /** Stays in sight at the left while the others scroll; pinned columns come first. */
  readonly isPinned?: boolean;
  /** Set in a fixed-width face. */
  readonly isCode?: boolean;
  /** What is offered while a cell is edited, asked for when that begins. Any text may be typed as well. */
  readonly options?: () => Promise<readonly GridOption[]>;
  /** How a text reads where that differs: 'true' as 'Archived'. */
  readonly reads?: (text: string) => string;
}

/** Cells with the texts they are to get, place by place. */
export interface CellTexts {
  readonly rows: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
  readonly texts: readonly string[];
}

/** How a column narrows or orders what is shown. */
export interface ColumnState {
  readonly sort?: 'ascending' | 'descending';
  readonly isFiltered?: boolean;
}

/** What one step changed; the grid brings it into sight and says how much it was. */
export interface Touched {
  readonly cells: number;
  /** Of those, how many hold a fault now. */
  readonly faults: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** A sign at the head of a row; its words under `facings.bulk.outcome.<mark>`. */
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
 * Rows keep their number for ever, whatever is shown. All texts are as a spreadsheet has them: '' is empty,
 * 'true' and 'false' are on and off.
 */
export interface GridModel {
  readonly columns: readonly GridColumn[];
  /** Numbers of the rows in sight, in their order; another array as soon as it changes. */
  readonly shown: () => Uint32Array;
  readonly textAt: (row: number, column: number) => string;
  readonly faultAt: (row: number, column: number) => RuleMessage | null;
  /** Differs from what was loaded. */
  readonly isChanged: (row: number, column: number) => boolean;
  readonly canEdit: (row: number, column: number) => boolean;
  readonly markOf: (row: number) => RowMark;
  /** What a row is called, whatever is shown; counted from 1 by its number when absent. */
  readonly numberOf?: (row: number) => string;
  readonly isChosen: (row: number) => boolean;
  readonly choose: (rows: ArrayLike<number>, isChosen: boolean) => void;
  /** Grows whenever rows are chosen or no longer are; 0: none was so far. */
  readonly choices: () => number;
  /** One step of the history; cells that cannot be edited, and texts that are there already, are left out. */
  readonly set: (cells: CellTexts) => Touched;
  /** New rows below the others, each with the texts of its columns; one step of the history. */
  readonly add: (rows: readonly (readonly string[])[]) => Touched;
  /** Whatever is changed within is one step of the history: a paste that changes rows and adds some. */
  readonly together?: (work: () => void) => Touched;
  readonly undo: () => Touched | null;
  readonly redo: () => Touched | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with every change. */
  readonly version: () => number;
}
