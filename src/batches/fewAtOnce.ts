/** Limits concurrency. Everything that makes many calls goes through here, so that one page never blocks the others. */

/** Maximum number of concurrent calls, unless a caller has a reason for another. */
export const usualCalls = 4;

/** At most `most` operations run, and each that ends starts the next. */
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

/**
 * Works through all items, a few at a time.
 *
 * @returns the results, in the order of the items
 * @throws the first failure; items that have not started by then are left out
 */
export const eachOf = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  most = usualCalls,
): Promise<readonly Result[]> => {
  const limited = fewAtOnce(most);
  let failure: { readonly error: unknown } | null = null;
  return Promise.all(
    items.map((item) =>
      limited(async () => {
        if (failure) throw failure.error;
        try {
          return await work(item);
        } catch (error) {
          failure ??= { error };
          throw error;
        }
      }),
    ),
  );
};
