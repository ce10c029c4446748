/** Reads a file from the user's disk into a table (rules 4, Import flow; 5, Import). */
import { limits } from './limits';
import { refused, type OpenedFile, type ReadChoices, type Refused } from './types';
import { askWorker, hasWorkers, newWorker, TooSlow, type Asking } from './worker/ask';
import type { OpenAnswer, OpenRequest, WarmUpRequest } from './worker/messages';

export interface Opening extends Asking {
  readonly choices?: ReadChoices;
  /** Locale of the user's number format. */
  readonly locale: string;
  /** Known header names and synonyms, used to detect the header row. */
  readonly names?: readonly string[];
}

const mebibyte = 1024 * 1024;
const isNamedSo = /\.(csv|xlsx)$/i;

/** Refuses a file by its name or size, without reading it. */
const refusedOutright = ({ name, size }: File): Refused | null => {
  if (!isNamedSo.test(name)) return refused('type');
  if (size === 0) return refused('empty');
  return size > limits.fileBytes
    ? refused('fileTooLarge', {
        limit: limits.fileBytes / mebibyte,
        size: Math.ceil(size / mebibyte),
      })
    : null;
};

/** A started worker for the next file. */
let spare: Worker | undefined;

/** Starts a worker before a file is picked, because starting one takes as long as reading a small file. */
export const readyReader = (): void => {
  if (!hasWorkers() || spare) return;
  const worker = newWorker();
  spare = worker;
  const request: WarmUpRequest = { type: 'warmUp' };
  worker.postMessage(request);
  worker.addEventListener('error', (event) => {
    if (spare !== worker) return;
    // The next file starts its own worker and reports an error if that fails, too.
    event.preventDefault();
    // oxlint-disable-next-line no-console -- no caller waits for it yet; log the cause for developers
    console.warn('A reader could not be made ready.', event.message);
    spare = undefined;
  });
};

/** Terminates a started worker that received no file. */
export const dropReader = (): void => {
  spare?.terminate();
  spare = undefined;
};

const startWorker = (): Worker => {
  const worker = spare ?? newWorker();
  spare = undefined;
  return worker;
};

const open = async (request: OpenRequest, asking: Asking): Promise<OpenAnswer> => {
  if (hasWorkers()) return askWorker(startWorker, (post) => post(request), asking);
  const { handle } = await import('./worker/handle');
  return handle(request, { onProgress: asking.onProgress ?? (() => undefined) });
};

/** Logs an error and returns the message for the user. */
const refusalOf = (error: unknown): Refused => {
  if (error instanceof TooSlow) return refused('tooSlow', { limit: limits.patience / 1000 });
  // oxlint-disable-next-line no-console -- the user sees that it failed; log the cause for developers
  console.error('A file could not be read.', error);
  return refused('unreadable');
};

/**
 * Reads a file in a worker of its own. Never throws because of the file's content.
 * @throws {DOMException} AbortError when `signal` is aborted; the worker is terminated
 */
export const openFile = async (
  file: File,
  { choices = {}, names = [], locale, ...asking }: Opening,
): Promise<OpenedFile | Refused> => {
  const outright = refusedOutright(file);
  if (outright) return outright;
  try {
    const read = await open({ type: 'open', file, choices, names, locale }, asking);
    asking.signal?.throwIfAborted();
    return read;
  } catch (error) {
    if (asking.signal?.aborted) throw new DOMException('Given up', 'AbortError');
    return refusalOf(error);
  }
};
