/**
 * The largest regular chain, to test speed: 1,000 products in 300 zones. It comes after the others and has its own
 * random numbers, so that their rows are the same without it.
 */
import type { Category, Member, Organization, Product, Region, Zone, ZoneProduct } from '../tables';
import { logoOf, organizationId, chains } from './organizations';
import { once } from './once';
import { chanceFrom } from './random';
import { seedId } from './seedId';

const name = 'Ironbridge Wholesale';
/** Numbers of its rows start here. */
const from = 10_000;
const account_id = organizationId(chains.length);
const productCount = 1000;
const zoneCount = 300;
/** Its newest product is older than those of the other chains. */
const newest = Date.UTC(2026, 5, 30, 16, 0);
const quarter = 15 * 60_000;

const things =
  'Carton, Mailer, Packing Tape, Label Roll, Stretch Wrap, Strapping, Slip Sheet, Tote, Bin Liner, Work Gloves'.split(
    ', ',
  );
const kinds =
  'Kraft, White, Heavy Duty, Reinforced, Recycled, Clear, Printed, Economy, Double Wall, Water Resistant'.split(
    ', ',
  );
const packs = [10, 20, 25, 50, 100, 120, 200, 250, 500, 1000];

const sides = ['Coast', 'Inland', 'Island', 'Lakes', 'North', 'Plains', 'River', 'South', 'Valley'];

const timeZones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

const oneOf = <T>(all: readonly T[], at: number, otherwise: T): T =>
  all[at % all.length] ?? otherwise;

const organization = (): Organization => ({
  id: account_id,
  name,
  icon: logoOf({ name, hue: 265 }),
  services: ['METASHELF', 'ANALYTICS'].map((service_name) => ({ service_name })),
  uoms: ['EACH', 'BOX', 'CASE', 'PACK'],
});

const category = (at: number, type: string, own: string): Category => ({
  id: seedId('category', from + at),
  account_id,
  name: own,
  type,
});

const products = (): Product[] => {
  const chance = chanceFrom(1_000_300);
  return Array.from({ length: productCount }, (_, at) => {
    const thing = oneOf(things, at, 'Carton');
    const kind = oneOf(kinds, Math.floor(at / things.length), 'Kraft');
    const pack = oneOf(packs, Math.floor(at / (things.length * kinds.length)), 10);
    return {
      id: seedId('product', from + at + 1),
      account_id,
      l6_id: null,
      sku: `IW-${String(at + 1).padStart(4, '0')}`,
      product_description: `Ironbridge ${kind} ${thing} ${pack} ct`,
      primary_category: 'Supplies',
      category: 'Packaging',
      inventory_notional_product_id: null,
      inventory_pick_list_slot_id: null,
      item_app_eligible: chance.pick(['PRODUCTION', 'PRODUCTION', 'TEST', 'NONE']),
      item_app_status: 'PUBLISHED',
      is_archived: at % 40 === 39,
      default_reporting_uom: null,
      created_at: newest - at * quarter,
    };
  });
};

const regions = (): Region[] =>
  sides.map((side, at) => ({
    id: seedId('region', from + at + 1),
    account_id,
    name: `Warehouses ${side}`,
  }));

const zones = (regionsThere: readonly Region[]): Zone[] =>
  Array.from({ length: zoneCount }, (_, at) => ({
    id: seedId('zone', from + at + 1),
    account_id,
    name: `Warehouse ${String(at + 1).padStart(3, '0')}`,
    external_store_id: `W${String(at + 1).padStart(3, '0')}`,
    alt_external_store_id: null,
    timeZoneName: oneOf(timeZones, Math.floor(at / 10), 'UTC'),
    // The last dozen have no region.
    region_id: at < zoneCount - 12 ? (regionsThere[Math.floor(at / 32)]?.id ?? null) : null,
    reporting_status: at % 9 === 8 ? 'DISABLED' : 'PRODUCTION',
    latitude: null,
    longitude: null,
  }));

/** Each product in a run of neighboring zones. */
const links = (sold: readonly Product[], where: readonly Zone[]): ZoneProduct[] => {
  const chance = chanceFrom(3_001_000);
  const made: ZoneProduct[] = [];
  for (const product of sold) {
    const [start, length] = [chance.below(where.length), chance.below(16)];
    if (product.is_archived) continue;
    for (const zone of where.slice(start, start + length))
      made.push({
        id: seedId('zoneProduct', 100_000 + made.length),
        zone_id: zone.id,
        inventory_product_sku_id: product.id,
        par: 0,
      });
  }
  return made;
};

/** Members of the organization. */
const members = (): Member[] =>
  [1, 2].map((user, at) => ({
    id: seedId('member', from + user),
    account_id,
    user_id: seedId('user', user),
    role: at === 0 ? 'administrator' : 'user',
  }));

const makeWholesaler = () => {
  const own = { products: products(), regions: regions() };
  const where = zones(own.regions);
  return {
    ...own,
    organizations: [organization()],
    categories: [category(1, 'PRIMARY', 'Supplies'), category(2, 'SECONDARY', 'Packaging')],
    zones: where,
    zoneProducts: links(own.products, where),
    members: members(),
  };
};

/** Rows to append to the same tables; computed once, since locations and job templates need them, too. */
export const seedWholesaler = once(makeWholesaler);
