/** The shortest interval between two runs, in calendar and clock time without a time zone. */
import { isRunDay, type Pattern } from './pattern';

const day = 24 * 60 * 60_000;

/** Minutes after midnight, in ascending order. */
const timesOf = ({ hour, minute }: Pattern): readonly number[] =>
  hour.values.flatMap((hours) => minute.values.map((minutes) => hours * 60 + minutes));

const least = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity);

const steps = (values: readonly number[]): readonly number[] =>
  values.slice(1).map((value, index) => value - (values[index] ?? 0));

/** The run days among the next `count` days, as day numbers. */
const runDays = (pattern: Pattern, from: number, count: number): readonly number[] => {
  const first = Math.floor(from / day);
  return Array.from({ length: count }, (_, index) => first + index).filter((number) => {
    const date = new Date(number * day);
    return isRunDay(pattern, {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    });
  });
};

/** Returns the minutes between the two closest runs of the next `days` days. */
export const shortestInterval = (pattern: Pattern, from: number, days: number): number => {
  const times = timesOf(pattern);
  const [first = 0] = times;
  const last = times.at(-1) ?? 0;
  const overnight = least(steps(runDays(pattern, from, days))) * 24 * 60 - last + first;
  return Math.min(overnight, least(steps(times)));
};
