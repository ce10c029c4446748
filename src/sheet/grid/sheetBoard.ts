/** The board of a sheet of texts. */
import { isSamePlace, type Place } from '../board/area';
import { createBoard } from '../board/board';
import type { GridModel } from '../types';
import { createSheetPainter, type Appearance } from './sheetPainter';
import { sizes } from './sizes';

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

export const createSheetBoard = (model: GridModel, id: string) => ({
  ...createBoard({
    id,
    sizes,
    model: { columns: () => model.columns, shown: model.shown, subscribe: model.subscribe },
    painterOf: (appearance: Appearance) => createSheetPainter({ model, id, appearance }),
  }),
  model,
  tabs: createTabs(),
});

export type GridBoard = ReturnType<typeof createSheetBoard>;
