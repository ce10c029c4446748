/**
 * Converts a week's runs to entries: one for all runs of a template at the same time of the same date, or one per date
 * if there are many.
 */
import { dayAt, minuteLength, startOfDay, wallAt } from '../../lib/time/zonedDays';
import type { DayRuns, DayRunsOf } from '../../schedules/dayRuns';
import { dayLength } from '../../lib/time/days';
import { groupsOf } from '../../lib/util/groupsOf';
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

interface EntriesOptions {
  readonly templates: readonly PlannedTemplate[];
  readonly days: readonly number[];
  /** The time zone by whose clocks all days are shown; null for the clocks of each zone. */
  readonly clockZone: string | null;
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

/** The runs from one day to another, both inclusive. */
export const momentsOfDays = (
  runs: DayRunsOf,
  template: PlannedTemplate,
  timeZone: string,
  [first, last]: readonly [number, number],
): readonly number[] =>
  Array.from(
    { length: last - first + 1 },
    (_, at) => runsOn(runs, template, timeZone, first + at).moments,
  ).flat();

/** A run of a template in the zones of one time zone. */
interface ZonedRun {
  readonly timeZone: string;
  readonly zones: readonly PlannedZone[];
  readonly moment: number;
  /** The day and the minute of the day, by the clock shown. */
  readonly day: number;
  readonly time: number;
}

const zonedRuns = (
  template: PlannedTemplate,
  { days, clockZone, runs }: Omit<EntriesOptions, 'templates'>,
): readonly ZonedRun[] =>
  byTimeZone(template.zones).flatMap(([timeZone, zones]) => {
    if (clockZone === null) {
      return days.flatMap((day) => {
        const { times, moments } = runsOn(runs, template, timeZone, day);
        return moments.map((moment, at) => ({
          timeZone,
          zones,
          moment,
          day,
          time: times[at] ?? 0,
        }));
      });
    }
    const [first = 0, last = 0] = [days[0], days.at(-1)];
    const [from, to] = [startOfDay(clockZone, first), startOfDay(clockZone, last + 1)];
    const zoneDays = [dayAt(timeZone, from), dayAt(timeZone, to)] as const;
    return momentsOfDays(runs, template, timeZone, zoneDays)
      .filter((moment) => moment >= from && moment < to)
      .map((moment) => {
        const wall = wallAt(clockZone, moment);
        const day = Math.floor(wall / dayLength);
        const time = Math.floor((wall - day * dayLength) / minuteLength);
        return { timeZone, zones, moment, day, time };
      });
  });

const entriesOfTemplate = (
  template: PlannedTemplate,
  options: Omit<EntriesOptions, 'templates'>,
): readonly CalendarEntry[] => {
  if (template.fault !== null) return [];
  const isFolding = options.runs.timesOf(template.expression).length > foldedAbove;
  const byEntry = groupsOf(zonedRuns(template, options), ({ day, time }) =>
    isFolding ? String(day) : `${day} ${time}`,
  );
  return [...byEntry].map(([key, runs]) => ({
    key: `${template.id} ${key}`,
    template,
    day: runs[0].day,
    times: [...new Set(runs.map(({ time }) => time))].toSorted((one, other) => one - other),
    parts: [...groupsOf(runs, ({ timeZone }) => timeZone)].map(([timeZone, inZone]) => ({
      timeZone,
      zones: inZone[0].zones,
      moments: inZone.map(({ moment }) => moment),
    })),
  }));
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
