/** Which zones count less accurately than in the period before. */
import type { ZoneAccuracy } from '../../../../dataProvider/calls/analyticsTypes';
import { groupsOf } from '../groups';

export interface AccuracyOfZone {
  readonly zoneId: string;
  readonly zoneName: string;
  /** 0 to 1, each job counting the same. */
  readonly accuracy: number;
  readonly jobs: number;
}

export interface FallenZone extends AccuracyOfZone {
  /** Accuracy of the period before. */
  readonly was: number;
}

/** Fewer jobs say nothing of a zone yet. */
export const fewJobs = 5;
/** A fall by less than two points is chance. */
const least = 0.02;

/** One figure a zone: of all of it where the platform tells that, else of its days by their jobs. */
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

/** Each job counts the same; where no jobs are told, each row does. */
export const meanOf = (
  rows: readonly { readonly accuracy: number; readonly jobs: number }[],
): number => {
  const jobs = rows.reduce((sum, row) => sum + row.jobs, 0);
  const weight = (own: number) => (jobs === 0 ? 1 / rows.length : own / jobs);
  return rows.reduce((sum, row) => sum + row.accuracy * weight(row.jobs), 0);
};

/** Those that fell most first. */
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
      // Figures are rounded to what a person sees: 0.93 - 0.91 is a little less than 0.02.
      .filter((zone) => Math.round(fall(zone) * 1e6) / 1e6 >= least)
      .sort((one, other) => fall(other) - fall(one))
  );
};
