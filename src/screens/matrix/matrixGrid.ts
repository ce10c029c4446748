/** The grid of products × zones: which cells are on, pending, refused or selected. */
import type { TranslateFunction } from 'react-admin';
import { headRow, isOneCell } from '../../sheet/board/area';
import { createBoard } from '../../sheet/board/board';
import type { Painter, Scene } from '../../sheet/board/drawing';
import { extentOf } from './area';
import type { Board } from './board';
import { headHeight } from './gridCss';
import { putHead } from './head';
import { rowHeight, zoneWidth, type Layout } from './layout';
import { putRow, type Paint } from './row';
import type { CellWords } from './words';

export interface Look {
  readonly layout: Layout;
  readonly words: CellWords;
  readonly translate: TranslateFunction;
}

const sizes = { row: rowHeight, head: headHeight, leastWidth: zoneWidth };
/** Until the first look. */
const nothing: Layout = { rows: [], columns: [], zoneCount: 0, width: 0 };

/** Width of the first column in px; on a phone it shows only the SKU. */
const leadOf = (width: number): number => (width < 640 ? 124 : 288);

export const createMatrixGrid = (board: Board, id: string) => {
  let look: Look | null = null;
  let drawn: Look | null = null;
  let drag: 'on' | 'off' | null = null;

  const layout = () => look?.layout ?? nothing;
  const lookNow = (): Look => {
    if (!look) throw new Error('The grid is drawn before its layout is known.');
    return look;
  };

  /** How the selected cells of a row are drawn. A single cell has only the focus ring; a header selects its column. */
  const paintOf = ({ area, edges }: Scene, position: number): Paint => {
    if (!drag && isOneCell(area) && area.active.row !== headRow) return 'none';
    const isInside = edges.top === headRow || (position >= edges.top && position <= edges.bottom);
    return isInside ? (drag ?? 'select') : 'none';
  };

  const painter: Painter<Look> = {
    hasFocusInCells: true,
    hasManyColumns: true,
    dress: (next) => {
      look = next;
    },
    extent: () => extentOf(layout()),
    heads: () => ({ rows: 2, columns: 1 }),
    leadWidth: (_scene, width) => leadOf(width),
    onPlaced: () => undefined,
    begin: () => drawn !== look,
    putHead: ({ head }) => {
      drawn = lookNow();
      const isSelected = (scene: Scene) => paintOf(scene, headRow) !== 'none';
      return putHead(head, { board, look: drawn, isSelected });
    },
    putRow: (body) => putRow(body, { board, look: lookNow(), paintOf }),
  };
  const model = {
    columns: () => layout().columns,
    shown: () => layout().rows,
    subscribe: board.subscribe,
  };

  return {
    ...createBoard({ model, painter, sizes, id }),
    layout,
    /** Shows the selected cells as the drag would leave them; null without a drag. */
    preview: (next: 'on' | 'off' | null) => {
      drag = next;
    },
  };
};

export type MatrixGrid = ReturnType<typeof createMatrixGrid>;
