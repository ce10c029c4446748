import type { Touched } from '../types';
import type { GridBoard } from './board';
import { blockOf, write } from './cells';

/** Texts of an on/off cell. */
export const on = 'true';
export const off = 'false';

export const isOn = (text: string): boolean => text.trim().toLowerCase() === on;

/** Sets the selection to the opposite of the active cell. Returns null if that is not an on/off cell. */
export const toggle = (board: GridBoard): Touched | null => {
  const { active } = board.area();
  const row = board.rowAt(active.row);
  if (board.model.columns[active.column]?.kind !== 'onOff' || row < 0) return null;
  const to = isOn(board.model.textAt(row, active.column)) ? off : on;
  return write(board, { ...blockOf(board), left: active.column, right: active.column }, () => to);
};
