/** A calendar day, 'YYYY-MM-DD'. No time zone is ever applied: it is read, shown and sent as it is. */
import type { DateField } from '../../schema/field';
import { isDay } from '../../lib/time/days';
import { millisecondsIn, momentDigits } from '../../lib/time/moments';
import type { Kind } from '../kind';

/** Returns a stored value as a day; '' if it is not one. */
export const dayText = (value: unknown): string =>
  typeof value === 'string' && isDay(value.trim()) ? value.trim() : '';

export const kind: Kind<DateField> = {
  wire: {
    // Some platforms store a moment for a day; its date part is meant, in any time zone.
    fromPlatform: (value) => {
      const isNumber = typeof value === 'number' || momentDigits.test(String(value).trim());
      const moment = isNumber ? millisecondsIn(Number(value)) : null;
      const text = moment === null ? value : new Date(moment).toISOString();
      const day = typeof text === 'string' ? text.split('T')[0] : undefined;
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
