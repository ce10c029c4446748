/** The same schedule, written so that its sentence reads as people speak: Monday first, and runs of days as one. */
import { normalCron } from '../../schema/cron/fault';

const listed = /^\d+(?:,\d+)+$/;

const distinct = (text: string): readonly number[] =>
  [...new Set(text.split(',').map(Number))].toSorted((one, other) => one - other);

/** Sunday ends the week here. */
const weekdaysOf = (text: string): string => {
  const days = distinct(text.replaceAll('0', '7'));
  const first = days[0] ?? 1;
  const last = days.at(-1) ?? 7;
  if (days.length === 7) return '*';
  return days.length > 2 && last - first === days.length - 1 ? `${first}-${last}` : days.join(',');
};

/** Only lists are written anew, each value once and in order; everything else stays as it is. */
export const readable = (expression: string): string =>
  normalCron(expression)
    .split(' ')
    .map((part, index) => {
      if (!listed.test(part)) return part;
      return index === 4 ? weekdaysOf(part) : distinct(part).join(',');
    })
    .join(' ');
