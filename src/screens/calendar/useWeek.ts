/** The visible week: entries by day, overlaps, results, and templates without runs. */
import { useMemo, useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { nextRuns, runsBetween } from '../../schedules/runs/nextRuns';
import { useRegistry } from '../../fields/useDeclaration';
import type { AnyDeclaration } from '../../schema/defineResource';
import { parentMeta, useParentIds } from '../../views/place/placeContext';
import { refreshIntervalOf, unpaged } from '../../views/list/state/listRequest';
import { startOfDay, weekFrom } from '../../lib/time/zonedDays';
import { createDayRuns } from '../../schedules/dayRuns';
import { useOrganizationRows } from '../../views/list/state/organizationRows';
import { calendarEntriesOf, type CalendarEntry } from './entries';
import { createRunOutcomes, hasFailed, jobOf, type KnownJob, type RunOutcomes } from './outcomes';
import { createOverlaps, type Overlap } from './overlaps';
import {
  idleOf,
  templateOf,
  plannedZoneOf,
  type Idle,
  type NextRun,
  type PlannedTemplate,
  type PlannedZone,
} from '../../schedules/plan';
import type { CalendarState } from './useCalendarState';
import { withWords } from '../../lib/text/plainText';

export interface ShownEntry extends CalendarEntry {
  readonly overlaps: readonly Overlap[];
  readonly isOwnOverlap: boolean;
}

export interface Week {
  readonly days: readonly number[];
  readonly clockZone: string | null;
  /** Entries of each day, those with failed jobs first. */
  readonly entries: readonly (readonly ShownEntry[])[];
  /** Number of failed jobs in the week, also of those that no template plans. */
  readonly failures: number;
  readonly idle: readonly Idle[];
  readonly outcomes: RunOutcomes | null;
  /** Jobs of each day that no template plans, by the selected clock; failed ones only if these alone are wanted. */
  readonly unplanned: readonly (readonly KnownJob[])[];
  readonly zoneById: Plan['zoneById'];
  readonly timeZones: readonly string[];
}

const matching = (zones: readonly PlannedZone[], text: string): readonly PlannedZone[] =>
  withWords(zones, text, ({ name, region }) => `${name} ${region ?? ''}`);

const narrowed = (
  { templates, zones }: Plan,
  { template, text }: Pick<CalendarState, 'template' | 'text'>,
): readonly PlannedTemplate[] => {
  const kept = new Set(matching(zones, text));
  return templates
    .filter(({ id }) => template === '' || id === template)
    .map((candidate) =>
      kept.size === zones.length
        ? candidate
        : { ...candidate, zones: candidate.zones.filter((zone) => kept.has(zone)) },
    );
};

/** The next run in any of its zones from a day on, which begins by the same clock as the days of the week. */
const nextOf = (
  { expression, zones, endsAt }: PlannedTemplate,
  { day, clockZone }: { readonly day: number; readonly clockZone: string | null },
): NextRun | null => {
  const timeZones = [...new Set(zones.map(({ timeZone }) => timeZone))];
  const until = (endsAt ?? Infinity) - 1;
  const runs = timeZones.flatMap((timeZone) => {
    // A run at its first moment is one of that day.
    const from = startOfDay(clockZone ?? timeZone, day) - 1;
    return nextRuns({ expression, timeZone, from, count: 1, until }).map((at) => ({
      at,
      timeZone,
    }));
  });
  return runs.toSorted((one, other) => one.at - other.at)[0] ?? null;
};

const reasonless = (
  templates: readonly PlannedTemplate[],
  entries: readonly (readonly CalendarEntry[])[],
  { idle, ...from }: { day: number; clockZone: string | null; idle: readonly Idle[] },
): readonly Idle[] => {
  const seen = new Set(entries.flat().map(({ template }) => template.id));
  const templateIds = new Set(idle.map(({ template }) => template.id));
  return templates
    .filter(({ id, zones }) => !seen.has(id) && !templateIds.has(id) && zones.length > 0)
    .map((template) => ({ template, reasons: [{ kind: 'later', next: nextOf(template, from) }] }));
};

/** A day's entries: those with failed jobs, then the others unless only failed ones are wanted; each by time. */
const failuresFirst = (
  entries: readonly ShownEntry[],
  outcomes: RunOutcomes | null,
  isFailedOnly: boolean,
): readonly ShownEntry[] => {
  const hasFailed = (entry: ShownEntry) => (outcomes?.failuresOf(entry).length ?? 0) > 0;
  const failed = entries.filter(hasFailed);
  return isFailedOnly ? failed : [...failed, ...entries.filter((entry) => !failed.includes(entry))];
};

export const useWeek = (plan: Plan, state: CalendarState, jobs: JobsState): Week => {
  const [runs] = useState(() => createDayRuns(runsBetween));
  const { monday, isOwnTime, browserZone, template, text, isFailedOnly } = state;
  const days = useMemo(() => weekFrom(monday), [monday]);
  const clockZone = isOwnTime ? browserZone : null;
  const overlaps = useMemo(
    () => createOverlaps({ templates: plan.templates, days, runs }),
    [plan, days, runs],
  );
  const shown = useMemo(() => narrowed(plan, { template, text }), [plan, template, text]);
  const entries = useMemo(
    () =>
      calendarEntriesOf({ templates: shown, days, clockZone, runs }).map((ofDay) =>
        ofDay.map((entry) => ({
          ...entry,
          overlaps: overlaps.of(entry),
          isOwnOverlap: overlaps.isOwn(entry),
        })),
      ),
    [shown, days, clockZone, runs, overlaps],
  );
  const idle = useMemo(() => {
    const start = startOfDay(browserZone, monday);
    // From all zones: a template without zones in the search result is not idle.
    const whole = plan.templates.filter(({ id }) => template === '' || id === template);
    const idleTemplates = idleOf(whole, start);
    return [
      ...idleTemplates,
      ...reasonless(shown, entries, { day: monday + 7, clockZone, idle: idleTemplates }),
    ];
  }, [plan, shown, entries, browserZone, clockZone, monday, template]);
  const { rows } = jobs;
  const outcomes = useMemo(
    () =>
      rows
        ? createRunOutcomes({
            jobs: rows.flatMap((row) => jobOf(row, plan.templates) ?? []),
            templates: plan.templates,
            zones: plan.zoneById,
            runs,
          })
        : null,
    [rows, plan, runs],
  );
  const [arranged, failures] = useMemo(
    () => [
      entries.map((ofDay) => failuresFirst(ofDay, outcomes, isFailedOnly)),
      entries.flat().reduce((sum, entry) => sum + (outcomes?.failuresOf(entry).length ?? 0), 0),
    ],
    [entries, outcomes, isFailedOnly],
  );
  const unplanned = useMemo(() => {
    const shownZones = new Set(matching(plan.zones, text).map(({ id }) => id));
    const kept = (outcomes?.unplanned() ?? []).filter(
      ({ zoneId, templateId }) =>
        (text === '' || shownZones.has(zoneId)) && (template === '' || templateId === template),
    );
    return days.map((day) =>
      kept.filter(({ at, zoneId }) => {
        const ofZone = plan.zoneById.get(zoneId)?.timeZone ?? browserZone;
        const timeZone = clockZone ?? ofZone;
        return at >= startOfDay(timeZone, day) && at < startOfDay(timeZone, day + 1);
      }),
    );
  }, [outcomes, plan, days, clockZone, text, template, browserZone]);
  const timeZones = useMemo(
    () => [...new Set(shown.flatMap(({ zones }) => zones.map(({ timeZone }) => timeZone)))],
    [shown],
  );
  const unplannedFailures = unplanned.map((ofDay) => ofDay.filter(hasFailed));
  return {
    days,
    clockZone,
    entries: arranged,
    failures: failures + unplannedFailures.flat().length,
    idle,
    outcomes,
    unplanned: isFailedOnly ? unplannedFailures : unplanned,
    zoneById: plan.zoneById,
    timeZones,
  };
};

const second = 1000;

export interface Plan {
  readonly templates: readonly PlannedTemplate[];
  readonly zones: readonly PlannedZone[];
  readonly zoneById: ReadonlyMap<string, PlannedZone>;
}

/** Milliseconds per unit of the record's duration. */
const unitOf = ({ fields }: AnyDeclaration): number => {
  const field = fields.duration;
  return (field?.kind === 'number' ? (field.scale ?? 1) : 1) * second;
};

type PlanState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: unknown; readonly again: () => void }
  | { readonly type: 'ready'; readonly plan: Plan };

