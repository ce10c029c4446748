/** Writes files for users: results, errors, templates. All cells are texts, so none is executed. */
import { yieldToMain, sliceTime } from '../../schema/yieldToMain';
import { askWorker, hasWorkers, newWorker, type Asking } from '../worker/ask';
import type { WriteMessage } from '../worker/messages';
import { createWriter, type FileKind } from './createWriter';

export interface Writing extends Pick<Asking, 'signal'> {
  readonly kind: FileKind;
  readonly headings: readonly string[];
  /** Read piece by piece; each row is as long as the headers. */
  readonly rows: Iterable<readonly string[]>;
}

/** Rows per message: they are copied on the page's thread. */
const rowsAtOnce = 250;

/** Collects rows for one time slice per message. */
const inPieces = async (
  { rows, signal }: Pick<Writing, 'rows' | 'signal'>,
  take: (piece: readonly (readonly string[])[]) => void,
): Promise<void> => {
  let piece: (readonly string[])[] = [];
  let began = performance.now();
  for (const row of rows) {
    piece.push(row);
    if (piece.length < rowsAtOnce) continue;
    take(piece);
    piece = [];
    if (performance.now() - began < sliceTime) continue;
    await yieldToMain();
    signal?.throwIfAborted();
    began = performance.now();
  }
  take(piece);
};

/** Milliseconds. A large workbook is written at once, without progress messages. */
const writeTimeout = 120_000;

/**
 * Writes a file; CSV has a byte order mark and CRLF.
 * @throws {DOMException} AbortError when `signal` is aborted; WorkerFault if it cannot be written
 */
export const writeTable = async ({ kind, headings, rows, signal }: Writing): Promise<Blob> => {
  if (!hasWorkers()) {
    const writer = await createWriter({ kind, headings });
    await inPieces({ rows, signal }, writer.add);
    return writer.end();
  }
  return askWorker<Blob>(
    newWorker,
    async (send) => {
      const post = (message: WriteMessage): void => send(message);
      post({ type: 'write', kind, headings });
      await inPieces({ rows, signal }, (piece) => post({ type: 'rows', rows: piece }));
      post({ type: 'end' });
    },
    { signal, patience: writeTimeout },
  );
};
