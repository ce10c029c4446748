/** The zones of the figures, and the time zone of their days. */
import type { RaRecord } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import { isTimeZone } from '../../../lib/time/zones';

/** The parts of a zone that a dashboard needs. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly regionId: string | null;
  /** IANA time zone; null if it has none that the browser knows. */
  readonly timeZone: string | null;
}

export const scopeZoneOf = (row: RaRecord): Zone => {
  const timeZone = asText(row.timeZoneName);
  return {
    id: String(row.id),
    name: asText(row.name) ?? String(row.id),
    regionId: asText(row.region_id),
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : null,
  };
};

/** The common time zone; null if they differ or one has none. */
const sharedTimeZone = (zones: readonly Zone[]): string | null => {
  const [first] = zones;
  const shared = first?.timeZone ?? null;
  return zones.every(({ timeZone }) => timeZone === shared) ? shared : null;
};

export interface Chosen {
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
}

export type DashboardScope =
  /** `zoneIds` empty: all zones of the organization. */
  | {
      readonly type: 'zones';
      readonly zoneIds: readonly string[];
      readonly timeZone: string | null;
    }
  /** The selected regions have no zones. */
  | { readonly type: 'noZones' };

/**
 * `known` has all zones if regions are selected; `named` has the individually selected ones. `timeZone` is null if the
 * zones have different time zones or some are unknown.
 */
export const scopeOf = (
  { zoneIds, regionIds }: Chosen,
  knownZones: KnownZones,
  named: readonly Zone[],
): DashboardScope => {
  if (zoneIds.length === 0 && regionIds.length === 0) {
    const timeZone = knownZones.isWhole ? sharedTimeZone(knownZones.zones) : null;
    return { type: 'zones', zoneIds: [], timeZone };
  }
  const inRegions = knownZones.zones.filter(
    ({ regionId }) => regionId !== null && regionIds.includes(regionId),
  );
  const ids = [...new Set([...inRegions.map(({ id }) => id), ...zoneIds])];
  if (ids.length === 0) return { type: 'noZones' };
  const byId = new Map([...knownZones.zones, ...named].map((zone) => [zone.id, zone]));
  const zones = ids.flatMap((id) => byId.get(id) ?? []);
  const timeZone = zones.length === ids.length ? sharedTimeZone(zones) : null;
  // Sorted, so that the same zones have the same query key.
  return { type: 'zones', zoneIds: ids.sort(), timeZone };
};

export interface KnownZones {
  readonly zones: readonly Zone[];
  /** False if reading stopped before the last page. */
  readonly isWhole: boolean;
}

/** Maximum number of zones that are read only to find their time zone: twenty pages. */
const mostRead = 500;

/** Whether more zones would tell nothing about their time zone: two differ, or too many are the same. */
export const isEnough = (rows: ReadonlyMap<string, RaRecord>): boolean =>
  rows.size >= mostRead ||
  (rows.size > 0 && sharedTimeZone([...rows.values()].map(scopeZoneOf)) === null);
