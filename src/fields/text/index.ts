/** A line of text, or several. */
import type { TextField } from '../../schema/field';
import type { Kind } from '../kind';

/** The rest of a secret never gets into a record, so nothing can show, sort or export it. */
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
    // Codes are short, what describes is long.
    width: ({ code }, source) => (!code && source.includes('description') ? 280 : 170),
  },
  input: 'half',
};
