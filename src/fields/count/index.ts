/** A read-only count. */
import type { CountField } from '../../schema/field';
import type { Kind } from '../kind';
import { lengthOrNumber } from '../sorting';

export const kind: Kind<CountField> = {
  sortKey: lengthOrNumber,
  column: { isNumeric: true, isNarrow: true },
};
