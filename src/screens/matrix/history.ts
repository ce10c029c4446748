/** The undo and redo history. */
import type { Step } from './model';

export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** Maximum number of steps. A step over 1,000 × 300 cells takes 44 KB. */
const longest = 200;

export const noHistory: History = { done: [], undone: [] };

export const remember = ({ done }: History, step: Step): History => ({
  done: [...done.slice(1 - longest), step],
  undone: [],
});

/** The step to undo and the new history; null if there is none. */
export const undo = ({ done, undone }: History): { step: Step; history: History } | null => {
  const step = done.at(-1);
  return step ? { step, history: { done: done.slice(0, -1), undone: [...undone, step] } } : null;
};

export const redo = ({ done, undone }: History): { step: Step; history: History } | null => {
  const step = undone.at(-1);
  return step ? { step, history: { done: [...done, step], undone: undone.slice(0, -1) } } : null;
};
