/** Measures the rate of a process and estimates its remaining time. */

/** Milliseconds over which the rate is measured. */
const rateWindow = 10_000;

/** `now` returns milliseconds. Items that were done before the first note do not count. */
export const createPace = (done: number, now: () => number = () => performance.now()) => {
  /** Includes the newest note older than the span, because the span is measured from it. */
  let notes = [{ at: now(), done }];
  /** Items per second over the last ten seconds; null until there is enough data. */
  const rate = (): number | null => {
    const [first, last] = [notes[0], notes.at(-1)];
    if (!first || !last || last.done === first.done) return null;
    return ((last.done - first.done) * 1000) / Math.max(1, now() - first.at);
  };
  return {
    /** Records the total number done so far. */
    note: (count: number): void => {
      const at = now();
      notes.push({ at, done: count });
      const begin = notes.findLastIndex((note) => note.at <= at - rateWindow);
      if (begin > 0) notes = notes.slice(begin);
    },
    rate,
    secondsLeft: (left: number): number | null => {
      const speed = rate();
      return speed === null ? null : Math.ceil(left / speed);
    },
  };
};
