/** Strokes that can be taken back and done again, in their order. */
import type { Step } from './model';

export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** A stroke over everything takes 44 KB at 1,000 × 300, so the oldest are let go. */
const longest = 200;

export const noHistory: History = { done: [], undone: [] };

export const remember = ({ done }: History, step: Step): History => ({
  done: [...done.slice(1 - longest), step],
  undone: [],
});

/** The step to turn over, and what is remembered then; null when there is none. */
export const undo = ({ done, undone }: History): { step: Step; history: History } | null => {
  const step = done.at(-1);
  return step ? { step, history: { done: done.slice(0, -1), undone: [...undone, step] } } : null;
};

export const redo = ({ done, undone }: History): { step: Step; history: History } | null => {
  const step = undone.at(-1);
  return step ? { step, history: { done: [...done, step], undone: undone.slice(0, -1) } } : null;
};
