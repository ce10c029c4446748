/** The board of a sheet of texts. */
import type { GridModel } from '../types';
import { isSamePlace, type Place } from '../board/area';
import { createBoard } from '../board/board';
import { headHeight, leastWidth, rowHeight } from '../board/layout';
import { createSheetPainter } from './sheetPainter';

/** Remembers the column where a run of Tab started: Enter returns to it in the next row, as in other spreadsheets. */
const createTabs = () => {
  let run: { readonly column: number; readonly at: Place } | null = null;
  /** The start column of the run. Any other move ended the run. */
  const columnFrom = (place: Place): number =>
    run && isSamePlace(run.at, place) ? run.column : place.column;
  return {
    /** Tab moved from one cell to another. */
    note: (from: Place, to: Place) => {
      run = { column: columnFrom(from), at: to };
    },
    columnFrom,
  };
};

const sizes = { row: rowHeight, head: headHeight, leastWidth };

export const createSheetBoard = ({
  model,
  id,
}: {
  readonly model: GridModel;
  readonly id: string;
}) => {
  const painter = createSheetPainter({ model, id });
  const { shown, subscribe } = model;
  const columns = () => model.columns;
  const board = createBoard({ model: { columns, shown, subscribe }, painter, sizes, id });
  return {
    ...board,
    model,
    tabs: createTabs(),
  };
};

export type GridBoard = ReturnType<typeof createSheetBoard>;
