/** One or more lines of text. */
import type { TextField } from '../../schema/field';
import type { Kind } from '../kind';

/** Cuts a secret before it enters a record, so that nothing can show, sort or export the rest. */
const endOf = (value: unknown, { keepsEnd }: TextField): unknown =>
  keepsEnd === undefined || typeof value !== 'string' || value === ''
    ? value
    : `••••${value.slice(-keepsEnd)}`;

export const kind: Kind<TextField> = {
  wire: { fromPlatform: endOf },
  isSortedByPlatform: true,
  sheet: {
    rule: ({ max, min, format, refuses }, base) => {
      const limits = {
        label: base.label,
        max,
        ...(min === undefined ? {} : { min }),
        ...(format === undefined ? {} : { format }),
        ...(refuses === undefined ? {} : { refuses }),
      };
      return { ...base, kind: 'text', limits };
    },
    // Codes are short, descriptions are long.
    width: ({ code }, source) => (!code && source.includes('description') ? 280 : 170),
  },
  input: 'half',
};
