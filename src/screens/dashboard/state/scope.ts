/** Which zones the figures are of, and by whose days they are told. */
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
  /** The regions chosen have no zone. */
  | { readonly type: 'noZones' };

/**
 * `known` has all zones where regions are chosen, and `named` those chosen by themselves. `timeZone` is null where
 * the zones do not share one, or not all of them are known.
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
  // In one order, so that the same zones are the same question.
  return { type: 'zones', zoneIds: ids.sort(), timeZone };
};
