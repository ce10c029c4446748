/** Regions and zones of every chain, their members, and the products sold there. */
import type { Member, Product, Region, Zone, ZoneMembership, ZoneProduct } from '../tables';
import { cellsOf } from './cellsOf';
import { once, amountOf, chanceFrom } from './random';
import { chains, organizationId } from './organizations';
import { seedId } from './seedId';

/** Where the chains' stores are: `city; time zone; latitude; longitude`, by region. */
const lines: Readonly<Record<string, string>> = {
  'Pacific Northwest': `
Seattle; America/Los_Angeles; 47.61; -122.33
Portland; America/Los_Angeles; 45.52; -122.68
Spokane; America/Los_Angeles; 47.66; -117.43
Boise; America/Boise; 43.62; -116.2
Anchorage; America/Anchorage; 61.22; -149.9
Vancouver; America/Vancouver; 49.28; -123.12`,
  'California & Pacific': `
Los Angeles; America/Los_Angeles; 34.05; -118.24
San Diego; America/Los_Angeles; 32.72; -117.16
Sacramento; America/Los_Angeles; 38.58; -121.49
Oakland; America/Los_Angeles; 37.8; -122.27
Honolulu; Pacific/Honolulu; 21.31; -157.86`,
  Mountain: `
Denver; America/Denver; 39.74; -104.99
Salt Lake City; America/Denver; 40.76; -111.89
Albuquerque; America/Denver; 35.08; -106.65
Phoenix; America/Phoenix; 33.45; -112.07
Tucson; America/Phoenix; 32.22; -110.97`,
  'North Central': `
Chicago; America/Chicago; 41.88; -87.63
Minneapolis; America/Chicago; 44.98; -93.27
Milwaukee; America/Chicago; 43.04; -87.91
Indianapolis; America/Indiana/Indianapolis; 39.77; -86.16
Detroit; America/Detroit; 42.33; -83.05
Winnipeg; America/Winnipeg; 49.9; -97.14`,
  Northeast: `
Boston; America/New_York; 42.36; -71.06
Brooklyn; America/New_York; 40.68; -73.94
Philadelphia; America/New_York; 39.95; -75.17
Toronto; America/Toronto; 43.65; -79.38
Halifax; America/Halifax; 44.65; -63.58`,
  'South & Gulf': `
Dallas; America/Chicago; 32.78; -96.8
Austin; America/Chicago; 30.27; -97.74
New Orleans; America/Chicago; 29.95; -90.07
Atlanta; America/New_York; 33.75; -84.39
Miami; America/New_York; 25.76; -80.19
San Juan; America/Puerto_Rico; 18.47; -66.11`,
};

const regionNames: readonly string[] = Object.keys(lines);

const placesOf = (region: string) =>
  cellsOf(lines[region] ?? '').map(([city = '', timeZoneName = '', latitude, longitude]) => ({
    city,
    timeZoneName,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));

const streets =
  'Main St, Market St, Riverside, Station Rd, Oak Ave, Broadway, Harbor Blvd, College Hill, Union Square, Mill Creek, Airport, Eastgate'.split(
    ', ',
  );

const makeZones = () => {
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
          // A few have no region: "Unassigned zones".
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

/** Computed once: job templates and schedules need them, too. */
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
