/**
 * The undo and redo history of a sheet or a matrix. Of steps whose sizes sum up to more than `maxSize`, the oldest are
 * dropped, but never the latest.
 */
export const createHistory = <Step extends object>({
  maxSize,
  sizeOf,
}: {
  readonly maxSize: number;
  readonly sizeOf: (step: Step) => number;
}) => {
  let done: Step[] = [];
  let undone: Step[] = [];
  const sumOf = (steps: readonly Step[]) => steps.reduce((sum, step) => sum + sizeOf(step), 0);
  const move = (from: Step[], to: Step[]): Step | null => {
    const step = from.pop();
    if (step) to.push(step);
    return step ?? null;
  };

  return {
    remember: (step: Step) => {
      undone = [];
      done.push(step);
      let size = sumOf(done);
      while (done.length > 1 && size > maxSize) size -= sumOf(done.splice(0, 1));
    },
    /** The step to undo; null if there is none. */
    undo: () => move(done, undone),
    /** The step to redo; null if there is none. */
    redo: () => move(undone, done),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    clear: () => {
      [done, undone] = [[], []];
    },
  };
};
