/** The zones behind the filters, read as far as they are needed. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetMany, type RaRecord } from 'react-admin';
import { ownZone } from '../../../schema/rules/localTime';
import { useProvider } from '../../../fields/useAsks';
import { readAllZones, readSomeZones, type KnownZones } from './readZones';
import { scopeOf, type Scope } from './scope';
import { zoneOf, type Zone } from './zone';

/** Milliseconds in which zones count as known: they change seldom, and reading them takes many calls. */
const fresh = 300_000;
const nothing: KnownZones = { zones: [], total: 0, isWhole: false };

interface Chosen {
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
}

export interface ScopeState {
  /** Undefined until it is known. */
  readonly scope: Scope | undefined;
  /** By whose days figures are told, and whether these are the zones' own days. */
  readonly timeZone: string;
  readonly isZonesTime: boolean;
  readonly known: KnownZones;
  /** Zones that the address names by themselves, where their names are known. */
  readonly named: readonly Zone[];
  /** Undefined where all went well. Without regions, figures are shown all the same. */
  readonly error: unknown;
  readonly again: () => void;
}

export const useScope = (accountId: string, { zoneIds, regionIds }: Chosen): ScopeState => {
  const provider = useProvider();
  const needsAll = regionIds.length > 0;
  const zones = useQuery({
    // Below 'zones': what changes a zone asks for this anew as well.
    queryKey: ['zones', 'dashboard', needsAll ? 'all' : 'some', accountId],
    queryFn: ({ signal }) =>
      (needsAll ? readAllZones : readSomeZones)({ provider, accountId, signal }),
    enabled: accountId !== '',
    staleTime: fresh,
  });
  const chosen = useGetMany<RaRecord>(
    'zones',
    { ids: [...zoneIds] },
    { enabled: zoneIds.length > 0, staleTime: fresh },
  );
  const rows = zoneIds.length > 0 ? chosen.data : undefined;
  const named = useMemo(() => {
    // A zone that is gone leaves a hole, whatever the type says.
    const found: readonly (RaRecord | undefined)[] = rows ?? [];
    return found.flatMap((row) => (row ? [zoneOf(row)] : []));
  }, [rows]);
  const isNamed = zoneIds.length === 0 || chosen.data !== undefined || chosen.error !== null;
  // Without the zones there is no telling which are in a region; without their clocks one's own will do.
  const known = zones.data ?? (zones.error !== null && !needsAll ? nothing : undefined);
  const scope = useMemo(
    () => (known && isNamed ? scopeOf({ zoneIds, regionIds }, known, named) : undefined),
    [known, isNamed, named, zoneIds, regionIds],
  );
  const ofZones = scope?.type === 'zones' ? scope.timeZone : null;
  return {
    scope,
    timeZone: ofZones ?? ownZone(),
    isZonesTime: ofZones !== null,
    known: known ?? nothing,
    named,
    error: zones.error ?? (zoneIds.length > 0 ? chosen.error : null) ?? undefined,
    again: () => {
      if (zones.error) void zones.refetch();
      if (chosen.error) void chosen.refetch();
    },
  };
};
