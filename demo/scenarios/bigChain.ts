/**
 * A chain far larger than any other, to test speed. Its rows are computed when the scenario starts, share texts, and
 * are never stored; only changes are.
 */
import { chanceFrom } from '../store/seed/random';
import { seedId } from '../store/seed/seedId';
import { logoOf } from '../store/seed/organizations';
import type {
  Category,
  Member,
  Notional,
  Organization,
  Product,
  Region,
  Row,
  Seed,
  Zone,
  ZoneProduct,
} from '../store/tables';
import type { Scenario } from './scenario';

export const bigChainSize = { products: 50_000, zones: 2000, regions: 40 } as const;

const name = 'Kestrel & Crown Superstores';
const account_id = seedId('organization', 10);
/** Numbers of its rows start here. */
const from = 200_000;
/** Its newest product is older than all others'. */
const newest = Date.UTC(2026, 3, 30, 16, 0);
const minute = 60_000;

const brands = [
  'Kestrel',
  'Crown',
  'Kingfisher',
  'Larkspur',
  'Red Barn',
  'Everyday',
  'Finch',
  'Oakham',
];
const kinds = [
  'Classic',
  'Organic',
  'Family',
  'Light',
  'Extra',
  'Select',
  'Golden',
  'Country',
  'Original',
  'Premium',
];
/** `thing; primary category; secondary category`. */
const things = `
Oat Granola; Pantry; Breakfast
Basmati Rice; Pantry; Rice
Tomato Passata; Pantry; Canned Goods
Olive Oil; Pantry; Oil & Vinegar
Ground Coffee; Beverages; Coffee
Apple Juice; Beverages; Juice
Sparkling Water; Beverages; Water
Lemon Iced Tea; Beverages; Tea
Whole Milk; Dairy; Milk
Cheddar; Dairy; Cheese
Strawberry Yogurt; Dairy; Yogurt
Salted Butter; Dairy; Butter
Sourdough; Bakery; Bread
Blueberry Muffins; Bakery; Pastry
Corn Chips; Snacks; Chips
Trail Mix; Snacks; Nuts
Dark Chocolate; Snacks; Candy
Frozen Peas; Frozen; Vegetables
Vanilla Ice Cream; Frozen; Ice Cream
Fish Fillets; Frozen; Seafood
Dish Soap; Household; Cleaning
Paper Towels; Household; Paper
Laundry Tablets; Household; Laundry
Shampoo; Health; Hair Care
Toothpaste; Health; Oral Care`
  .trim()
  .split('\n')
  .map((line) => line.split(';').map((part) => part.trim()))
  .map(([thing = '', primary = '', secondary = '']) => ({ thing, primary, secondary }));
const sizes = Array.from({ length: 25 }, (_, at) => `${(at + 1) * 4} oz`);

const timeZones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];
const areas = ['Coast', 'Valley', 'Lakes', 'Plains', 'Hills'];
const parts = ['North', 'East', 'South', 'West', 'Central', 'Upper', 'Lower', 'Outer'];

const at = <T>(all: readonly T[], index: number, otherwise: T): T =>
  all[index % all.length] ?? otherwise;

const organization = (): Organization => ({
  id: account_id,
  name,
  icon: logoOf({ name, hue: 12 }),
  services: ['METASHELF', 'NOMAD', 'ANALYTICS'].map((service_name) => ({ service_name })),
  uoms: ['EACH', 'BOX', 'CASE', 'PACK'],
});

const members = (): Member[] =>
  [1, 2].map((user, index) => ({
    id: seedId('member', from + user),
    account_id,
    user_id: seedId('user', user),
    role: index === 0 ? 'administrator' : 'user',
  }));

const categories = (): Category[] => {
  const all = (type: string, names: readonly string[]) =>
    [...new Set(names)].map((own) => ({ account_id, name: own, type }));
  return [
    ...all(
      'PRIMARY',
      things.map(({ primary }) => primary),
    ),
    ...all(
      'SECONDARY',
      things.map(({ secondary }) => secondary),
    ),
  ].map((row, index) => ({ id: seedId('category', from + index + 1), ...row }));
};

