import type { Place } from './area';
import type { GridBoard } from './board';

/** The next cell with an error after (or before) a place, wrapping around once; null if there is none. */
export const nextFault = (board: GridBoard, from: Place, isBack: boolean): Place | null => {
  const { model } = board;
  const rows = model.shown();
  const width = model.columns.length;
  const total = rows.length * width;
  const start = Math.max(0, from.row) * width + Math.max(0, from.column);
  for (let step = 1; step <= total; step += 1) {
    const at = (((start + (isBack ? -step : step)) % total) + total) % total;
    const row = Math.floor(at / width);
    const column = at % width;
    if (model.faultAt(rows[row] ?? 0, column)) return { row, column };
  }
  return null;
};
