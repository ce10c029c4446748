/** A parsed schedule: clock times and days, without a time zone. */
import { cronFaultOf, normalCron } from '../../../schema/cron/fault';
import { readPart, type Part, type PartName } from '../../../schema/cron/part';

export interface Pattern {
  readonly minute: Part;
  readonly hour: Part;
  readonly monthDay: Part;
  readonly weekday: Part;
}

/** A calendar day without a time zone; months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const places: readonly (readonly [PartName, number])[] = [
  ['minute', 0],
  ['hour', 1],
  ['monthDay', 2],
  ['weekday', 4],
];

/** Returns null for an empty or invalid text. */
export const patternOf = (expression: string): Pattern | null => {
  if (normalCron(expression) === '' || cronFaultOf(expression)) return null;
  const texts = normalCron(expression).split(' ');
  const [minute, hour, monthDay, weekday] = places.flatMap(([name, place]) => {
    const part = readPart(name, texts[place] ?? '');
    return 'read' in part ? [part.read] : [];
  });
  return minute && hour && monthDay && weekday ? { minute, hour, monthDay, weekday } : null;
};

/** Both the day of the month and the weekday are set: cron runs on either. */
export const isEitherDay = ({ monthDay, weekday }: Pattern): boolean =>
  !monthDay.isAny && !weekday.isAny;

export const isRunDay = (pattern: Pattern, { year, month, day }: CalendarDay): boolean => {
  const { monthDay, weekday } = pattern;
  const isOfMonth = monthDay.values.includes(day);
  const isOfWeek = weekday.values.includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay());
  return isEitherDay(pattern) ? isOfMonth || isOfWeek : isOfMonth && isOfWeek;
};

/** Whether the schedule has explicit times, without '*' and steps. Such a run is not lost when clocks change. */
export const isFixedTime = (expression: string): boolean => {
  const [minute = '', hour = ''] = normalCron(expression).split(' ');
  return !/[*/]/.test(minute + hour);
};
