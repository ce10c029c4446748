/** Regions and zones of every chain, who works there, and what is sold there. */
import type { Member, Product, Region, Zone, ZoneMembership, ZoneProduct } from '../tables';
import { chains, organizationId } from './organizations';
import { once } from './once';
import { placesOf, regionNames, streets } from './places';
import { amountOf, chanceFrom } from './random';
import { seedId } from './seedId';

export interface SeededZones {
  readonly regions: Region[];
  readonly zones: Zone[];
}

const makeZones = (): SeededZones => {
  const chance = chanceFrom(77);
  const regions: Region[] = [];
  const zones: Zone[] = [];

  chains.forEach((chain, index) => {
    if (chain.zoneCount === 0) return;
    const account_id = organizationId(index);
    const own = regionNames.map((name) => {
      const region = { id: seedId('region', regions.length + 1), account_id, name };
      regions.push(region);
      return { region, places: placesOf(name) };
    });
    const addresses = own.flatMap(({ region, places }) =>
      places.flatMap((place) => streets.map((street) => ({ region, place, street }))),
    );
    chance
      .shuffled(addresses)
      .slice(0, amountOf(chain.zoneCount, 61 + index))
      .forEach(({ region, place, street }, at) => {
        zones.push({
          id: seedId('zone', zones.length + 1),
          account_id,
          name: `${place.city} ${street}`,
          external_store_id: chance.number() < 0.92 ? String(1001 + at * 3) : null,
          alt_external_store_id:
            chance.number() < 0.3 ? `ALT-${index + 1}${String(at).padStart(3, '0')}` : null,
          timeZoneName: index === 1 && at === 6 ? null : place.timeZoneName,
          // A few belong to no region: "Unassigned zones".
          region_id: chance.number() < 0.92 ? region.id : null,
          reporting_status: chance.weighted([
            ['PRODUCTION', 60],
            ['CAPTURE', 15],
            ['TEST', 12],
            ['DISABLED', 13],
          ]),
          latitude: Number((place.latitude + (chance.number() - 0.5) / 10).toFixed(4)),
          longitude: Number((place.longitude + (chance.number() - 0.5) / 10).toFixed(4)),
        });
      });
  });
  return { regions, zones };
};

/** Worked out once: job templates and schedules ask for them too. */
export const seedZones = once(makeZones);

/** Each product in a few zones of its chain; archived ones are in none (rules 4). */
export const seedZoneProducts = (products: readonly Product[], zones: readonly Zone[]) => {
  const chance = chanceFrom(4_711);
  const zonesOf = new Map<string, Zone[]>();
  for (const zone of zones) {
    zonesOf.set(zone.account_id, [...(zonesOf.get(zone.account_id) ?? []), zone]);
  }
  const links: ZoneProduct[] = [];
  for (const { id, account_id, is_archived } of products) {
    const own = zonesOf.get(account_id) ?? [];
    if (is_archived || own.length === 0) continue;
    const first = chance.below(own.length);
    const count = chance.below(5);
    for (let step = 0; step < count; step += 1) {
      const zone = own[(first + step * 7) % own.length];
      if (!zone || (step > 0 && (step * 7) % own.length === 0)) continue;
      links.push({
        id: seedId('zoneProduct', links.length + 1),
        zone_id: zone.id,
        inventory_product_sku_id: id,
        par: chance.below(4) * 6,
      });
    }
  }
  return links;
};

/** Members of a zone's organization, one of them its admin. */
export const seedZoneMemberships = (members: readonly Member[], zones: readonly Zone[]) => {
  const chance = chanceFrom(99);
  const memberships: ZoneMembership[] = [];
  for (const zone of zones) {
    chance
      .shuffled(members.filter(({ account_id }) => account_id === zone.account_id))
      .slice(0, 1 + chance.below(3))
      .forEach(({ user_id }, at) => {
        memberships.push({
          id: seedId('zoneMembership', memberships.length + 1),
          zone_id: zone.id,
          user_id,
          role: at === 0 ? 'admin' : 'user',
        });
      });
  }
  return memberships;
};
