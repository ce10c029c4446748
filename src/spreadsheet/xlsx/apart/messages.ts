/** Messages between a reader and the worker that unpacks for it. */
import type { Refused } from '../../types';
import type { Packed } from '../inflate';

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
