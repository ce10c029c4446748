/** The schedules of an organization's plans, each in the clocks of the zones it names. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { Plan } from '../../../dataProvider/calls/readiness';
import { useProvider } from '../../fields/useAsks';
import { clockOf, type Clocked } from './plans';
import { zonesOn, zonePage } from './zonesOn';

/** Zones whose clocks are asked for: beyond these, when the next job runs is not worth the calls. */
const mostZones = 100;

interface Known {
  readonly accountId: string;
  /** Undefined while they are not known. */
  readonly plans: readonly Plan[] | undefined;
  /** The first page of the organization's zones. */
  readonly zones: readonly RaRecord[] | undefined;
  /** How many zones there are; undefined where the platform does not say. */
  readonly total: number | undefined;
}

/** Undefined while they are not known; null where not all the clocks are. */
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
      const answers = await Promise.all(
        further.map((page) => provider.getList<RaRecord>('zones', zonesOn(accountId, page))),
      );
      return answers.flatMap(({ data }) => data);
    },
    enabled: isAsked,
  });

  if (!plans || !zones || (isAsked && !others)) return undefined;
  // A zone that is on no page is gone; one that was not asked for may have any clock.
  if (!isKnown && !areAllHere && !isAsked) return null;
  const clocks = new Map(
    [...zones, ...(others ?? [])].map((zone) => [String(zone.id), clockOf(zone.timeZoneName)]),
  );
  return plans.flatMap(({ cron, endsAt, zoneIds }) => {
    const own = zoneIds.flatMap((id) => (clocks.has(id) ? [clocks.get(id) ?? null] : []));
    return [...new Set(own)].map((timeZone) => ({ cron, endsAt, timeZone }));
  });
};
