/** Failed jobs of all organizations; one call per organization, only on request. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { eachOf } from '../../../lib/batches/calls';
import { momentOf } from '../../../lib/time/moments';
import { useProvider } from '../../../fields/useProvider';
import { unpaged } from '../../../views/list/state/listRequest';
import { isAbort } from '../../../lib/failures/failures';
import { useOrganizations, type NamedOrganization } from '../state/organizations';
import { jobsByName } from './rules';

type Row = Readonly<Record<string, unknown>>;

/** Failures among the newest jobs of one organization. */
interface Failures {
  readonly jobs: number;
  /** Milliseconds; scheduled start of the oldest one. */
  readonly since: number | null;
  readonly failed: number;
  /** Names of failed jobs with their count, most frequent first. */
  readonly names: readonly { readonly name: string; readonly times: number }[];
}

const failuresOf = (rows: readonly Row[]): Failures => {
  const failed = rows.filter(({ state }) => state === 'FAILED');
  const moments = rows.flatMap(({ scheduled_at }) => momentOf(scheduled_at)?.getTime() ?? []);
  return {
    jobs: rows.length,
    since: moments.length === 0 ? null : Math.min(...moments),
    failed: failed.length,
    names: jobsByName(failed).map(({ name, jobs }) => ({ name, times: jobs.length })),
  };
};

/** Maximum number of organizations to check; each needs a call. */
const mostOrganizations = 25;
const concurrency = 3;
/** Milliseconds for which jobs count as fresh. */
const jobsStaleTime = 60_000;

export interface OrganizationFailures extends Failures, NamedOrganization {}

interface EveryFailure {
  /** Organizations with failed jobs, most first. */
  readonly found: readonly OrganizationFailures[];
  readonly looked: number;
  /** Names of organizations whose jobs could not be loaded. */
  readonly unread: readonly string[];
  /** Names of organizations that were skipped because there are too many. */
  readonly leftOut: readonly string[];
}

export const useEveryFailure = (isWanted: boolean) => {
  const provider = useProvider();
  const organizations = useOrganizations(isWanted);
  const { all } = organizations;
  const firstOrganizations = all.slice(0, mostOrganizations);
  const failures = useQuery({
    queryKey: ['jobs', 'everyFailure', firstOrganizations.map(({ id }) => id)],
    enabled: isWanted && organizations.data !== undefined,
    staleTime: jobsStaleTime,
    queryFn: async ({ signal }): Promise<EveryFailure> => {
      const answers = await eachOf(
        firstOrganizations,
        async (organization) => {
          signal.throwIfAborted();
          try {
            const { data } = await provider.getList<RaRecord>('jobs', {
              ...unpaged,
              filter: { account_id: organization.id },
              signal,
            });
            return { ...organization, failures: failuresOf(data) };
          } catch (error) {
            if (isAbort(error)) throw error;
            // A failed organization is named and does not hide the others.
            return { ...organization, failures: null };
          }
        },
        concurrency,
      );
      const read = answers.flatMap(({ id, name, failures: answer }): OrganizationFailures[] =>
        answer === null ? [] : [{ id, name, ...answer }],
      );
      return {
        found: read.filter(({ failed }) => failed > 0).sort((a, b) => b.failed - a.failed),
        looked: read.length,
        unread: answers.flatMap(({ name, failures: answer }) => (answer === null ? [name] : [])),
        leftOut: all.slice(mostOrganizations).map(({ name }) => name),
      };
    },
  });
  const error = organizations.error ?? failures.error;
  return {
    data: failures.data,
    error,
    isLooking: isWanted && error === null && (failures.data === undefined || failures.isFetching),
    again: () => {
      if (organizations.error) void organizations.refetch();
      else void failures.refetch();
    },
  };
};
