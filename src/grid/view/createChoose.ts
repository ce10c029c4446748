import { headRow } from './area';
import type { GridBoard } from './board';

/** Toggles check boxes: of one row, of a range from the last toggled row, or of all rows shown. */
export const createChoose = (board: GridBoard) => {
  let last = 0;
  return (position: number, isRange: boolean): void => {
    const { model } = board;
    const shown = model.shown();
    if (position === headRow) {
      model.choose(shown, !shown.every((row) => model.isChosen(row)));
      return;
    }
    const row = shown[position];
    if (row === undefined) return;
    const isChosen = !model.isChosen(row);
    const from = isRange ? Math.min(last, position) : position;
    const to = isRange ? Math.max(last, position) : position;
    last = position;
    model.choose(shown.subarray(from, to + 1), isChosen);
  };
};
