/** Loads the zones behind the filters, as far as needed. */
import { useMemo } from 'react';
import { useGetMany, type RaRecord } from 'react-admin';
import { ownZone } from '../../../lib/time/zones';
import { useOrganizationRows } from '../../../views/list/state/organizationRows';
import {
  isEnough,
  scopeOf,
  scopeZoneOf,
  type Chosen,
  type KnownZones,
  type DashboardScope,
  type Zone,
} from './scope';

/** Milliseconds for which zones count as fresh: they change rarely, and loading them takes many calls. */
const zonesStaleTime = 300_000;
const nothing: KnownZones = { zones: [], isWhole: false };

export interface ScopeState {
  /** Undefined until known. */
  readonly scope: DashboardScope | undefined;
  /** Time zone of the days, and whether it is the zones' own. */
  readonly timeZone: string;
  readonly isZonesTime: boolean;
  readonly knownZones: KnownZones;
  /** Individually selected zones with known names. */
  readonly named: readonly Zone[];
  /** Undefined without an error. If only regions fail, figures are still shown. */
  readonly error: unknown;
  readonly again: () => void;
}

export const useScope = (accountId: string, { zoneIds, regionIds }: Chosen): ScopeState => {
  // All of them for a region, because only zones know their region.
  const needsAll = regionIds.length > 0;
  const zones = useOrganizationRows('zones', accountId, {
    isEnough: needsAll ? undefined : isEnough,
    isWanted: accountId !== '',
    staleTime: zonesStaleTime,
  });
  const zoneRows = zones.data;
  const read = useMemo(
    () => zoneRows && { zones: zoneRows.rows.map(scopeZoneOf), isWhole: zoneRows.isWhole },
    [zoneRows],
  );
  const chosen = useGetMany<RaRecord>(
    'zones',
    { ids: [...zoneIds] },
    { enabled: zoneIds.length > 0, staleTime: zonesStaleTime },
  );
  const rows = zoneIds.length > 0 ? chosen.data : undefined;
  const named = useMemo(() => {
    // A removed zone leaves a hole in the array, although the type says otherwise.
    const found: readonly (RaRecord | undefined)[] = rows ?? [];
    return found.flatMap((row) => (row ? [scopeZoneOf(row)] : []));
  }, [rows]);
  const isNamed = zoneIds.length === 0 || chosen.data !== undefined || chosen.error !== null;
  // Without zones, the members of a region are unknown; without their time zones, the user's is used.
  const knownZones = read ?? (zones.error !== null && !needsAll ? nothing : undefined);
  const scope = useMemo(
    () => (knownZones && isNamed ? scopeOf({ zoneIds, regionIds }, knownZones, named) : undefined),
    [knownZones, isNamed, named, zoneIds, regionIds],
  );
  const zonesError = zones.error;
  const chosenError = zoneIds.length > 0 ? chosen.error : null;
  const [readZones, readChosen] = [zones.refetch, chosen.refetch];
  // The same object while nothing has changed, so that the figures are not drawn again with each address.
  return useMemo((): ScopeState => {
    const ofZones = scope?.type === 'zones' ? scope.timeZone : null;
    return {
      scope,
      timeZone: ofZones ?? ownZone(),
      isZonesTime: ofZones !== null,
      knownZones: knownZones ?? nothing,
      named,
      error: zonesError ?? chosenError ?? undefined,
      again: () => {
        if (zonesError) void readZones();
        if (chosenError) void readChosen();
      },
    };
  }, [scope, knownZones, named, zonesError, chosenError, readZones, readChosen]);
};
