/** All warnings about a schedule, for the next 400 days. */
import { dayLength } from '../../lib/time/days';
import { isTimeZone } from '../../lib/time/zones';
import { clockWarning, transitionsBetween, type Transition } from './clockWarnings';
import {
  isEitherDay,
  isFixedTime,
  isRunDay,
  lastRunBefore,
  nextRuns,
  patternOf,
  type Pattern,
} from './nextRuns';
import { warning, type Warning } from './warningText';

// The shortest interval between two runs, in calendar and clock time without a time zone.

/** Minutes after midnight, in ascending order. */
const timesOf = ({ hour, minute }: Pattern): readonly number[] =>
  hour.values.flatMap((hours) => minute.values.map((minutes) => hours * 60 + minutes));

const least = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity);

const steps = (values: readonly number[]): readonly number[] =>
  values.slice(1).map((value, index) => value - (values[index] ?? 0));

/** The run days among the next `count` days, as day numbers. */
const runDays = (pattern: Pattern, from: number, count: number): readonly number[] => {
  const first = Math.floor(from / dayLength);
  return Array.from({ length: count }, (_, index) => first + index).filter((number) => {
    const date = new Date(number * dayLength);
    return isRunDay(pattern, {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    });
  });
};

/** Returns the minutes between the two closest runs of the next `days` days. */
const shortestInterval = (pattern: Pattern, from: number, days: number): number => {
  const times = timesOf(pattern);
  const [first = 0] = times;
  const last = times.at(-1) ?? 0;
  const overnight = least(steps(runDays(pattern, from, days))) * 24 * 60 - last + first;
  return Math.min(overnight, least(steps(times)));
};

// Warnings about a schedule's days, because months have different lengths.

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

const dayWarnings = (pattern: Pattern): readonly Warning[] => [
  ...(isEitherDay(pattern) ? [warning('eitherDay')] : []),
  ...ofMonthDays(pattern),
  ...ofWeekdays(pattern),
];

/** Runs that overlap only on the day when clocks go forward, because that day is shorter. */
const minute = 60_000;

/** Null if clocks go back, or if every run ends before the next one. */
const shortDayOverlap = ({
  expression,
  timeZone,
  durationMinutes,
  transition,
  until,
}: {
  readonly expression: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly transition: Transition;
  /** No run starts at or after this moment. */
  readonly until: number;
}): Warning | null => {
  const { at, before: offset } = transition;
  if (transition.after < offset) return null;
  const last = lastRunBefore({ expression, timeZone, before: at });
  if (last === null) return null;
  // The run that is moved to the end of the gap may be close to the following one as well.
  const runs = [
    last,
    ...nextRuns({ expression, timeZone, from: last, count: 2, until: until - 1 }),
  ];
  const intervals = runs.slice(1).map((run, index) => (run - (runs[index] ?? run)) / minute);
  const interval = Math.min(...intervals);
  return interval < durationMinutes
    ? warning('overlapShortDay', {
        values: { duration: durationMinutes, interval },
        date: new Date(at + offset).toISOString().slice(0, 10),
        timeZones: [timeZone],
      })
    : null;
};

export type { Warning } from './warningText';

const days = 400;

interface WarningOptions {
  readonly expression: string;
  /** The time zones in which it runs; null means UTC. Duplicates are ignored. */
  readonly timeZones: readonly (string | null)[];
  /** Duration of a run in minutes; null if unknown. */
  readonly durationMinutes: number | null;
  readonly from: number;
  /** No run starts at or after this moment; null if there is no end. */
  readonly until?: number | null;
}

/** Keeps the first warning of each kind: the next year repeats them. */
const firstOfEach = (warnings: readonly Warning[]): readonly Warning[] =>
  warnings.filter(
    ({ kind }, index) => warnings.findIndex((other) => other.kind === kind) === index,
  );

/** Merges the warnings of several time zones that have the same text. */
const grouped = (warnings: readonly Warning[]): readonly Warning[] => {
  const groups = new Map<string, Warning>();
  for (const raised of warnings) {
    const key = JSON.stringify([raised.kind, raised.date, raised.values]);
    const before = groups.get(key)?.timeZones ?? [];
    groups.set(key, { ...raised, timeZones: [...before, ...raised.timeZones] });
  }
  return [...groups.values()];
};

const inOrderOfTime = (warnings: readonly Warning[]): readonly Warning[] =>
  warnings.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));

const zoneWarnings = (
  pattern: Pattern,
  { expression, durationMinutes, from, until }: WarningOptions,
  timeZone: string,
): readonly Warning[] => {
  const to = Math.min(from + days * dayLength, until ?? Infinity);
  const transitions = transitionsBetween({ timeZone, from, to });
  const isFixed = isFixedTime(expression);
  const ofClock = (transition: Transition): readonly Warning[] =>
    [
      clockWarning({ pattern, isFixed, timeZone, transition }),
      durationMinutes === null
        ? null
        : shortDayOverlap({ expression, timeZone, durationMinutes, transition, until: to }),
    ].filter((found) => found !== null);
  return firstOfEach(transitions.flatMap(ofClock));
};

/** Whether at least two runs remain in one of the time zones; always true if there is no end. */
const runsAgain = ({ expression, timeZones, from, until }: WarningOptions): boolean =>
  until == null ||
  (timeZones.length === 0 ? [null] : timeZones).some(
    (timeZone) => nextRuns({ expression, timeZone, from, count: 2, until: until - 1 }).length > 1,
  );

/** Returns the warnings, the most important first; empty for an invalid schedule. */
export const warningsOf = (options: WarningOptions): readonly Warning[] => {
  const pattern = patternOf(options.expression);
  if (!pattern) return [];
  const { durationMinutes, from, until } = options;
  const all = [...new Set(options.timeZones)];
  const names = all.flatMap((name) => name || []);
  const unknown = names.filter((name) => !isTimeZone(name));
  const daysLeft = until == null ? days : Math.min(days, Math.ceil((until - from) / dayLength));
  const interval = shortestInterval(pattern, from, daysLeft);
  const isOverlapping =
    durationMinutes !== null && durationMinutes > interval && runsAgain(options);
  // If runs overlap every day, or follow each other without a pause, a short day adds nothing.
  const isShortDayTold = durationMinutes !== null && durationMinutes < interval;
  const ofZones = { ...options, durationMinutes: isShortDayTold ? durationMinutes : null };
  return [
    ...(isOverlapping
      ? [warning('overlap', { values: { duration: durationMinutes, interval } })]
      : []),
    ...dayWarnings(pattern),
    ...(unknown.length > 0 ? [warning('unknownTimeZone', { timeZones: unknown })] : []),
    ...(names.length < all.length ? [warning('noTimeZone')] : []),
    ...inOrderOfTime(
      grouped(
        names
          .filter((name) => isTimeZone(name))
          .flatMap((timeZone) => zoneWarnings(pattern, ofZones, timeZone)),
      ),
    ),
  ];
};
