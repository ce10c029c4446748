/** Selects cells and announces how many, and chooses rows by their check boxes. */
import { edgesOf, headRow, type Area, type Corners, type BoardPlace } from '../board/area';
import type { GridBoard } from './sheetBoard';
import type { Announcer } from './useAnnouncer';

type Kind = 'cells' | 'rows' | 'columns' | 'all';

export const createSelecting = (board: GridBoard, announcer: Announcer) => {
  const { model } = board;
  let lastChosen = 0;
  const announceSelected = () => {
    const { top, bottom, left, right } = edgesOf(board.area());
    announcer.selected(bottom - top + 1, right - left + 1);
  };
  const select = (area: Area, reveal: BoardPlace | null) => {
    board.select(area, reveal);
    announceSelected();
  };
  /** From one place to another, or all of their rows or columns. */
  const cornersOf = (kind: Kind, from: BoardPlace, to: BoardPlace): Corners => {
    const isRows = kind === 'rows' || kind === 'all';
    const isColumns = kind === 'columns' || kind === 'all';
    const lastRow = Math.max(0, model.shown().length - 1);
    return {
      start: { row: isColumns ? 0 : from.row, column: isRows ? 0 : from.column },
      end: {
        row: isColumns ? lastRow : to.row,
        column: isRows ? board.extent().columns - 1 : to.column,
      },
    };
  };
  return {
    announceSelected,
    select,
    cornersOf,
    /** Extends the selection to whole columns, to whole rows, or to everything. */
    extend: (kind: Kind) => {
      const { active, start, end } = board.area();
      const inRows = ({ row, column }: BoardPlace) => ({ row: Math.max(0, row), column });
      const corners = cornersOf(kind, inRows(start), inRows(end));
      select({ ...corners, active: inRows(active) }, null);
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
