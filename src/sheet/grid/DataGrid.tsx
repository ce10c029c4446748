import type { ReactNode, Ref } from 'react';
import type { FindOptions, Hit } from '../entries/types';
import type { ColumnState, GridModel, Touched } from '../types';
import { GridInside } from './GridInside';
import { gridCss } from './gridCss';

export interface DataGridHandle {
  /** Scrolls to a cell and selects it. `row` is the model's row number. Returns false if the row is not shown. */
  readonly goTo: (row: number, column: number) => boolean;
  /** The active cell, by the model's row number; null if it is not in a row of the model. */
  readonly active: () => { readonly row: number; readonly column: number } | null;
  readonly openFind: () => void;
  readonly focus: () => void;
}

export interface DataGridProps {
  readonly model: GridModel;
  /** Accessible name of the grid. */
  readonly label: string;
  /** Shown when there are no rows. */
  readonly emptyText: ReactNode;
  readonly autoFocus?: boolean;
  /** Rows have check boxes. */
  readonly canChoose?: boolean;
  /** A blank last line becomes a row when the user types or pastes there. */
  readonly canAdd?: boolean;
  /** Shows the model's mark in each row header. */
  readonly showMarks?: boolean;
  /** Opens a column's menu at the given element. Without it, column headers have no menu. */
  readonly onColumnMenu?: (column: number, anchor: HTMLElement) => void;
  /** By column index. A new map re-renders the column headers. */
  readonly columnStates?: ReadonlyMap<number, ColumnState>;
  /** Accessible name of a row's check box, such as 'Choose SKU-1'. The row number by default. */
  readonly rowLabel?: (row: number) => string;
  /** Explains a row's mark, if the mark's name is not enough. */
  readonly rowReason?: (row: number) => string;
  /** Search for Ctrl+F and Ctrl+H. */
  readonly find?: (asked: FindOptions) => readonly Hit[];
  readonly replace?: (asked: FindOptions, by: string) => Touched;
  readonly handle?: Ref<DataGridHandle>;
}

/**
 * An editable spreadsheet for any number of rows, with ranges, clipboard, fill and undo (rules 2, Bulk product tools).
 * It fills the height of its parent.
 */
export const DataGrid = (props: DataGridProps) => (
  <div className="grid">
    <style href="facings-grid" precedence="medium">
      {gridCss}
    </style>
    <GridInside {...props} />
  </div>
);
