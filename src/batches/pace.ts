/** How fast something goes, and how long it will take. */

/** Milliseconds that the rate looks back. */
const span = 10_000;

export interface Pace {
  /** `done`: how many in all, by now. */
  readonly note: (done: number) => void;
  /** A second, over the last ten; null before anything can be said. */
  readonly rate: () => number | null;
  readonly secondsLeft: (left: number) => number | null;
}

/** `now` in milliseconds; what was done before the first note does not count. */
export const createPace = (done: number, now: () => number = () => performance.now()): Pace => {
  /** The newest note that is older than the span is kept as well: the span is measured from it. */
  let notes = [{ at: now(), done }];
  const rate = (): number | null => {
    const [first, last] = [notes[0], notes.at(-1)];
    if (!first || !last || last.done === first.done) return null;
    return ((last.done - first.done) * 1000) / Math.max(1, now() - first.at);
  };
  return {
    note: (count) => {
      const at = now();
      notes.push({ at, done: count });
      const begin = notes.findLastIndex((note) => note.at <= at - span);
      if (begin > 0) notes = notes.slice(begin);
    },
    rate,
    secondsLeft: (left) => {
      const speed = rate();
      return speed === null ? null : Math.ceil(left / speed);
    },
  };
};
