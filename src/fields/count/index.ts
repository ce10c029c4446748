/** A number that the platform counts, or the length of a list; read-only. */
import type { CountField } from '../../schema/field';
import { lengthOrNumber, type Kind } from '../kind';

export const kind: Kind<CountField> = {
  sortKey: lengthOrNumber,
  column: { isNumeric: true, isNarrow: true },
};
