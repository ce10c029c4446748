/** The schedules of an organization's plans, in the time zones of their zones. */
import type { RaRecord } from 'react-admin';
import type { Plan } from '../../../dataProvider/calls/readiness';
import { useOrganizationRows } from '../../views/list/state/organizationRows';
import { clockOf, type Clocked } from './plans';

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
  const first = new Set(zones?.map(({ id }) => String(id)));
  const isKnown = plans?.every(({ zoneIds }) => zoneIds.every((id) => first.has(id))) ?? true;
  const areAllHere = zones !== undefined && total !== undefined && total <= zones.length;
  const isAsked = !isKnown && !areAllHere && total !== undefined && total <= mostZones;
  const { data: every } = useOrganizationRows('zones', accountId, { isWanted: isAsked });

  if (!plans || !zones || (isAsked && !every)) return undefined;
  // A zone on no page was removed; one that was not requested may have any time zone.
  if (!isKnown && !areAllHere && !isAsked) return null;
  const clocks = new Map(
    (every?.rows ?? zones).map((zone) => [String(zone.id), clockOf(zone.timeZoneName)]),
  );
  return plans.flatMap(({ cron, endsAt, zoneIds }) => {
    const timeZones = zoneIds.flatMap((id) => (clocks.has(id) ? [clocks.get(id) ?? null] : []));
    return [...new Set(timeZones)].map((timeZone) => ({ cron, endsAt, timeZone }));
  });
};
