/** Limits concurrency: at most `most` operations run, and each that ends starts the next. */
export const fewAtOnce = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      // A finished operation passes its slot on directly, so that no new one can take it.
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
