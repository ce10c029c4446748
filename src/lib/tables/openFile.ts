/** Reads a file from the user's disk into a table (rules 4, Import flow; 5, Import). */
import { limits } from './limits';
import { orRefused, FileRefusal } from './refusal';
import type { OpenedFile, ReadChoices, Refused } from './types';
import { ask, hasWorkers, newWorker, TooSlow, type WorkerAskOptions } from './worker/ask';

export interface OpenOptions extends WorkerAskOptions {
  readonly choices?: ReadChoices;
  /** Locale of the user's number format. */
  readonly locale: string;
  /** Known header names and synonyms, used to detect the header row. */
  readonly names?: readonly string[];
}

const mebibyte = 1024 * 1024;
const isNamedSo = /\.(csv|xlsx)$/i;

/** Refuses a file by its name or size, without reading it. */
const refuseOutright = ({ name, size }: File): void => {
  if (!isNamedSo.test(name)) throw new FileRefusal('type');
  // Excel creates it beside an open workbook, with the name of the person who opened it.
  if (name.startsWith('~$')) throw new FileRefusal('lockFile');
  if (size === 0) throw new FileRefusal('empty');
  if (size > limits.fileBytes) {
    const values = { limit: limits.fileBytes / mebibyte, size: Math.ceil(size / mebibyte) };
    throw new FileRefusal('fileTooLarge', values);
  }
};

/** A started worker for the next file. */
let spare: Worker | undefined;

/** Starts a worker before a file is picked, because starting one takes as long as reading a small file. */
export const readyReader = (): void => {
  if (!hasWorkers() || spare) return;
  const worker = newWorker();
  spare = worker;
  worker.postMessage('warmUp');
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

/**
 * Reads a file in a worker of its own. Never throws because of the file's content.
 * @throws {DOMException} AbortError when `signal` is aborted; the worker is terminated
 */
export const openFile = (
  file: File,
  { choices = {}, names = [], locale, ...options }: OpenOptions,
): Promise<OpenedFile | Refused> =>
  orRefused(async () => {
    refuseOutright(file);
    try {
      const request = { type: 'open', file, choices, names, locale } as const;
      const read = await ask(request, options, startWorker);
      options.signal?.throwIfAborted();
      return read;
    } catch (error) {
      if (options.signal?.aborted) throw new DOMException('Given up', 'AbortError');
      if (error instanceof TooSlow) {
        throw new FileRefusal('tooSlow', { limit: limits.patience / 1000 });
      }
      // oxlint-disable-next-line no-console -- the user sees that it failed; log the cause for developers
      console.error('A file could not be read.', error);
      throw new FileRefusal('unreadable');
    }
  });
