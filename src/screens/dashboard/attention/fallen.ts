/** Zones whose accuracy fell since the previous period. */
import type { ZoneAccuracy } from '../../../../dataProvider/calls/analyticsTypes';
import { groupsOf } from '../groups';

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
  return [...byZone].map(([zoneId, own]) => {
    const whole = own.find(({ day }) => day === null);
    const days = own.filter(({ day }) => day !== null);
    const jobs = whole?.jobs ?? days.reduce((sum, row) => sum + row.jobs, 0);
    return {
      zoneId,
      zoneName: own[0]?.zoneName ?? zoneId,
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
  const weight = (own: number) => (jobs === 0 ? 1 / rows.length : own / jobs);
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
