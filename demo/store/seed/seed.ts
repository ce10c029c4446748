/** The platform before anyone changed anything; the same rows every time it is asked. */
import type { Seed, Tables } from '../tables';
import { seedOrganizations } from './organizations';
import { seedPeople } from './people';
import { seedProducts } from './products';
import { seedZoneMemberships, seedZoneProducts, seedZones } from './zones';

export const coreSeed = (): Seed => {
  const { members, ...people } = seedPeople();
  const { products, ...goods } = seedProducts();
  const { zones, regions } = seedZones();
  return {
    organizations: seedOrganizations(),
    members,
    ...people,
    sessions: [],
    ...goods,
    products,
    regions,
    zones,
    zoneProducts: seedZoneProducts(products, zones),
    zoneMemberships: seedZoneMemberships(members, zones),
  } satisfies { readonly [Name in keyof Tables]: readonly Tables[Name][] };
};
