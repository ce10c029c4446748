/** Work in slices, between which the page is drawn and keys are heard. */

/** Milliseconds at once: a frame has sixteen. */
export const sliceTime = 8;

/** Waits until whatever waits has had its turn; a timer would wait for four milliseconds or more. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** The clock is looked at after so many. */
const between = 64;

/**
 * Each of very many things.
 * @throws DOMException AbortError when it is given up
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

/** Work that says itself where others may have their turn; what it comes to. */
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
