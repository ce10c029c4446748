/** The undo and redo history. */
import type { Alongside } from '../entriesTypes';

export interface CellPatch {
  readonly type: 'cells';
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface RowPatch {
  readonly type: 'rows';
  readonly flag: 'gone' | 'left';
  readonly rows: readonly number[];
  /** The new value of the flag. */
  readonly isSet: boolean;
}

export type Patch = CellPatch | RowPatch | ({ readonly type: 'alongside' } & Alongside);

export type Step = readonly Patch[];

/** Maximum number of remembered cells. Older steps are dropped beyond it, but never the latest. */
const mostCells = 2_000_000;

const sizeOf = (step: Step): number =>
  step.reduce((sum, patch) => sum + (patch.type === 'alongside' ? 1 : patch.rows.length), 0);

export interface History {
  readonly remember: (step: Step) => void;
  /** The step to undo; null if there is none. */
  readonly back: () => Step | null;
  readonly forth: () => Step | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Clears the history. */
  readonly clear: () => void;
}

export const createHistory = (): History => {
  let done: Step[] = [];
  let undone: Step[] = [];
  let size = 0;

  return {
    remember: (step) => {
      undone = [];
      done.push(step);
      size = done.reduce((sum, one) => sum + sizeOf(one), 0);
      while (done.length > 1 && size > mostCells) size -= sizeOf(done.shift() ?? []);
    },
    back: () => {
      const step = done.pop() ?? null;
      if (step) undone.push(step);
      return step;
    },
    forth: () => {
      const step = undone.pop() ?? null;
      if (step) done.push(step);
      return step;
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    clear: () => {
      [done, undone, size] = [[], [], 0];
    },
  };
};