export interface JobsState {
  readonly rows: readonly RaRecord[] | undefined;
  readonly error: unknown;
  readonly again: () => void;
}

/** The data of a calendar: the organization's templates, all its zones, and recent jobs. */
export const useCalendarData = (): { readonly plan: PlanState; readonly jobs: JobsState } => {
  const registry = useRegistry();
  const within = useParentIds();
  const declaration = registry.find('jobTemplates');
  const params = { ...unpaged, ...parentMeta(within) };
  const templates = useGetList(declaration.name, params);
  const zones = useOrganizationRows('zones', within.account_id ?? null);
  const jobs = useGetList('jobs', params, {
    refetchInterval: refreshIntervalOf(registry.find('jobs')),
  });

  const [templateRows, zoneRows] = [templates.data, zones.data?.rows];
  const plan = useMemo<Plan | null>(() => {
    if (!templateRows || !zoneRows) return null;
    const all = zoneRows.map(plannedZoneOf);
    const zoneById = new Map(all.map((zone) => [zone.id, zone]));
    return {
      templates: templateRows.map((row) => templateOf(row, zoneById, unitOf(declaration))),
      zones: all,
      zoneById,
    };
  }, [templateRows, zoneRows, declaration]);

  const error = templates.error ?? zones.error;
  const planState = (): PlanState => {
    if (plan) return { type: 'ready', plan };
    if (!error) return { type: 'loading' };
    const again = () => {
      if (templates.error) void templates.refetch();
      if (zones.error) void zones.refetch();
    };
    return { type: 'failed', error, again };
  };
  return {
    plan: planState(),
    jobs: { rows: jobs.data, error: jobs.error, again: () => void jobs.refetch() },
  };
};
