/** An image; a picture alone says nothing in a row beside others. */
import type { ImageField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<ImageField> = {
  sortKey: null,
  column: { isNarrow: true, isNeverOffered: true },
};
