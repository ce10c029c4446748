/** Splits long work into slices, so that the page can paint and handle input between them. */

/** Milliseconds per slice; a frame takes sixteen. */
const sliceTime = 8;

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

/** Milliseconds after which a page that is not painted, because it is hidden, goes on. */
const longestFrame = 100;

/** Calls a function once what is drawn now has been painted, so that a click is answered first. Returns a cancel. */
export const afterPaint = (work: () => void): (() => void) => {
  let timer = setTimeout(work, longestFrame);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

export interface SliceOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called after each slice with the share that is done. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Runs a generator in slices: it yields wherever it can be interrupted, the share that is done if it knows it. Resolves
 * to its result.
 * @throws {DOMException} AbortError when aborted
 */
export const stepByStep = async <Result>(
  work: Generator<number | undefined, Result, undefined>,
  { signal, onProgress }: SliceOptions = {},
): Promise<Result> => {
  let until = performance.now() + sliceTime;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    if (value !== undefined) onProgress?.(value);
    await yieldToMain();
    signal?.throwIfAborted();
    until = performance.now() + sliceTime;
  }
};

/** Numbers between two readings of the clock. */
const blockSize = 128;

/**
 * Works on the numbers from `from` to `to`, block by block, in slices.
 * @throws {DOMException} AbortError when aborted
 */
export const inBlocks = (
  { from, to, ...options }: SliceOptions & { readonly from: number; readonly to: number },
  work: (from: number, to: number) => void,
): Promise<void> => {
  const blocks = function* () {
    for (let at = from; at < to; at += blockSize) {
      const next = Math.min(to, at + blockSize);
      work(at, next);
      if (next < to) yield (next - from) / (to - from);
    }
  };
  return stepByStep(blocks(), options);
};

/**
 * Calls a function for each item, in slices.
 * @throws {DOMException} AbortError when aborted
 */
export const inSlices = <T>(
  items: ArrayLike<T>,
  each: (item: T, at: number) => void,
  signal?: AbortSignal,
): Promise<void> =>
  inBlocks({ from: 0, to: items.length, signal }, (from, to) => {
    for (let at = from; at < to; at += 1) each(items[at] as T, at);
  });
