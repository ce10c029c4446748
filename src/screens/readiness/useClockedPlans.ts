/** The schedules of an organization's plans, in the time zones of their zones. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { Plan } from '../../../dataProvider/calls/readiness';
import { eachOf } from '../../lib/batches/calls';
import { useProvider } from '../../fields/useProvider';
import { clockOf, type Clocked } from './plans';

/** Zones per response (rules 9). */
const zonePage = 25;

/** The request for one page of an organization's zones. */
export const zonesOn = (accountId: string, page: number) => ({
  pagination: { page, perPage: zonePage },
  sort: { field: 'id', order: 'ASC' } as const,
  filter: { account_id: accountId },
});

/** Maximum number of zones whose time zones are requested to find the next job. */
const mostZones = 100;

interface Known {
  readonly accountId: string;
  /** Undefined while unknown. */
  readonly plans: readonly Plan[] | undefined;
  /** The first page of the organization's zones. */
  readonly zones: readonly RaRecord[] | undefined;
  /** Number of zones; undefined if the platform does not send it. */
  readonly total: number | undefined;
}

/** Undefined while loading; null if not all time zones are known. */
export const useClockedPlans = ({
  accountId,
  plans,
  zones,
  total,
}: Known): readonly Clocked[] | null | undefined => {
  const provider = useProvider();
  const first = new Set(zones?.map(({ id }) => String(id)));
  const isKnown = plans?.every(({ zoneIds }) => zoneIds.every((id) => first.has(id))) ?? true;
  const areAllHere = zones !== undefined && total !== undefined && total <= zones.length;
  const isAsked = !isKnown && !areAllHere && total !== undefined && total <= mostZones;
  const { data: others } = useQuery({
    queryKey: ['zones', 'readiness', accountId, total],
    queryFn: async () => {
      const pages = Math.ceil((total ?? 0) / zonePage);
      const further = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 2);
      const answers = await eachOf(further, (page) =>
        provider.getList<RaRecord>('zones', zonesOn(accountId, page)),
      );
      return answers.flatMap(({ data }) => data);
    },
    enabled: isAsked,
  });

  if (!plans || !zones || (isAsked && !others)) return undefined;
  // A zone on no page was removed; one that was not requested may have any time zone.
  if (!isKnown && !areAllHere && !isAsked) return null;
  const clocks = new Map(
    [...zones, ...(others ?? [])].map((zone) => [String(zone.id), clockOf(zone.timeZoneName)]),
  );
  return plans.flatMap(({ cron, endsAt, zoneIds }) => {
    const timeZones = zoneIds.flatMap((id) => (clocks.has(id) ? [clocks.get(id) ?? null] : []));
    return [...new Set(timeZones)].map((timeZone) => ({ cron, endsAt, timeZone }));
  });
};
