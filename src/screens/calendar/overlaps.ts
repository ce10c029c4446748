/** Which templates are at work in the same zone at the same time: a job begins before another one is over. */
import { dayAt } from './clock';
import type { DayRunsOf } from './dayRuns';
import { runsOn, type Entry, type Part } from './entries';
import { dayLength } from '../../schema/days';
import type { PlannedTemplate, PlannedZone } from './plan';

export interface Overlap {
  readonly template: PlannedTemplate;
  /** Zones in which both are at work. */
  readonly zones: number;
}

type Span = readonly [from: number, to: number];

/** Work that began earlier than this many days before is not looked for. */
const longestLook = 7;

const daysOf = ({ length }: PlannedTemplate): number =>
  Math.min(longestLook, Math.ceil(length / dayLength));

/** Spans that overlap become one. */
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

interface Asked {
  readonly templates: readonly PlannedTemplate[];
  readonly days: readonly number[];
  readonly runs: DayRunsOf;
}

export const createOverlaps = ({ templates, days, runs }: Asked) => {
  const working = templates.filter(({ fault, length }) => fault === null && length > 0);
  const idsOf = new Map(
    working.map((template) => [template.id, new Set(template.zones.map(({ id }) => id))]),
  );
  /** Days that the work of any of them goes on for. */
  const longest = Math.max(0, ...working.map(daysOf));
  const spansKnown = new Map<string, readonly Span[]>();

  /** When a template is at work in a time zone, from before the days until after them. */
  const busy = (template: PlannedTemplate, timeZone: string): readonly Span[] => {
    const key = `${template.id} ${timeZone}`;
    const known = spansKnown.get(key);
    if (known) return known;
    const first = (days[0] ?? 0) - 1 - daysOf(template);
    const last = (days.at(-1) ?? 0) + 1 + longest;
    const moments: number[] = [];
    for (let day = first; day <= last; day += 1) {
      moments.push(...runsOn(runs, template, timeZone, day).moments);
    }
    const spans = spansOf(moments, template.length);
    spansKnown.set(key, spans);
    return spans;
  };

  const shared = (zones: readonly PlannedZone[], other: PlannedTemplate): number => {
    const ids = idsOf.get(other.id);
    return zones.filter(({ id }) => ids?.has(id)).length;
  };

  const inPart = (part: Part, own: PlannedTemplate, other: PlannedTemplate): number => {
    const zones = shared(part.zones, other);
    if (zones === 0) return 0;
    const spans = spansOf(part.moments, own.length);
    return meet(spans, busy(other, part.timeZone)) ? zones : 0;
  };

  return {
    /** Other templates at work meanwhile. */
    of: ({ template, parts }: Entry): readonly Overlap[] =>
      template.length === 0
        ? []
        : working.flatMap((other) => {
            if (other.id === template.id) return [];
            const zones = parts.reduce((sum, part) => sum + inPart(part, template, other), 0);
            return zones === 0 ? [] : { template: other, zones };
          }),
    /** Whether a run is not over when the template's next one begins in the same zone. */
    isOwn: ({ template, parts }: Entry): boolean =>
      template.length > 0 &&
      parts.some(({ timeZone, moments }) => {
        const last = moments.at(-1) ?? 0;
        const day = dayAt(timeZone, last);
        const next: number[] = [];
        for (let at = day; at <= day + 1 + daysOf(template); at += 1) {
          next.push(...runsOn(runs, template, timeZone, at).moments);
        }
        const following = [...moments, ...next.filter((moment) => moment > last)];
        return following.some(
          (moment, at) => at > 0 && moment - (following[at - 1] ?? 0) < template.length,
        );
      }),
  };
};
