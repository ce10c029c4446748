/** What a grid draws, and how: the painter of its cells. */
import type { Area, Edges, Extent } from './area';
import type { ColumnLayout } from './layout';
import type { ColumnRange } from './viewport';

/** The row numbers of a model, in the order in which they are shown. */
export type RowNumbers = Uint32Array | readonly number[];

export interface Scene {
  readonly shown: RowNumbers;
  readonly area: Area;
  readonly edges: Edges;
  readonly extent: Extent;
  readonly layout: ColumnLayout;
  /** The columns in view, without those that are pinned. */
  readonly columns: ColumnRange;
}

/** A row of elements: the head's, or one that is reused for the rows in view. */
export interface DrawnRow {
  readonly element: HTMLElement;
  /** `row` is the model's row number, -1 in the head and below the last row. */
  readonly paint: (at: { readonly position: number; readonly row: number }, scene: Scene) => void;
  /** The element that represents a cell when it is active. */
  readonly cellAt: (column: number) => HTMLElement | null;
}

/** Creates the elements of the head and of rows, and writes into them. Another painter creates all of them again. */
export interface Painter {
  readonly headerRows: number;
  /** A column of check boxes before the row headers. */
  readonly canChoose?: boolean;
  /** A blank line below the last row. */
  readonly canAdd?: boolean;
  /** Width in px of what is before the columns. */
  readonly rowHeaderWidth: (scene: Pick<Scene, 'shown' | 'extent'>, width: number) => number;
  /** Called when a width has changed. */
  readonly onPlaced?: (sheet: HTMLElement, layout: ColumnLayout) => void;
  readonly createHead: (head: HTMLElement, layout: ColumnLayout) => DrawnRow;
  readonly createRow: (body: HTMLElement, layout: ColumnLayout) => DrawnRow;
}
