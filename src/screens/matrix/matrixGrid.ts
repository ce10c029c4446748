/** The grid of products × zones: the view, and what it draws. */
import { createBoard } from '../../grid/view/board';
import type { Board } from './board';
import { headHeight } from './gridSx';
import { rowHeight, zoneWidth, type Layout } from './layout';
import { createMatrixPainter, type Look } from './painter';

const sizes = { row: rowHeight, head: headHeight, leastWidth: zoneWidth };
const nothing: Layout = { rows: [], columns: [], zoneCount: 0, width: 0 };

export const createMatrixGrid = (board: Board, id: string) => {
  const { painter, layout, dress, preview } = createMatrixPainter(board);
  const now = () => layout() ?? nothing;
  const view = createBoard({
    model: {
      columns: () => now().columns,
      shown: () => now().rows,
      subscribe: board.subscribe,
    },
    painter,
    sizes,
    id,
  });
  return {
    ...view,
    layout: now,
    preview,
    dress: (look: Look) => {
      dress(look);
      view.draw();
    },
  };
};

export type MatrixGrid = ReturnType<typeof createMatrixGrid>;
