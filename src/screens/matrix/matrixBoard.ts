/** The grid of products × zones: which cells are on, pending, refused or selected. */
import type { TranslateFunction } from 'react-admin';
import { headRow, isOneCell } from '../../lib/grid/board/area';
import { createBoard } from '../../lib/grid/board/board';
import type { Scene } from '../../lib/grid/board/painter';
import { matrixSizes, type Layout } from './layout';
import { createMatrixHead, createMatrixRow } from './matrixRows';
import type { MatrixStore } from './store';
import type { CellWords } from './words';

export interface MatrixAppearance {
  readonly layout: Layout;
  readonly words: CellWords;
  readonly translate: TranslateFunction;
  readonly mode: MatrixMode;
}

/** What cells show and take: whether a product is in a zone, or its par there. */
export type MatrixMode = 'links' | 'amounts';

/** How a cell is drawn that is selected, or that a drag would turn on or off. */
export type Paint = 'none' | 'select' | 'on' | 'off';

/** What the head and the rows are drawn from. */
export interface MatrixContext extends MatrixAppearance {
  readonly store: MatrixStore;
  readonly paintOf: (scene: Scene, position: number) => Paint;
  /** Of the cells. */
  readonly role: 'columnheader' | 'gridcell';
}

/** Until the first appearance. */
const noLayout: Layout = { rows: [], columns: [], zones: [], width: 0 };

export const createMatrixBoard = (store: MatrixStore, id: string) => {
  let layout = noLayout;
  let drag: 'on' | 'off' | null = null;

  /** How the selected cells of a row are drawn. A single cell has only the focus ring; a header selects its column. */
  const paintOf = ({ area, edges }: Scene, position: number): Paint => {
    if (!drag && isOneCell(area) && area.active.row !== headRow) return 'none';
    const isInside = edges.top === headRow || (position >= edges.top && position <= edges.bottom);
    return isInside ? (drag ?? 'select') : 'none';
  };

  const board = createBoard({
    id,
    sizes: matrixSizes,
    hasFocusInCells: true,
    hasManyColumns: true,
    model: { columns: () => layout.columns, shown: () => layout.rows, subscribe: store.subscribe },
    painterOf: (appearance: MatrixAppearance) => {
      ({ layout } = appearance);
      const context = { ...appearance, store, paintOf, role: 'gridcell' as const };
      return {
        headerRows: 2,
        // On a phone, only the SKU is shown; a wide window has room for whole descriptions.
        rowHeaderWidth: (_, width) => (width < 640 ? 124 : width < 1000 ? 288 : 420),
        createHead: (head) => createMatrixHead(head, { ...context, role: 'columnheader' }),
        createRow: (body) => createMatrixRow(body, context),
      };
    },
  });
  return {
    ...board,
    layout: () => layout,
    /** Shows the selected cells as the drag would leave them; null without a drag. */
    preview: (next: 'on' | 'off' | null) => {
      drag = next;
    },
  };
};

export type MatrixBoard = ReturnType<typeof createMatrixBoard>;
