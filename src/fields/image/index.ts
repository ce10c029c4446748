/** An image; not offered as a column, because a picture alone does not identify a row. */
import type { ImageField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<ImageField> = {
  sortKey: null,
  column: { isNarrow: true, isNeverOffered: true },
  isComparable: false,
};
