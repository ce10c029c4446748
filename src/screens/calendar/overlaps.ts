/** Finds templates that run in the same zone at the same time. */
import { dayAt } from '../../lib/time/zonedDays';
import { offsetAt } from '../../lib/time/zones';
import type { DayRunsOf } from '../../schedules/dayRuns';
import { momentsOfDays, type CalendarEntry, type EntryPart } from './entries';
import { dayLength } from '../../lib/time/days';
import type { PlannedTemplate, PlannedZone } from '../../schedules/plan';

export interface Overlap {
  readonly template: PlannedTemplate;
  /** Zones in which both run. */
  readonly zones: number;
  /**
   * The other one is already running when this one starts, and does not run for a day or more, since that overlaps with
   * everything.
   */
  readonly isMarked: boolean;
}

type Span = readonly [from: number, to: number];

/** Maximum number of days to look back for runs that are still in progress. */
const longestLook = 7;

const daysOf = ({ length }: PlannedTemplate): number =>
  Math.min(longestLook, Math.ceil(length / dayLength));

const merged = (spans: readonly Span[]): readonly Span[] => {
  const kept: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = kept.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else kept.push([from, to]);
  }
  return kept;
};

const spansOf = (moments: readonly number[], length: number): readonly Span[] =>
  merged(moments.map((moment) => [moment, moment + length]));

const meet = (some: readonly Span[], others: readonly Span[]): boolean => {
  let at = 0;
  for (const [from, to] of some) {
    while ((others[at]?.[1] ?? Infinity) <= from) at += 1;
    if ((others[at]?.[0] ?? Infinity) < to) return true;
  }
  return false;
};

const beginsWithin = (moments: readonly number[], spans: readonly Span[]): boolean =>
  moments.some((moment) => spans.some(([from, to]) => from <= moment && moment < to));

/**
 * Milliseconds between two runs, in elapsed or local time, whichever is longer: a daily run that overlaps the next one
 * only because of a clock change is not reported.
 */
const apart = (timeZone: string, one: number, next: number): number => {
  const shift = offsetAt(timeZone, next) - offsetAt(timeZone, one);
  return next - one + Math.max(0, shift);
};

interface OverlapsOptions {
  readonly templates: readonly PlannedTemplate[];
  readonly days: readonly number[];
  readonly runs: DayRunsOf;
}

export const createOverlaps = ({ templates, days, runs }: OverlapsOptions) => {
  const working = templates.filter(({ fault, length }) => fault === null && length > 0);
  const idsOf = new Map(
    working.map((template) => [template.id, new Set(template.zones.map(({ id }) => id))]),
  );
  const longest = Math.max(0, ...working.map(daysOf));
  const spansKnown = new Map<string, readonly Span[]>();

  /** When a template runs in a time zone, including runs that start before or end after the days. */
  const busy = (template: PlannedTemplate, timeZone: string): readonly Span[] => {
    const key = `${template.id} ${timeZone}`;
    const cached = spansKnown.get(key);
    if (cached) return cached;
    const first = (days[0] ?? 0) - 1 - daysOf(template);
    const last = (days.at(-1) ?? 0) + 1 + longest;
    const spans = spansOf(momentsOfDays(runs, template, timeZone, [first, last]), template.length);
    spansKnown.set(key, spans);
    return spans;
  };

  const shared = (zones: readonly PlannedZone[], other: PlannedTemplate): number => {
    const ids = idsOf.get(other.id);
    return zones.filter(({ id }) => ids?.has(id)).length;
  };

  const nothing = { zones: 0, isMarked: false };
  const inPart = (part: EntryPart, template: PlannedTemplate, other: PlannedTemplate) => {
    const zones = shared(part.zones, other);
    if (zones === 0) return nothing;
    const others = busy(other, part.timeZone);
    if (!meet(spansOf(part.moments, template.length), others)) return nothing;
    return { zones, isMarked: other.length < dayLength && beginsWithin(part.moments, others) };
  };

  return {
    /** Other templates that run at the same time. */
    of: ({ template, parts }: CalendarEntry): readonly Overlap[] =>
      template.length === 0
        ? []
        : working.flatMap((other) => {
            if (other.id === template.id) return [];
            const found = parts.map((part) => inPart(part, template, other));
            const zones = found.reduce((sum, share) => sum + share.zones, 0);
            const isMarked = found.some((share) => share.isMarked);
            return zones === 0 ? [] : { template: other, zones, isMarked };
          }),
    /** Whether a run is still in progress when the template's next one starts in the same zone. */
    isOwn: ({ template, parts }: CalendarEntry): boolean =>
      template.length > 0 &&
      parts.some(({ timeZone, moments }) => {
        const last = moments.at(-1) ?? 0;
        const day = dayAt(timeZone, last);
        const next = momentsOfDays(runs, template, timeZone, [day, day + 1 + daysOf(template)]);
        const following = [...moments, ...next.filter((moment) => moment > last)];
        return following.some(
          (moment, at) =>
            at > 0 && apart(timeZone, following[at - 1] ?? 0, moment) < template.length,
        );
      }),
  };
};
