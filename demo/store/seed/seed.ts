/** The platform's initial rows; the same every time. */
import type { Seed, Tables } from '../tables';
import { seedOrganizations } from './organizations';
import { seedPeople } from './people';
import { seedProducts } from './products';
import { seedWholesaler } from './wholesaler';
import { seedZoneMemberships, seedZoneProducts, seedZones } from './zones';

export const coreSeed = (): Seed => {
  const { members, ...people } = seedPeople();
  const { products, categories, ...goods } = seedProducts();
  const { zones, regions } = seedZones();
  const wholesaler = seedWholesaler();
  return {
    organizations: [...seedOrganizations(), ...wholesaler.organizations],
    members: [...members, ...wholesaler.members],
    ...people,
    sessions: [],
    ...goods,
    categories: [...categories, ...wholesaler.categories],
    products: [...products, ...wholesaler.products],
    regions: [...regions, ...wholesaler.regions],
    zones: [...zones, ...wholesaler.zones],
    zoneProducts: [...seedZoneProducts(products, zones), ...wholesaler.zoneProducts],
    zoneMemberships: seedZoneMemberships(members, zones),
  } satisfies { readonly [Name in keyof Tables]: readonly Tables[Name][] };
};
