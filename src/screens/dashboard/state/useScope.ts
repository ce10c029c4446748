/** Loads the zones behind the filters, as far as needed. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetMany, type RaRecord } from 'react-admin';
import { ownZone } from '../../../lib/time/zones';
import { useProvider } from '../../../fields/useProvider';
import {
  readAllZones,
  readSomeZones,
  scopeOf,
  scopeZoneOf,
  type KnownZones,
  type DashboardScope,
  type Zone,
} from './scope';

/** Milliseconds for which zones count as fresh: they change rarely, and loading them takes many calls. */
const zonesStaleTime = 300_000;
const nothing: KnownZones = { zones: [], total: 0, isWhole: false };

interface Chosen {
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
}

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
  const provider = useProvider();
  const needsAll = regionIds.length > 0;
  const zones = useQuery({
    // Below 'zones', so that a change to a zone invalidates this query, too.
    queryKey: ['zones', 'dashboard', needsAll ? 'all' : 'some', accountId],
    queryFn: ({ signal }) =>
      (needsAll ? readAllZones : readSomeZones)({ provider, accountId, signal }),
    enabled: accountId !== '',
    staleTime: zonesStaleTime,
  });
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
  const knownZones = zones.data ?? (zones.error !== null && !needsAll ? nothing : undefined);
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
