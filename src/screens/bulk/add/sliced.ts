/** Long work on the main thread in slices, so that no key waits for it. */

/** Milliseconds of work before others have their turn. */
const slice = 8;
/** The clock is looked at after so many. */
const between = 64;

/** Lets others have their turn. */
export const turn = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/** @throws DOMException AbortError when it is given up */
export const inSlices = async (
  count: number,
  work: (at: number) => void,
  signal?: AbortSignal,
): Promise<void> => {
  let until = performance.now() + slice;
  for (let at = 0; at < count; at += 1) {
    work(at);
    if ((at + 1) % between !== 0 || performance.now() < until) continue;
    await turn();
    signal?.throwIfAborted();
    until = performance.now() + slice;
  }
};
