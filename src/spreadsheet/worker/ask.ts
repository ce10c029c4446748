/** Runs one request in a worker, which is terminated when it has answered, is aborted or takes too long. */
import { limits } from '../limits';
import type { FromWorker } from './messages';

/** The worker sent nothing for too long and was terminated. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** The worker died or its code could not be loaded. */
export class WorkerFault extends Error {
  override readonly name = 'WorkerFault';
}

export interface Asking {
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a message. */
  readonly patience?: number | undefined;
}

/**
 * @param converse sends the request's messages
 * @throws {DOMException} AbortError when `signal` is aborted; TooSlow; WorkerFault
 */
export const askWorker = <Answer>(
  start: () => Worker,
  converse: (post: (message: unknown) => void) => void | Promise<void>,
  { onProgress, signal, patience = limits.patience }: Asking,
): Promise<Answer> => {
  const givenUp = (): DOMException => new DOMException('Given up', 'AbortError');
  if (signal?.aborted) return Promise.reject(givenUp());
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;

  const answered = new Promise<Answer>((resolve, reject) => {
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new TooSlow()), patience);
    };
    stop = () => reject(givenUp());
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker<Answer>>) => {
      wait();
      if (data.type === 'progress') onProgress?.(data.share);
      else if (data.type === 'answer') resolve(data.answer);
      else reject(new WorkerFault(data.message));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new WorkerFault(event.message));
    });
    worker.addEventListener('messageerror', () => reject(new WorkerFault('messageerror')));
    signal?.addEventListener('abort', stop);
    wait();
    Promise.resolve(converse((message) => worker.postMessage(message))).catch(reject);
  });

  return answered.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  });
};

/** One kind of worker reads and writes all files. Large libraries are loaded in it only when they are needed. */
export const newWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** False without workers, as in unit tests. */
export const hasWorkers = (): boolean => typeof Worker === 'function';
