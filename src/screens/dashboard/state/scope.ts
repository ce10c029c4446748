/** The zones of the figures, and the time zone of their days. */
import type { KnownZones } from './readZones';
import { sharedTimeZone, type Zone } from './zone';

interface Chosen {
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
}

export type Scope =
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
  known: KnownZones,
  named: readonly Zone[],
): Scope => {
  if (zoneIds.length === 0 && regionIds.length === 0) {
    const timeZone = known.isWhole ? sharedTimeZone(known.zones) : null;
    return { type: 'zones', zoneIds: [], timeZone };
  }
  const inRegions = known.zones.filter(
    ({ regionId }) => regionId !== null && regionIds.includes(regionId),
  );
  const ids = [...new Set([...inRegions.map(({ id }) => id), ...zoneIds])];
  if (ids.length === 0) return { type: 'noZones' };
  const byId = new Map([...known.zones, ...named].map((zone) => [zone.id, zone]));
  const zones = ids.flatMap((id) => byId.get(id) ?? []);
  const timeZone = zones.length === ids.length ? sharedTimeZone(zones) : null;
  // Sorted, so that the same zones have the same query key.
  return { type: 'zones', zoneIds: ids.sort(), timeZone };
};
