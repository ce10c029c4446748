/** Runs work on the same record one after the other: a PUT contains values that were read just before it. */

export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(
    key: string,
    work: (turn: { readonly hasWaited: boolean }) => Promise<Result>,
  ): Promise<Result> => {
    const before = last.get(key);
    const mine = (async () => {
      // A failure is reported to its own caller.
      if (before) await Promise.allSettled([before]);
      return work({ hasWaited: before !== undefined });
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};
