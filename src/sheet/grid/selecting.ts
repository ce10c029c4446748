/** Selects cells and announces how many, and chooses rows by their check boxes. */
import { edgesOf, headRow, type Area, type Place } from '../board/area';
import type { GridBoard } from './sheetBoard';
import type { Announcer } from './useAnnouncer';

export const createSelecting = (board: GridBoard, announcer: Announcer) => {
  const { model } = board;
  let lastChosen = 0;
  const announceSelected = () => {
    const { top, bottom, left, right } = edgesOf(board.area());
    announcer.selected(bottom - top + 1, right - left + 1);
  };
  const select = (area: Area, reveal: Place | null) => {
    board.select(area, reveal);
    announceSelected();
  };
  return {
    announceSelected,
    select,
    /** Extends the selection to whole columns, to whole rows, or to everything. */
    extend: (to: 'columns' | 'rows' | 'all') => {
      const { active, start, end } = board.area();
      const lastRow = Math.max(0, model.shown().length - 1);
      const lastColumn = board.extent().columns - 1;
      const [firstRow, endRow] =
        to === 'rows' ? [Math.max(0, start.row), Math.max(0, end.row)] : [0, lastRow];
      const [firstColumn, endColumn] =
        to === 'columns' ? [start.column, end.column] : [0, lastColumn];
      select(
        {
          active: { ...active, row: Math.max(0, active.row) },
          start: { row: firstRow, column: firstColumn },
          end: { row: endRow, column: endColumn },
        },
        null,
      );
    },
    /** Toggles a row's check box; with `isRange`, all rows from the last toggled one. The header's is that of all rows. */
    choose: (position: number, isRange: boolean) => {
      const shown = model.shown();
      if (position === headRow) {
        model.choose(shown, !shown.every((row) => model.isChosen(row)));
        return;
      }
      const row = shown[position];
      if (row === undefined) return;
      const from = isRange ? Math.min(lastChosen, position) : position;
      const to = isRange ? Math.max(lastChosen, position) : position;
      lastChosen = position;
      model.choose(shown.subarray(from, to + 1), !model.isChosen(row));
    },
  };
};

export type Selecting = ReturnType<typeof createSelecting>;
