import type { Touched } from '../types';
import type { GridBoard } from './board';
import { blockOf, write } from './cells';

/** Texts of a cell that is on, and off. */
export const on = 'true';
export const off = 'false';

export const isOn = (text: string): boolean => text.trim().toLowerCase() === on;

/** Turns what is selected to the other of what the active cell is; null where that is no switch. */
export const toggle = (board: GridBoard): Touched | null => {
  const { active } = board.area();
  const row = board.rowAt(active.row);
  if (board.model.columns[active.column]?.kind !== 'onOff' || row < 0) return null;
  const to = isOn(board.model.textAt(row, active.column)) ? off : on;
  return write(board, { ...blockOf(board), left: active.column, right: active.column }, () => to);
};
