/** Warnings about a schedule's days, because months have different lengths. */
import { isEitherDay, type Pattern } from './pattern';
import { warning, type Warning } from './warning';

const monthLengths = [28, 29, 30, 31];

const shortMonthKinds = [
  [29, 'shortMonth29'],
  [30, 'shortMonth30'],
  [31, 'shortMonth31'],
] as const;

/** The smallest number of days from the last run of a month to the 1st of the next month. */
const shortestTurn = (days: readonly number[]): number =>
  Math.min(
    ...monthLengths.map((length) => {
      const last = Math.max(...days.filter((day) => day <= length));
      return length + 1 - last;
    }),
  );

const ofMonthDays = ({ monthDay: { step, values } }: Pattern): readonly Warning[] => {
  if (step !== null) {
    return step === 1
      ? []
      : [warning('restart', { values: { every: step, smart_count: shortestTurn(values) } })];
  }
  // A schedule that runs on every day has no missing days.
  if (values.length === 31) return [];
  return shortMonthKinds.flatMap(([day, kind]) => (values.includes(day) ? [warning(kind)] : []));
};

/** Days from the last weekday of a step to Sunday, where the count restarts. No warning if this equals the step. */
const ofWeekdays = ({ weekday: { step, values } }: Pattern): readonly Warning[] => {
  const turn = 7 - (values.at(-1) ?? 0);
  return step === null || turn === step
    ? []
    : [warning('restartWeek', { values: { every: step, smart_count: turn } })];
};

export const dayWarnings = (pattern: Pattern): readonly Warning[] => [
  ...(isEitherDay(pattern) ? [warning('eitherDay')] : []),
  ...ofMonthDays(pattern),
  ...ofWeekdays(pattern),
];
