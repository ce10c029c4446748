/** Collects what needs attention from four independent sources. */
import { useQuery, useQueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'react-admin';
import { eachOf } from '../../../lib/batches/calls';
import { useNow } from '../../../fields/moment/useNow';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import { failureGroupsOf, type FailureGroup } from '../../../jobs/failureGroups';
import { useJobReasons } from '../../../jobs/useJobReasons';
import { refreshIntervalOf, unpaged } from '../../../views/list/state/listRequest';
import { useShared } from '../figures/FiguresContext';
import { useOrganizations, type NamedOrganization } from '../state/organizations';
import { useFigures } from '../figures/useFigures';
import {
  expiringOf,
  fallenZones,
  jobsIn,
  lateJobs,
  type Expiring,
  type FallenZone,
  type LateJobs,
} from './rules';

/** Maximum number of other organizations to check for missing units of measure (rules 7, uom); each needs a call. */
const mostOthers = 24;
/** Concurrent requests; kept low, so that the page's figures load first. */
const concurrency = 3;
/** Milliseconds; enabled units change rarely, and changes in the console invalidate the cache. */
const unitsStaleTime = 600_000;

const useUnitless = (accountId: string) => {
  const provider = useProvider();
  const client = useQueryClient();
  const unitsOf = (id: string) => ({
    queryKey: ['organizationUnits', 'readiness', id],
    queryFn: ({ signal }: QueryFunctionContext) => provider.readiness.units(id, signal),
  });
  const units = useQuery(unitsOf(accountId));
  const { all, data, isPending: isReading } = useOrganizations();
  const others = all.filter(({ id }) => id !== accountId).slice(0, mostOthers);
  const ids = others.map(({ id }) => id);
  const without = useQuery({
    queryKey: ['organizationUnits', 'without', ids],
    enabled: units.data !== undefined && ids.length > 0,
    staleTime: unitsStaleTime,
    queryFn: async ({ signal }) => {
      const found = new Set<string>();
      let isWhole = true;
      const look = async (id: string): Promise<void> => {
        signal.throwIfAborted();
        // A failed check of another organization is not reported here, but then the list is not complete.
        const pendingUnits = client
          .query({ ...unitsOf(id), staleTime: unitsStaleTime })
          .catch(() => null);
        const many = await pendingUnits;
        if (many === null) isWhole = false;
        if (many === 0) found.add(id);
      };
      await eachOf(ids, look, concurrency);
      return { ids: ids.filter((id) => found.has(id)), isWhole };
    },
  });
  return {
    units,
    others: others.filter(({ id }) => without.data?.ids.includes(id)),
    /** Other organizations are still being checked. */
    isLooking: units.data !== undefined && (isReading || without.isLoading),
    /** If some are unknown, the page must not say that nothing needs attention. */
    isWhole: data !== undefined && (ids.length === 0 || (without.data?.isWhole ?? false)),
  };
};

/** In the order in which their problems are listed. */
export const sources = ['units', 'jobs', 'accuracy', 'environments'] as const;
export type AttentionSource = (typeof sources)[number];

export interface AttentionState {
  readonly fallen: readonly FallenZone[];
  /** Failed jobs by reason. */
  readonly failures: readonly FailureGroup[];
  readonly late: readonly LateJobs[];
  /** Number of checked jobs; undefined while loading. */
  readonly jobs: number | undefined;
  readonly expiring: readonly Expiring[];
  readonly hasNoUnits: boolean;
  /** The user's other organizations without units. */
  readonly unitless: readonly NamedOrganization[];
  /** False if something was skipped without a message: then the page must not say that nothing needs attention. */
  readonly isWhole: boolean;
  /** Sources that are still loading; `others`: the units of other organizations, which are listed last. */
  readonly pending: readonly (AttentionSource | 'others')[];
  readonly failed: readonly { readonly source: AttentionSource; readonly again: () => void }[];
}

interface SourceState {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

const noJobs: readonly RaRecord[] = [];

export const useAttention = (): AttentionState => {
  const { accountId, zoneIds } = useShared();
  const now = useNow();
  const refetchInterval = refreshIntervalOf(useRegistry().find('jobs'));
  // The previous period is always loaded here, because a fall is a comparison.
  const accuracy = useFigures('zoneAccuracy', { isWanted: true, isCompared: true });
  const jobs = useGetList<RaRecord>(
    'jobs',
    { ...unpaged, filter: { account_id: accountId } },
    { refetchInterval },
  );
  const recent = jobsIn(jobs.data ?? noJobs, zoneIds);
  const failures = failureGroupsOf(recent, useJobReasons(recent));
  const environments = useGetList<RaRecord>('environments', unpaged);
  const { units, others: unitless, isLooking, isWhole } = useUnitless(accountId);

  const { rows, earlier } = accuracy.data ?? {};
  const states: Readonly<Record<AttentionSource, SourceState>> = {
    accuracy: {
      data: earlier ?? undefined,
      error: accuracy.error ?? accuracy.earlierError,
      refetch: accuracy.again,
    },
    jobs,
    environments,
    units,
  };
  return {
    fallen: rows && earlier ? fallenZones(rows, earlier) : [],
    failures,
    late: lateJobs(recent, now),
    jobs: jobs.data && recent.length,
    expiring: expiringOf(environments.data ?? [], now),
    hasNoUnits: units.data === 0,
    unitless,
    isWhole,
    pending: [
      ...sources.filter(
        (source) =>
          (states[source].data === undefined && states[source].error === null) ||
          // The lines of jobs have their final number once all reasons are known.
          (source === 'jobs' && failures.some(({ reason }) => reason.type === 'reading')),
      ),
      ...(isLooking ? (['others'] as const) : []),
    ],
    failed: sources.flatMap((source) => {
      const { data, error, refetch } = states[source];
      if (error === null || data !== undefined) return [];
      return [{ source, again: () => void refetch() }];
    }),
  };
};
