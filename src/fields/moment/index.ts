/** A point in time: ISO text, or milliseconds since 1970 as a number or as digits. */
import type { MomentField } from '../../schema/field';
import { asNumber, type Kind } from '../kind';

export const kind: Kind<MomentField> = {
  sortKey: (value) => {
    const number = asNumber(value);
    if (number !== null || typeof value !== 'string') return number;
    const at = Date.parse(value);
    return Number.isNaN(at) ? null : at;
  },
  isSortedByPlatform: true,
  input: 'half',
};
