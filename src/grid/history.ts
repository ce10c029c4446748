/** The undo and redo history of a sheet or a matrix. */
interface History<Step> {
  readonly remember: (step: Step) => void;
  /** The step to undo; null if there is none. */
  readonly back: () => Step | null;
  /** The step to redo; null if there is none. */
  readonly forth: () => Step | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Clears the history. */
  readonly clear: () => void;
}

/** Of steps whose sizes sum up to more than `most`, the oldest are dropped, but never the latest. */
export const createHistory = <Step extends object>({
  most,
  sizeOf,
}: {
  readonly most: number;
  readonly sizeOf: (step: Step) => number;
}): History<Step> => {
  let done: Step[] = [];
  let undone: Step[] = [];
  const sumOf = (steps: readonly Step[]) => steps.reduce((sum, one) => sum + sizeOf(one), 0);
  const move = (from: Step[], to: Step[]): Step | null => {
    const [step] = from.splice(-1);
    if (step === undefined) return null;
    to.push(step);
    return step;
  };

  return {
    remember: (step) => {
      undone = [];
      done.push(step);
      let size = sumOf(done);
      while (done.length > 1 && size > most) size -= sumOf(done.splice(0, 1));
    },
    back: () => move(done, undone),
    forth: () => move(undone, done),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    clear: () => {
      [done, undone] = [[], []];
    },
  };
};
