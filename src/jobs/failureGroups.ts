/** Failed jobs by reason, most first; jobs of one zone are together. */
import type { RaRecord } from 'react-admin';
import { groupsOf } from '../lib/util/groupsOf';
import { firstValueAt } from '../schema/template';
import type { JobReason } from './useJobReasons';

export interface FailedZone {
  /** Null if the platform names no zone. */
  readonly id: string | null;
  readonly name: string | null;
  /** In the order given. */
  readonly jobs: readonly RaRecord[];
}

export interface FailureGroup {
  readonly key: string;
  readonly reason: JobReason;
  readonly jobs: readonly RaRecord[];
  readonly zones: readonly FailedZone[];
}

const keyOf = (reason: JobReason): string =>
  reason.type === 'known' ? `known ${reason.text.toLowerCase()}` : reason.type;

const textAt = (job: RaRecord, path: string): string | null => {
  const value = firstValueAt(job, [path]);
  return typeof value === 'string' && value !== '' ? value : null;
};

const zonesOf = (jobs: readonly RaRecord[]): readonly FailedZone[] =>
  [...groupsOf(jobs, (job) => textAt(job, 'zone_id'))].map(([id, zoneJobs]) => ({
    id,
    name: zoneJobs.map((job) => textAt(job, 'zone.name')).find((name) => name !== null) ?? null,
    jobs: zoneJobs,
  }));

/** Known reasons first, then those of most jobs. */
export const failureGroupsOf = (
  jobs: readonly RaRecord[],
  reasonOf: (job: RaRecord) => JobReason,
): readonly FailureGroup[] => {
  const failed = jobs.filter(({ state }) => state === 'FAILED');
  return [...groupsOf(failed, (job) => keyOf(reasonOf(job)))]
    .map(([key, groupJobs]) => ({
      key,
      reason: reasonOf(groupJobs[0]),
      jobs: groupJobs,
      zones: zonesOf(groupJobs),
    }))
    .sort(
      (one, other) =>
        Number(other.reason.type === 'known') - Number(one.reason.type === 'known') ||
        other.jobs.length - one.jobs.length,
    );
};