const notionals = (): Notional[] =>
  things.map(({ thing }, index) => ({
    id: seedId('notional', from + index + 1),
    account_id,
    name: thing,
    ar_label: thing.toUpperCase().replaceAll(' ', '_'),
    default_uom: 'EACH',
    shelf_label_text: null,
  }));

const regions = (): Region[] =>
  Array.from({ length: bigChainSize.regions }, (_, index) => ({
    id: seedId('region', from + index + 1),
    account_id,
    name: `${at(parts, index, '')} ${at(areas, Math.floor(index / parts.length), '')}`,
  }));

const zones = (own: readonly Region[]): Zone[] => {
  const chance = chanceFrom(2_000_040);
  return Array.from({ length: bigChainSize.zones }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    return {
      id: seedId('zone', from + index + 1),
      account_id,
      name: `Superstore ${number}`,
      external_store_id: `K${number}`,
      alt_external_store_id: null,
      timeZoneName: at(timeZones, Math.floor(index / 50), 'UTC'),
      region_id: at(own, Math.floor(index / 50), undefined)?.id ?? null,
      reporting_status: chance.weighted([
        ['PRODUCTION', 80],
        ['TEST', 10],
        ['DISABLED', 10],
      ]),
      latitude: null,
      longitude: null,
    };
  });
};

const products = (notional: readonly Notional[]): Product[] => {
  const chance = chanceFrom(50_000_000);
  return Array.from({ length: bigChainSize.products }, (_, index) => {
    const { thing, primary, secondary } = at(things, index, {
      thing: '',
      primary: '',
      secondary: '',
    });
    const size = at(sizes, Math.floor(index / 25), '');
    const kind = at(kinds, Math.floor(index / 625), '');
    const brand = at(brands, Math.floor(index / 6250), '');
    return {
      id: seedId('product', from + index + 1),
      account_id,
      l6_id: null,
      sku: `KC-${String(index + 1).padStart(6, '0')}`,
      product_description: `${brand} ${kind} ${thing} ${size}`,
      primary_category: primary,
      category: secondary,
      inventory_notional_product_id: at(notional, index, undefined)?.id ?? null,
      inventory_pick_list_slot_id: null,
      item_app_eligible: chance.pick(['PRODUCTION', 'PRODUCTION', 'PRODUCTION', 'TEST', 'NONE']),
      item_app_status: 'PUBLISHED',
      is_archived: chance.number() < 0.02,
      default_reporting_uom: null,
      created_at: newest - index * minute,
    };
  });
};

/** Each product in up to three zones; archived ones are in none (rules 4). */
const links = (sold: readonly Product[], where: readonly Zone[]): ZoneProduct[] => {
  const chance = chanceFrom(50_002_000);
  const made: ZoneProduct[] = [];
  for (const { id, is_archived } of sold) {
    const [start, count] = [chance.below(where.length), chance.below(4)];
    if (is_archived) continue;
    for (const { id: zone_id } of where.slice(start, start + count))
      made.push({
        id: seedId('zoneProduct', from + made.length + 1),
        zone_id,
        inventory_product_sku_id: id,
        par: 0,
      });
  }
  return made;
};

const rows = (usual: Seed): Seed => {
  const own = { regions: regions(), notionals: notionals() };
  const where = zones(own.regions);
  const sold = products(own.notionals);
  const more: Readonly<Record<string, readonly Row[]>> = {
    ...own,
    organizations: [organization()],
    members: members(),
    categories: categories(),
    zones: where,
    products: sold,
    zoneProducts: links(sold, where),
  };
  return Object.fromEntries(
    Object.entries(usual).map(([table, there]) => [table, [...there, ...(more[table] ?? [])]]),
  );
};

export const bigChain: Scenario = {
  name: 'big-chain',
  label: 'Big chain',
  description:
    'Kestrel & Crown Superstores beside the others: 50,000 products, 2,000 zones in 40 regions.',
  rows,
};
