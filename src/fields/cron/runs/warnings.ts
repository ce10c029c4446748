/** What is worth knowing of a schedule before it is used, over the coming 400 days. */
import { isTimeZone } from '../../timeZone/rule';
import { clockWarning } from './clockWarnings';
import { dayWarnings } from './dayWarnings';
import { nextRuns } from './nextRuns';
import { shortestInterval } from './intervals';
import { isFixedTime, patternOf, type Pattern } from './pattern';
import { shortDayOverlap } from './shortDayOverlap';
import { transitionsBetween, type Transition } from './transitions';
import { warning, type Warning } from './warning';

export type { Warning } from './warning';

const days = 400;
const day = 24 * 60 * 60_000;

interface Asked {
  readonly expression: string;
  /** Of the zones that it runs in; none is reckoned as UTC. Names that repeat cost nothing. */
  readonly timeZones: readonly (string | null)[];
  /** Minutes that a run lasts; null while none is told. */
  readonly durationMinutes: number | null;
  readonly from: number;
  /** No run begins from then on; null where there is no such moment. */
  readonly until?: number | null;
}

/** The first of each way that clocks change: the next year brings the same. */
const firstOfEach = (warnings: readonly Warning[]): readonly Warning[] =>
  warnings.filter(
    ({ kind }, index) => warnings.findIndex((other) => other.kind === kind) === index,
  );

/** One warning for all time zones that it is true of in the same words. */
const grouped = (warnings: readonly Warning[]): readonly Warning[] => {
  const groups = new Map<string, Warning>();
  for (const one of warnings) {
    const key = JSON.stringify([one.kind, one.date, one.values]);
    const before = groups.get(key)?.timeZones ?? [];
    groups.set(key, { ...one, timeZones: [...before, ...one.timeZones] });
  }
  return [...groups.values()];
};

const inOrderOfTime = (warnings: readonly Warning[]): readonly Warning[] =>
  warnings.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));

const zoneWarnings = (
  pattern: Pattern,
  { expression, durationMinutes, from, until }: Asked,
  timeZone: string,
): readonly Warning[] => {
  const to = Math.min(from + days * day, until ?? Infinity);
  const transitions = transitionsBetween({ timeZone, from, to });
  const isFixed = isFixedTime(expression);
  const ofClock = (transition: Transition): readonly Warning[] =>
    [
      clockWarning({ pattern, isFixed, timeZone, transition }),
      durationMinutes === null
        ? null
        : shortDayOverlap({ expression, timeZone, durationMinutes, transition, until: to }),
    ].filter((one) => one !== null);
  return firstOfEach(transitions.flatMap(ofClock));
};

/** Two runs are still to come in one of the time zones; where there is no end, there always are. */
const runsAgain = ({ expression, timeZones, from, until }: Asked): boolean =>
  until == null ||
  (timeZones.length === 0 ? [null] : timeZones).some(
    (timeZone) => nextRuns({ expression, timeZone, from, count: 2, until: until - 1 }).length > 1,
  );

/** In the order of what concerns most: none for what is no schedule. */
export const warningsOf = (asked: Asked): readonly Warning[] => {
  const pattern = patternOf(asked.expression);
  if (!pattern) return [];
  const { durationMinutes, from, until } = asked;
  const all = [...new Set(asked.timeZones)];
  const names = all.flatMap((name) => name || []);
  const unknown = names.filter((name) => !isTimeZone(name));
  const daysLeft = until == null ? days : Math.min(days, Math.ceil((until - from) / day));
  const interval = shortestInterval(pattern, from, daysLeft);
  const isOverlapping = durationMinutes !== null && durationMinutes > interval && runsAgain(asked);
  // Where runs overlap on any day, or follow each other without a pause, a short day is no news.
  const isShortDayTold = durationMinutes !== null && durationMinutes < interval;
  const ofZones = { ...asked, durationMinutes: isShortDayTold ? durationMinutes : null };
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
