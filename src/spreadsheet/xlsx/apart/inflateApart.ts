import { inflate } from '../inflate';
import type { Packed, Watching } from '../inflate';
import { Refusal } from '../refusal';
import { allowOwnWorkers } from './allowOwnWorkers';
import type { FromInflater, ToInflater } from './serveInflater';

/** Unpacked size in bytes below which starting another worker takes longer than unpacking here. */
const minApartSize = 8 * 1024 * 1024;

/** The required part of a worker's interface. */
export type Inflater = Pick<Worker, 'addEventListener' | 'terminate'> & {
  readonly postMessage: (message: ToInflater, transfer: ArrayBuffer[]) => void;
};

/** The worker could not be started, or died. */
class InflaterFault extends Error {
  override readonly name = 'InflaterFault';
}

const newInflater = (): Inflater => {
  allowOwnWorkers();
  return new Worker(new URL('./inflateWorker.ts', import.meta.url), { type: 'module' });
};

/** Only in a worker: on the page's own thread, readers read only small files, in tests. */
const isApart = (): boolean => typeof document === 'undefined' && typeof Worker === 'function';

/** The messages of a worker as a queue to wait for. */
const messagesOf = (inflater: Inflater) => {
  const waiting: (FromInflater | InflaterFault)[] = [];
  let wake = (): void => undefined;
  const add = (message: FromInflater | InflaterFault): void => {
    waiting.push(message);
    wake();
  };
  inflater.addEventListener('message', ({ data }) => add(data as FromInflater));
  inflater.addEventListener('messageerror', () => add(new InflaterFault('messageerror')));
  inflater.addEventListener('error', (event) => {
    event.preventDefault();
    add(new InflaterFault(event.message));
  });
  return async (): Promise<FromInflater> => {
    while (waiting.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const next = waiting.shift() as FromInflater | InflaterFault;
    if (next instanceof InflaterFault) throw next;
    return next;
  };
};

async function* piecesOf(
  inflater: Inflater,
  next: () => Promise<FromInflater>,
  { onRead, signal }: Watching,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  try {
    for (;;) {
      const told = await next();
      signal?.throwIfAborted();
      if (told.type === 'end') return;
      if (told.type === 'refused') throw new Refusal(told.refused.code, told.refused.values);
      if (told.type === 'fault') throw told.error;
      onRead(told.read);
      yield told.bytes;
      const memory = told.bytes.buffer;
      inflater.postMessage({ type: 'taken', memory }, [memory]);
    }
  } finally {
    inflater.terminate();
  }
}

/**
 * Starts to unpack at once in a separate worker. Yields pieces; each is valid until the next one is requested. Returns
 * undefined if a worker is not worthwhile. If the worker cannot be started, unpacks in this thread.
 */
export const inflateApart = (
  packed: Packed,
  watching: Watching,
): AsyncGenerator<Uint8Array, void> | undefined => {
  if (!isApart() || packed.size < minApartSize) return undefined;
  try {
    return inflatedBy(newInflater, packed, watching);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the file is still read; log why it takes longer
    console.warn('Nothing could be unpacked apart.', error);
    return undefined;
  }
};

/** The same with the worker that `take` returns. */
export const inflatedBy = (
  take: () => Inflater,
  packed: Packed,
  watching: Watching,
): AsyncGenerator<Uint8Array, void> => {
  const inflater = take();
  const next = messagesOf(inflater);
  inflater.postMessage({ type: 'inflate', packed }, []);
  return (async function* () {
    let hasBegun = false;
    try {
      for await (const piece of piecesOf(inflater, next, watching)) {
        hasBegun = true;
        yield piece;
      }
    } catch (error) {
      if (hasBegun || !(error instanceof InflaterFault)) throw error;
      yield* inflate(packed, watching);
    }
  })();
};
