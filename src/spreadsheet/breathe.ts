/** Splits long work into slices, so that the page can paint and handle input between them. */

/** Milliseconds per slice; a frame takes sixteen. */
export const sliceTime = 8;

/** Yields to the event loop. A timer would wait at least four milliseconds. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Items between two readings of the clock. */
const between = 64;

/**
 * Calls a function for each item, in slices.
 * @throws {DOMException} AbortError when aborted
 */
export const inSlices = async <T>(
  things: ArrayLike<T>,
  each: (thing: T, at: number) => void,
  signal?: AbortSignal,
): Promise<void> => {
  let until = performance.now() + sliceTime;
  for (let at = 0; at < things.length; at += 1) {
    each(things[at] as T, at);
    if ((at + 1) % between !== 0 || performance.now() < until) continue;
    await breathe();
    signal?.throwIfAborted();
    until = performance.now() + sliceTime;
  }
};

/** Runs a generator in slices: it yields wherever it can be interrupted. Resolves to its result. */
export const stepByStep = async <Result>(
  work: Generator<undefined, Result, undefined>,
): Promise<Result> => {
  let until = performance.now() + sliceTime;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await breathe();
    until = performance.now() + sliceTime;
  }
};
