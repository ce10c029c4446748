/**
 * Converts a week's runs to entries: one for all runs of a template at the same time of the same date, or one per date
 * if there are many.
 */
import { dayAt, minuteLength, startOfDay, wallAt } from '../../lib/time/zonedDays';
import type { DayRuns, DayRunsOf } from '../../schedules/dayRuns';
import { dayLength } from '../../lib/time/days';
import { byTimeZone, type PlannedTemplate, type PlannedZone } from '../../schedules/plan';

/** The runs of an entry in the zones of one time zone. */
export interface EntryPart {
  readonly timeZone: string;
  readonly zones: readonly PlannedZone[];
  /** Milliseconds, sorted. */
  readonly moments: readonly number[];
}

export interface CalendarEntry {
  readonly key: string;
  readonly template: PlannedTemplate;
  readonly day: number;
  /** Local times in minutes, sorted; several if the date's runs are combined. */
  readonly times: readonly number[];
  readonly parts: readonly EntryPart[];
}

/** The local time of each zone, or of the user. */
export type Clocks =
  | { readonly of: 'zones' }
  | { readonly of: 'person'; readonly timeZone: string };

interface EntriesOptions {
  readonly templates: readonly PlannedTemplate[];
  readonly days: readonly number[];
  readonly clocks: Clocks;
  readonly runs: DayRunsOf;
}

/** With more runs per day than this, a template has one entry for the day. */
const foldedAbove = 4;

export const isFolded = ({ times }: Pick<CalendarEntry, 'times'>): boolean => times.length > 1;

export const zonesIn = ({ parts }: Pick<CalendarEntry, 'parts'>): number =>
  parts.reduce((count, { zones }) => count + zones.length, 0);

/** The runs of a day before a template ends. */
const untilEnd = (runs: DayRuns, endsAt: number | null): DayRuns => {
  if (endsAt === null || (runs.moments.at(-1) ?? 0) < endsAt) return runs;
  const kept = runs.moments.filter((moment) => moment < endsAt).length;
  return { times: runs.times.slice(0, kept), moments: runs.moments.slice(0, kept) };
};

export const runsOn = (
  runs: DayRunsOf,
  { expression, endsAt }: PlannedTemplate,
  timeZone: string,
  day: number,
): DayRuns => untilEnd(runs.on(expression, timeZone, day), endsAt);

/** Collects the entries of one template across time zones. */
const createGathering = (template: PlannedTemplate, isFolding: boolean) => {
  interface OpenPart {
    readonly zones: readonly PlannedZone[];
    readonly moments: number[];
  }
  interface Open {
    readonly day: number;
    readonly times: Set<number>;
    readonly parts: Map<string, OpenPart>;
  }
  const open = new Map<string, Open>();
  const put = (
    day: number,
    time: number,
    moment: number,
    { timeZone, zones }: { readonly timeZone: string; readonly zones: readonly PlannedZone[] },
  ) => {
    const key = isFolding ? String(day) : `${day} ${time}`;
    const entry: Open = open.get(key) ?? { day, times: new Set(), parts: new Map() };
    open.set(key, entry);
    entry.times.add(time);
    const part: OpenPart = entry.parts.get(timeZone) ?? { zones, moments: [] };
    entry.parts.set(timeZone, part);
    part.moments.push(moment);
  };
  const entries = (): CalendarEntry[] =>
    [...open].map(([key, { day, times, parts }]) => ({
      key: `${template.id} ${key}`,
      template,
      day,
      times: [...times].toSorted((one, other) => one - other),
      parts: [...parts].map(([timeZone, part]) => ({ timeZone, ...part })),
    }));
  return { put, entries };
};

const entriesOfTemplate = (
  template: PlannedTemplate,
  { days, clocks, runs }: Omit<EntriesOptions, 'templates'>,
): readonly CalendarEntry[] => {
  if (template.fault !== null) return [];
  const isFolding = runs.timesOf(template.expression).length > foldedAbove;
  const { put, entries } = createGathering(template, isFolding);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  for (const [timeZone, zones] of byTimeZone(template.zones)) {
    const group = { timeZone, zones };
    if (clocks.of === 'zones') {
      for (const day of days) {
        const { times, moments } = runsOn(runs, template, timeZone, day);
        for (const [at, moment] of moments.entries()) put(day, times[at] ?? 0, moment, group);
      }
      continue;
    }
    const [from, to] = [startOfDay(clocks.timeZone, first), startOfDay(clocks.timeZone, last + 1)];
    for (let day = dayAt(timeZone, from); day <= dayAt(timeZone, to); day += 1) {
      for (const moment of runsOn(runs, template, timeZone, day).moments) {
        if (moment < from || moment >= to) continue;
        const wall = wallAt(clocks.timeZone, moment);
        const shown = Math.floor(wall / dayLength);
        put(shown, Math.floor((wall - shown * dayLength) / minuteLength), moment, group);
      }
    }
  }
  return entries();
};

const inOrder = (one: CalendarEntry, other: CalendarEntry): number =>
  (one.times[0] ?? 0) - (other.times[0] ?? 0) ||
  one.template.name.localeCompare(other.template.name) ||
  one.key.localeCompare(other.key);

/** Entries of each day, in order. */
export const calendarEntriesOf = (
  options: EntriesOptions,
): readonly (readonly CalendarEntry[])[] => {
  const all = options.templates.flatMap((template) => entriesOfTemplate(template, options));
  return options.days.map((day) => all.filter((entry) => entry.day === day).toSorted(inOrder));
};
