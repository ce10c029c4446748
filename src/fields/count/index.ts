/** A read-only count. */
import type { CountField } from '../../schema/field';
import { lengthOrNumber, type Kind } from '../kind';

export const kind: Kind<CountField> = {
  sortKey: lengthOrNumber,
  column: { isNumeric: true, isNarrow: true },
};
