/** Results of past runs: planned compared with done, failed and missed, as far back as the platform's data goes. */
import type { RaRecord } from 'react-admin';
import { momentOf } from '../../lib/time/moments';
import { textAt, valueAt } from '../../schema/template';
import { dayAt, minuteLength } from '../../lib/time/zonedDays';
import type { DayRunsOf } from '../../schedules/dayRuns';
import { runsOn, type CalendarEntry } from './entries';
import type { PlannedTemplate, PlannedZone } from '../../schedules/plan';

/** A job that failed, and where. */
export interface FailedRun {
  readonly zone: PlannedZone;
  readonly job: KnownJob;
}

export interface KnownJob {
  readonly id: string;
  readonly templateId: string;
  readonly zoneId: string;
  readonly state: string;
  /** Milliseconds. */
  readonly at: number;
  /** As the platform lists it. */
  readonly record: RaRecord;
}

export const hasFailed = (job: KnownJob | undefined): boolean => job?.state === 'FAILED';

/** Possible results of a run, those that need attention first. `missed` has no job; `unknown` is older than the known jobs. */
export const outcomeKinds = ['failed', 'missed', 'done', 'running', 'queued', 'unknown'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];
export type RunOutcome = Readonly<Record<OutcomeKind, number>>;

const kindOfState: Readonly<Record<string, OutcomeKind>> = {
  DONE: 'done',
  FAILED: 'failed',
  RUNNING: 'running',
  QUEUED: 'queued',
};

/** A run counts as missed if its job has not appeared after this time. */
const grace = 15 * minuteLength;

/** Null for a job without a zone or time. Its template is matched by id, else by name. */
export const jobOf = (row: RaRecord, templates: readonly PlannedTemplate[]): KnownJob | null => {
  const at = momentOf(valueAt(row, 'scheduled_at'))?.getTime();
  const zoneId = textAt(row, 'zone_id');
  if (at === undefined || zoneId === '') return null;
  const name = textAt(row, 'name');
  const templateId =
    textAt(row, 'template_id') || (templates.find((template) => template.name === name)?.id ?? '');
  return {
    id: textAt(row, 'id'),
    templateId,
    zoneId,
    state: textAt(row, 'state'),
    at,
    record: row,
  };
};

const slotOf = (templateId: string, moment: number): string =>
  `${templateId} ${Math.floor(moment / minuteLength)}`;

interface OutcomesOptions {
  readonly jobs: readonly KnownJob[];
  readonly templates: readonly PlannedTemplate[];
  readonly zones: ReadonlyMap<string, PlannedZone>;
  readonly runs: DayRunsOf;
}

export const createRunOutcomes = ({ jobs, templates, zones, runs }: OutcomesOptions) => {
  const slots = new Map<string, Map<string, KnownJob>>();
  for (const job of jobs) {
    const slot = slotOf(job.templateId, job.at);
    const slotJobs = slots.get(slot) ?? new Map<string, KnownJob>();
    slots.set(slot, slotJobs);
    slotJobs.set(job.zoneId, job);
  }
  // The list may end in the middle of jobs with the same time, so only later ones are complete.
  const knownAfter = jobs.reduce((oldest, { at }) => Math.min(oldest, at), Infinity);

  /** Null for a future entry. */
  const of = ({ template, parts }: CalendarEntry, now: number): RunOutcome | null => {
    const counts = { done: 0, failed: 0, running: 0, queued: 0, missed: 0, unknown: 0 };
    let isAny = false;
    for (const part of parts) {
      for (const moment of part.moments) {
        const slot = slots.get(slotOf(template.id, moment));
        // Jobs of the zones appear one after another, some before the run.
        const isDue = moment <= now - grace;
        const silent: OutcomeKind = moment > knownAfter ? 'missed' : 'unknown';
        if (!slot) {
          if (isDue) counts[silent] += part.zones.length;
          isAny ||= isDue;
          continue;
        }
        for (const { id } of part.zones) {
          const state = slot.get(id)?.state;
          if (state === undefined && !isDue) continue;
          isAny = true;
          counts[state === undefined ? silent : (kindOfState[state] ?? 'unknown')] += 1;
        }
      }
    }
    return isAny ? counts : null;
  };

  const byId = new Map(templates.map((template) => [template.id, template]));

  /** Whether the current version of a template would have started this job. */
  const isPlanned = (job: KnownJob): boolean => {
    const template = byId.get(job.templateId);
    const zone = zones.get(job.zoneId);
    if (!template || template.fault !== null || !zone) return false;
    if (!template.zones.some(({ id }) => id === job.zoneId)) return false;
    const { moments } = runsOn(runs, template, zone.timeZone, dayAt(zone.timeZone, job.at));
    const minute = Math.floor(job.at / minuteLength);
    return moments.some((moment) => Math.floor(moment / minuteLength) === minute);
  };

  return {
    of,
    failuresOf: ({ template, parts }: CalendarEntry): readonly FailedRun[] =>
      parts.flatMap(({ zones: partZones, moments }) =>
        partZones.flatMap((zone) =>
          moments.flatMap((moment): readonly FailedRun[] => {
            const job = slots.get(slotOf(template.id, moment))?.get(zone.id);
            return job && hasFailed(job) ? [{ zone, job }] : [];
          }),
        ),
      ),
    /** The latest job of a zone at the moments of an entry. */
    jobAt: (
      { id }: PlannedTemplate,
      zone: PlannedZone,
      moments: readonly number[],
    ): KnownJob | undefined =>
      moments
        .map((moment) => slots.get(slotOf(id, moment))?.get(zone.id))
        .findLast((job) => job !== undefined),
    /** The moment from which jobs are complete; null if there are none. */
    knownAfter: Number.isFinite(knownAfter) ? knownAfter : null,
    /** Jobs that were started by hand, or by a template that has changed since. */
    unplanned: (): readonly KnownJob[] => jobs.filter((job) => !isPlanned(job)),
  };
};

export type RunOutcomes = ReturnType<typeof createRunOutcomes>;
