/** What is worth knowing of a schedule before it is used, over the coming 400 days. */
import { isTimeZone } from '../../timeZone/rule';
import { clockWarning } from './clockWarnings';
import { dayWarnings } from './dayWarnings';
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
  { expression, durationMinutes, from }: Asked,
  timeZone: string,
): readonly Warning[] => {
  const transitions = transitionsBetween({ timeZone, from, to: from + days * day });
  const isFixed = isFixedTime(expression);
  const ofClock = (transition: Transition): readonly Warning[] =>
    [
      clockWarning({ pattern, isFixed, timeZone, transition }),
      durationMinutes === null
        ? null
        : shortDayOverlap({ expression, timeZone, durationMinutes, transition }),
    ].filter((one) => one !== null);
  return firstOfEach(transitions.flatMap(ofClock));
};

/** In the order of what concerns most: none for what is no schedule. */
export const warningsOf = (asked: Asked): readonly Warning[] => {
  const pattern = patternOf(asked.expression);
  if (!pattern) return [];
  const { durationMinutes, from } = asked;
  const all = [...new Set(asked.timeZones)];
  const names = all.flatMap((name) => name || []);
  const unknown = names.filter((name) => !isTimeZone(name));
  const interval = shortestInterval(pattern, from, days);
  const isOverlapping = durationMinutes !== null && durationMinutes > interval;
  // Where runs overlap on any day, a short day is no news.
  const ofZones = { ...asked, durationMinutes: isOverlapping ? null : durationMinutes };
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
