/** Failed jobs by reason, most first; jobs of one zone are together. */
import type { RaRecord } from 'react-admin';
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

const put = <Item>(groups: Map<string, Item[]>, key: string, item: Item): void => {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
};

const textAt = (job: RaRecord, path: string): string | null => {
  const value = firstValueAt(job, [path]);
  return typeof value === 'string' && value !== '' ? value : null;
};

const zonesOf = (jobs: readonly RaRecord[]): readonly FailedZone[] => {
  const zones = new Map<string, RaRecord[]>();
  for (const job of jobs) put(zones, textAt(job, 'zone_id') ?? '', job);
  return [...zones].map(([id, zoneJobs]) => ({
    id: id === '' ? null : id,
    name: zoneJobs.map((job) => textAt(job, 'zone.name')).find((name) => name !== null) ?? null,
    jobs: zoneJobs,
  }));
};

/** Known reasons first, then those of most jobs. */
export const failureGroupsOf = (
  jobs: readonly RaRecord[],
  reasonOf: (job: RaRecord) => JobReason,
): readonly FailureGroup[] => {
  const groups = new Map<string, RaRecord[]>();
  const reasons = new Map<string, JobReason>();
  for (const job of jobs) {
    if (job.state !== 'FAILED') continue;
    const reason = reasonOf(job);
    const key = keyOf(reason);
    if (!reasons.has(key)) reasons.set(key, reason);
    put(groups, key, job);
  }
  return [...groups]
    .flatMap(([key, groupJobs]) => {
      const reason = reasons.get(key);
      return reason ? [{ key, reason, jobs: groupJobs, zones: zonesOf(groupJobs) }] : [];
    })
    .sort(
      (one, other) =>
        Number(other.reason.type === 'known') - Number(one.reason.type === 'known') ||
        other.jobs.length - one.jobs.length,
    );
};
