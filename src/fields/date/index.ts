/** A calendar day, 'YYYY-MM-DD'. No time zone ever touches it: it is read, shown and sent as it is written. */
import type { DateField } from '../../schema/field';
import { isDay } from '../../schema/rules/dateFault';
import type { Kind } from '../kind';

/** The day a stored value is; empty for what is none. */
export const dayText = (value: unknown): string =>
  typeof value === 'string' && isDay(value.trim()) ? value.trim() : '';

export const kind: Kind<DateField> = {
  wire: {
    // Platforms that keep a moment for a day mean the day they write, wherever it is read.
    fromPlatform: (value) => {
      const day = typeof value === 'string' ? value.split('T')[0] : undefined;
      return day !== undefined && isDay(day) ? day : value;
    },
  },
  sortKey: (value) => {
    const day = dayText(value);
    return day === '' ? null : Date.parse(`${day}T00:00:00Z`);
  },
  isSortedByPlatform: true,
  sheet: { rule: (_, base) => ({ ...base, kind: 'date' }), width: () => 130 },
  input: 'half',
};
