import type { Refused } from '../../types';
import { inflate, type Packed } from '../inflate';
import { Refusal } from '../refusal';

/** Messages between a reader and the worker that unpacks for it. */
export type ToInflater =
  | { readonly type: 'inflate'; readonly packed: Packed }
  /** A piece was read; its memory can be reused. */
  | { readonly type: 'taken'; readonly memory: ArrayBuffer };

export type FromInflater =
  /** `read`: number of packed bytes read for this piece. */
  | { readonly type: 'piece'; readonly bytes: Uint8Array<ArrayBuffer>; readonly read: number }
  | { readonly type: 'end' }
  | { readonly type: 'refused'; readonly refused: Refused }
  /** The file is no longer readable. */
  | { readonly type: 'fault'; readonly error: DOMException };

/** Bytes of a piece, and the number of pieces unpacked ahead; together they limit the memory. */
export const pieceBytes = 256 * 1024;
export const piecesAhead = 32;

type Post = (message: FromInflater, transfer: ArrayBuffer[]) => void;

/**
 * Unpacks one part after the other, at most `piecesAhead` pieces ahead of the reader.
 * @returns the handler for the reader's messages
 */
export const serveInflater = (post: Post): ((message: ToInflater) => void) => {
  const free: ArrayBuffer[] = Array.from(
    { length: piecesAhead },
    () => new ArrayBuffer(pieceBytes),
  );
  let wake = (): void => undefined;

  const emptyPiece = async (): Promise<Uint8Array<ArrayBuffer>> => {
    for (;;) {
      const memory = free.pop();
      if (memory) return new Uint8Array(memory);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };

  const unpack = async (packed: Packed): Promise<void> => {
    let read = 0;
    let length = 0;
    let piece: Uint8Array<ArrayBuffer> | undefined;
    const send = () => {
      if (!piece || length === 0) return;
      post({ type: 'piece', bytes: piece.subarray(0, length), read }, [piece.buffer]);
      piece = undefined;
      length = 0;
      read = 0;
    };
    const onRead = (bytes: number) => {
      read += bytes;
    };
    for await (const bytes of inflate(packed, { onRead })) {
      for (let at = 0; at < bytes.length;) {
        piece ??= await emptyPiece();
        const some = bytes.subarray(at, at + pieceBytes - length);
        piece.set(some, length);
        at += some.length;
        length += some.length;
        if (length === pieceBytes) send();
      }
    }
    send();
    post({ type: 'end' }, []);
  };

  return (message) => {
    if (message.type === 'taken') {
      free.push(message.memory);
      wake();
      return;
    }
    unpack(message.packed).catch((error: unknown) => {
      if (error instanceof Refusal) post({ type: 'refused', refused: error.refused }, []);
      else if (error instanceof DOMException) post({ type: 'fault', error }, []);
      else throw error;
    });
  };
};
