/** One or more lines of text. */
import type { TextField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<TextField> = {
  isSortedByPlatform: true,
  sheet: {
    rule: ({ max, min, format, refuses, multiline, code }, base) => ({
      ...base,
      kind: 'text',
      limits: { label: base.label, max, min, format, refuses, multiline, code },
    }),
    // Codes are short, descriptions are long.
    width: ({ code }, source) => (!code && source.includes('description') ? 280 : 170),
  },
  input: 'half',
};
