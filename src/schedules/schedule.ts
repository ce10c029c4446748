/** Schedules that people build without cron: by day, week or month, at a time of day (rules 4, 5, 9). */
import {
  normalCron,
  readPart,
  unchosen,
  unchosenStep,
  type CronPart,
  type PartName,
} from './expression';

export interface Time {
  readonly hour: number;
  readonly minute: number;
}

export type Schedule =
  /** Every n days of a month, starting on the 1st; 0 if no interval is given. */
  | { readonly kind: 'day'; readonly every: number; readonly at: Time }
  /** Weekdays, 1 for Monday to 6 for Saturday and 0 for Sunday, Monday first. */
  | { readonly kind: 'week'; readonly days: readonly number[]; readonly at: Time }
  /** Days of the month, 1 to 31. */
  | { readonly kind: 'month'; readonly days: readonly number[]; readonly at: Time };

export type PeriodKind = Schedule['kind'];

/** Longest interval in days that cron can express: '*' in steps of 31 is the 1st only. */
export const longestInterval = 31;

const midnight: Time = { hour: 0, minute: 0 };

/** Sunday is the last day of the week. */
const fromMonday = (day: number): number => (day + 6) % 7;

export const inWeekOrder = (days: Iterable<number>): readonly number[] =>
  [...new Set(days)].toSorted((one, other) => fromMonday(one) - fromMonday(other));

const inMonthOrder = (days: Iterable<number>): readonly number[] =>
  [...new Set(days)].toSorted((one, other) => one - other);

const stepOf = (every: number): string => {
  if (!Number.isInteger(every) || every < 1) return unchosenStep;
  return every === 1 ? '*' : `*/${every}`;
};

const listOf = (days: readonly number[]): string => days.join(',') || unchosen;

/** Returns the cron expression of a schedule. If a choice is missing, the validation rule refuses the expression. */
export const cronOf = (schedule: Schedule): string => {
  const { hour, minute } = schedule.at;
  const time = `${minute} ${hour}`;
  if (schedule.kind === 'day') return `${time} ${stepOf(schedule.every)} * *`;
  return schedule.kind === 'week'
    ? `${time} * * ${listOf(inWeekOrder(schedule.days))}`
    : `${time} ${listOf(inMonthOrder(schedule.days))} * *`;
};

const none: CronPart = { isAny: false, step: null, values: [] };

/** Like `readPart`, but a missing choice has no values. */
const partOf = (name: PartName, text: string): CronPart | null => {
  if (text === unchosen && (name === 'monthDay' || name === 'weekday')) return none;
  if (text === unchosenStep && name === 'monthDay') return { ...none, step: 0 };
  const part = readPart(name, text);
  return 'read' in part ? part.read : null;
};

const only = ({ values }: CronPart): number | null =>
  values.length === 1 ? (values[0] ?? null) : null;

/**
 * Returns the schedule that the builder shows for an expression; null if it cannot show it, in which case the
 * expression is kept as written.
 */
export const scheduleOf = (expression: string): Schedule | null => {
  const texts = normalCron(expression).split(' ');
  const [, , , month, ...rest] = texts;
  if (month !== '*' || rest.length !== 1) return null;
  const minutes = partOf('minute', texts[0] ?? '');
  const hours = partOf('hour', texts[1] ?? '');
  const monthDay = partOf('monthDay', texts[2] ?? '');
  const weekday = partOf('weekday', texts[4] ?? '');
  if (!minutes || !hours || !monthDay || !weekday) return null;
  const minute = only(minutes);
  const hour = only(hours);
  if (minute === null || hour === null) return null;
  const at: Time = { hour, minute };
  if (weekday.isAny || (weekday.step === 1 && monthDay.isAny)) {
    return monthDay.step === null
      ? { kind: 'month', days: monthDay.values, at }
      : { kind: 'day', every: monthDay.step, at };
  }
  return monthDay.isAny ? { kind: 'week', days: inWeekOrder(weekday.values), at } : null;
};

const beginnings: Readonly<Record<PeriodKind, (at: Time) => Schedule>> = {
  day: (at) => ({ kind: 'day', every: 1, at }),
  week: (at) => ({ kind: 'week', days: [1], at }),
  month: (at) => ({ kind: 'month', days: [1], at }),
};

/**
 * Returns the default schedule of another period with the time kept; the same period is unchanged (rules 4, Schedule
 * period kinds).
 */
export const switchTo = (kind: PeriodKind, schedule: Schedule | null): Schedule =>
  schedule?.kind === kind ? schedule : beginnings[kind](schedule?.at ?? midnight);
