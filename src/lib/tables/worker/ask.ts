/** Runs one request in a worker, which is terminated when it has answered, is aborted or takes too long. */
import { limits } from '../limits';
import { buffersOf } from '../table';
import type { FileRequest, OnProgress, OpenAnswer, WriteRequest } from './handle';

/** Messages from a worker. A fault is an error in the code, as text for the log. */
export type FromWorker =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'answer'; readonly answer: OpenAnswer | Blob }
  | { readonly type: 'fault'; readonly message: string };

/** The worker sent nothing for too long and was terminated. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** The worker died or its code could not be loaded. */
class WorkerFault extends Error {
  override readonly name = 'WorkerFault';
}

export interface WorkerAskOptions {
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a message. */
  readonly patience?: number | undefined;
}

/** One kind of worker reads and writes all files. Large libraries are loaded in it only when they are needed. */
export const newWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** False without workers, as in unit tests. */
export const hasWorkers = (): boolean => typeof Worker === 'function';

type AnswerTo<Request> = Request extends WriteRequest ? Blob : OpenAnswer;

/**
 * The buffers of a request's table are transferred to the worker.
 * @throws {DOMException} AbortError when `signal` is aborted; TooSlow; WorkerFault
 */
export const ask = async <Request extends FileRequest>(
  request: Request,
  { onProgress, signal, patience = limits.patience }: WorkerAskOptions,
  start = newWorker,
): Promise<AnswerTo<Request>> => {
  const aborted = (): DOMException => new DOMException('Given up', 'AbortError');
  if (signal?.aborted) throw aborted();
  if (!hasWorkers()) {
    const { handle } = await import('./handle');
    return (await handle(request, onProgress ?? (() => undefined))) as AnswerTo<Request>;
  }
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const answered = new Promise<AnswerTo<Request>>((resolve, reject) => {
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new TooSlow()), patience);
    };
    stop = () => reject(aborted());
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      wait();
      if (data.type === 'progress') onProgress?.(data.share);
      else if (data.type === 'answer') resolve(data.answer as AnswerTo<Request>);
      else reject(new WorkerFault(data.message));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new WorkerFault(event.message));
    });
    worker.addEventListener('messageerror', () => reject(new WorkerFault('messageerror')));
    signal?.addEventListener('abort', stop);
    wait();
    worker.postMessage(request, request.type === 'write' ? buffersOf(request.table) : []);
  });
  try {
    return await answered;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
};
