/** What needs attention: zones whose accuracy fell, jobs that failed or are late, environments that expire. */
import type { ZoneAccuracy } from '../../../../dataProvider/calls/analyticsTypes';
import { momentOf } from '../../../lib/time/moments';
import { asText } from '../../../fields/shared/asText';
import { dayLength } from '../../../lib/time/days';
import { groupsOf } from '../../../lib/util/groupsOf';

export interface AccuracyOfZone {
  readonly zoneId: string;
  readonly zoneName: string;
  /** From 0 to 1, weighted by jobs. */
  readonly accuracy: number;
  readonly jobs: number;
}

export interface FallenZone extends AccuracyOfZone {
  /** Accuracy of the previous period. */
  readonly was: number;
}

/** With fewer jobs, a zone's accuracy is not significant. */
export const fewJobs = 5;
/** Smaller falls are not significant. */
const minFall = 0.02;

/** One figure per zone: the platform's total if available, else the mean of its days weighted by jobs. */
export const accuracyByZone = (rows: readonly ZoneAccuracy[]): readonly AccuracyOfZone[] => {
  const byZone = groupsOf(rows, ({ zoneId }) => zoneId);
  return [...byZone].map(([zoneId, zoneRows]) => {
    const whole = zoneRows.find(({ day }) => day === null);
    const days = zoneRows.filter(({ day }) => day !== null);
    const jobs = whole?.jobs ?? days.reduce((sum, row) => sum + row.jobs, 0);
    return {
      zoneId,
      zoneName: zoneRows[0].zoneName,
      accuracy: whole?.accuracy ?? meanOf(days),
      jobs,
    };
  });
};

/** Weighted by jobs; without numbers of jobs, rows have equal weight. */
export const meanOf = (
  rows: readonly { readonly accuracy: number; readonly jobs: number }[],
): number => {
  const jobs = rows.reduce((sum, row) => sum + row.jobs, 0);
  const weight = (count: number) => (jobs === 0 ? 1 / rows.length : count / jobs);
  return rows.reduce((sum, row) => sum + row.accuracy * weight(row.jobs), 0);
};

/** The largest fall first. */
export const fallenZones = (
  now: readonly ZoneAccuracy[],
  before: readonly ZoneAccuracy[],
): readonly FallenZone[] => {
  const earlier = new Map(accuracyByZone(before).map((zone) => [zone.zoneId, zone]));
  const fall = ({ was, accuracy }: FallenZone) => was - accuracy;
  return (
    accuracyByZone(now)
      .flatMap((zone): readonly FallenZone[] => {
        const was = earlier.get(zone.zoneId);
        if (!was || zone.jobs < fewJobs || was.jobs < fewJobs) return [];
        return [{ ...zone, was: was.accuracy }];
      })
      // Rounded to the displayed precision: 0.93 - 0.91 is slightly less than 0.02.
      .filter((zone) => Math.round(fall(zone) * 1e6) / 1e6 >= minFall)
      .sort((one, other) => fall(other) - fall(one))
  );
};

type Row = Readonly<Record<string, unknown>>;

/** Recent jobs that are overdue. */
export interface LateJobs {
  /** Name of the jobs, which is their template's. */
  readonly name: string;
  /** Ids of the jobs, newest first. */
  readonly ids: readonly string[];
  readonly zoneName: string | null;
  /** Milliseconds; scheduled start of the newest one. */
  readonly at: number | null;
}

/** Milliseconds a job may stay queued before it counts as overdue. */
const overdueAfter = 15 * 60_000;

const nameAt = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value ? asText(value.name) : null;

/** Milliseconds; scheduled start of a job. */
export const scheduledAt = (row: Row): number | null =>
  momentOf(row.scheduled_at)?.getTime() ?? null;

const timeOf = (row: Row): number => scheduledAt(row) ?? 0;

/** Newest first; of all zones if none is given. */
export const jobsIn = <R extends Row>(rows: readonly R[], zoneIds: readonly string[]) => {
  const wanted = new Set(zoneIds);
  return rows
    .filter(({ zone_id }) => wanted.size === 0 || wanted.has(asText(zone_id) ?? ''))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
};

const nameOf = (row: Row): string => asText(row.name) ?? asText(row.id) ?? '';

/** Jobs by name, most first. */
export const jobsByName = <R extends Row>(rows: readonly R[]) =>
  [...groupsOf(rows, nameOf)]
    .map(([name, jobs]) => ({ name, jobs }))
    .sort((one, other) => other.jobs.length - one.jobs.length);

/** One problem for all jobs with the same name; most jobs first. */
export const lateJobs = (rows: readonly Row[], now: number): readonly LateJobs[] => {
  const late = rows.filter((row) => {
    const at = scheduledAt(row);
    return row.state === 'QUEUED' && at !== null && at + overdueAfter < now;
  });
  return jobsByName(late).map(({ name, jobs }) => ({
    name,
    ids: jobs.map(({ id }) => String(id)),
    zoneName: nameAt(jobs[0].zone),
    at: scheduledAt(jobs[0]),
  }));
};

/** Environments that expire soon. */
export interface Expiring {
  readonly id: string;
  readonly name: string;
  /** Milliseconds. */
  readonly at: number;
}

/** Milliseconds before expiry in which a warning is shown. */
const warningTime = 3 * dayLength;

/** Soonest first, without expired ones. */
export const expiringOf = (
  rows: readonly Readonly<Record<string, unknown>>[],
  now: number,
): readonly Expiring[] =>
  rows
    .flatMap((row) => {
      const at = momentOf(row.expires)?.getTime();
      if (at === undefined || at <= now || at > now + warningTime) return [];
      const id = String(row.id);
      return [{ id, name: asText(row.name) ?? id, at }];
    })
    .sort((one, other) => one.at - other.at);
