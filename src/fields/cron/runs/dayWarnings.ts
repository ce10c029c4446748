/** What is worth knowing of a schedule's days: months are of different lengths. */
import { isEitherDay, type Pattern } from './pattern';
import { warning, type Warning } from './warning';

const monthLengths = [28, 29, 30, 31];

const shortMonthKinds = [
  [29, 'shortMonth29'],
  [30, 'shortMonth30'],
  [31, 'shortMonth31'],
] as const;

/** Days from the last run of a month to the 1st of the next one, where that is soonest. */
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
  // All days of a month are all days of each.
  if (values.length === 31) return [];
  return shortMonthKinds.flatMap(([day, kind]) => (values.includes(day) ? [warning(kind)] : []));
};

/** Days from the last weekday of a step to Sunday, where counting begins again; nothing where that is a step too. */
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
