/** What a reader and the worker that unpacks for it say to one another. */
import type { Refused } from '../../types';
import type { Packed } from '../inflate';

export type ToInflater =
  | { readonly type: 'inflate'; readonly packed: Packed }
  /** A piece was read; its memory comes back. */
  | { readonly type: 'taken'; readonly memory: ArrayBuffer };

export type FromInflater =
  /** `read`: packed bytes that were read for it. */
  | { readonly type: 'piece'; readonly bytes: Uint8Array<ArrayBuffer>; readonly read: number }
  | { readonly type: 'end' }
  | { readonly type: 'refused'; readonly refused: Refused }
  /** The file cannot be read any more. */
  | { readonly type: 'fault'; readonly error: DOMException };

/** Bytes of a piece, and how many pieces are made ahead of the reader: with them all memory that is used. */
export const pieceBytes = 256 * 1024;
export const piecesAhead = 32;
