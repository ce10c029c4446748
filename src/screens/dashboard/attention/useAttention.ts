/** What needs attention, from four sources that fail each by itself. */
import { useGetList, type RaRecord } from 'react-admin';
import { useNow } from '../../../fields/moment/useNow';
import { useShared } from '../figures/FiguresContext';
import { useFigures } from '../figures/useFigures';
import { everything } from '../../../views/everything';
import { expiringOf, type Expiring } from './expiring';
import { fallenZones, type FallenZone } from './fallen';
import { jobTroubles, type JobTrouble } from './jobTroubles';
import { useUnitless, type Unitless } from './useUnitless';

/** Jobs come and go while one looks on: milliseconds. */
const jobsAge = 60_000;

export const sources = ['accuracy', 'jobs', 'environments', 'units'] as const;
export type Source = (typeof sources)[number];

export interface Attention {
  readonly fallen: readonly FallenZone[];
  readonly troubles: readonly JobTrouble[];
  /** How many of the newest jobs were looked at; undefined while they are on their way. */
  readonly jobs: number | undefined;
  readonly expiring: readonly Expiring[];
  readonly hasNoUnits: boolean;
  /** Other organizations of the person that have no units either. */
  readonly unitless: readonly Unitless[];
  /** False where something was left out quietly: that nothing needs attention would be too much said. */
  readonly isWhole: boolean;
  /** Sources whose answer is still on its way. */
  readonly pending: readonly Source[];
  readonly failed: readonly { readonly source: Source; readonly again: () => void }[];
}

interface Asked {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export const useAttention = (): Attention => {
  const { accountId, zoneIds } = useShared();
  const now = useNow();
  // The period before is asked for here also where nothing is compared: a fall is a comparison.
  const accuracy = useFigures('zoneAccuracy', { isWanted: true, isCompared: true });
  const jobs = useGetList<RaRecord>(
    'jobs',
    { ...everything, filter: { account_id: accountId } },
    { refetchInterval: jobsAge },
  );
  const environments = useGetList<RaRecord>('environments', everything);
  const { own: units, others: unitless, isLooking, isWhole } = useUnitless(accountId);

  const { rows, earlier } = accuracy.given ?? {};
  const asked: Readonly<Record<Source, Asked>> = {
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
    troubles: jobTroubles(jobs.data ?? [], { now, zoneIds }),
    jobs: jobs.data?.length,
    expiring: expiringOf(environments.data ?? [], now),
    hasNoUnits: units.data === 0,
    unitless,
    isWhole,
    pending: sources.filter(
      (source) =>
        (asked[source].data === undefined && asked[source].error === null) ||
        (source === 'units' && isLooking),
    ),
    failed: sources.flatMap((source) => {
      const { data, error, refetch } = asked[source];
      if (error === null || data !== undefined) return [];
      return [{ source, again: () => void refetch() }];
    }),
  };
};
