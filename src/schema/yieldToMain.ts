/** Splits long work into slices, so that the page can paint and handle input between them. */

/** Milliseconds per slice; a frame takes sixteen. */
export const sliceTime = 8;

/** Not in all browsers (Safari), nor in Node. */
const { scheduler } = globalThis as { readonly scheduler?: Partial<Scheduler> };

/** Yields to the event loop. A timer would wait at least four milliseconds. */
export const yieldToMain = (): Promise<void> =>
  scheduler?.yield?.() ??
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
 * Works on the numbers from `from` to `to`, block by block, in slices.
 * @param size numbers between two readings of the clock
 * @param onProgress called after each slice with the share that is done
 * @throws {DOMException} AbortError when aborted
 */
export const inBlocks = async (
  {
    from,
    to,
    size,
    signal,
    onProgress,
  }: {
    readonly from: number;
    readonly to: number;
    readonly size: number;
    readonly signal?: AbortSignal | undefined;
    readonly onProgress?: ((share: number) => void) | undefined;
  },
  work: (from: number, to: number) => void,
): Promise<void> => {
  let until = performance.now() + sliceTime;
  for (let at = from; at < to; at += size) {
    const next = Math.min(to, at + size);
    work(at, next);
    if (next === to || performance.now() < until) continue;
    onProgress?.((next - from) / (to - from));
    await yieldToMain();
    signal?.throwIfAborted();
    until = performance.now() + sliceTime;
  }
};

/**
 * Calls a function for each item, in slices.
 * @throws {DOMException} AbortError when aborted
 */
export const inSlices = <T>(
  things: ArrayLike<T>,
  each: (thing: T, at: number) => void,
  signal?: AbortSignal,
): Promise<void> =>
  inBlocks({ from: 0, to: things.length, size: between, signal }, (from, to) => {
    for (let at = from; at < to; at += 1) each(things[at] as T, at);
  });

/** Runs a generator in slices: it yields wherever it can be interrupted. Resolves to its result. */
export const stepByStep = async <Result>(
  work: Generator<undefined, Result, undefined>,
): Promise<Result> => {
  let until = performance.now() + sliceTime;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await yieldToMain();
    until = performance.now() + sliceTime;
  }
};
