/**
 * A chain far larger than any other, to test speed. Its rows are computed when the scenario starts, share texts, and
 * are never stored; only changes are.
 */
import { cellsOf } from '../store/seed/cellsOf';
import { inTurn, largeChain } from '../store/seed/largeChain';
import { chanceFrom } from '../store/seed/random';
import { seedId } from '../store/seed/seedId';
import type { Row, Seed } from '../store/tables';
import type { Scenario } from './scenarios';

export const bigChainSize = { products: 50_000, zones: 2000, regions: 40 } as const;

const from = 200_000;

const brands = 'Kestrel, Crown, Kingfisher, Larkspur, Red Barn, Everyday, Finch, Oakham'.split(
  ', ',
);
const kinds =
  'Classic, Organic, Family, Light, Extra, Select, Golden, Country, Original, Premium'.split(', ');
/** `thing; primary category; secondary category`. */
const goods = cellsOf(`
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
Toothpaste; Health; Oral Care`).map(([name = '', primary = '', secondary = '']) => ({
  name,
  primary,
  secondary,
}));
const sizes = Array.from({ length: 25 }, (_, at) => `${(at + 1) * 4} oz`);

const timeZones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];
const areas = ['Coast', 'Valley', 'Lakes', 'Plains', 'Hills'];
const parts = ['North', 'East', 'South', 'West', 'Central', 'Upper', 'Lower', 'Outer'];

const rangeOf = <T>(length: number, make: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => make(at));

const zones = () => {
  const chance = chanceFrom(2_000_040);
  return rangeOf(bigChainSize.zones, (at) => {
    const number = String(at + 1).padStart(4, '0');
    return {
      name: `Superstore ${number}`,
      external_store_id: `K${number}`,
      timeZoneName: inTurn(timeZones, Math.floor(at / 50)),
      region: Math.floor(at / 50) % bigChainSize.regions,
      reporting_status: chance.weighted([
        ['PRODUCTION', 80],
        ['TEST', 10],
        ['DISABLED', 10],
      ]),
    };
  });
};

const products = () => {
  const chance = chanceFrom(50_000_000);
  return rangeOf(bigChainSize.products, (at) => {
    const brand = inTurn(brands, Math.floor(at / 6250));
    const kind = inTurn(kinds, Math.floor(at / 625));
    const size = inTurn(sizes, Math.floor(at / 25));
    return {
      good: at % goods.length,
      sku: `KC-${String(at + 1).padStart(6, '0')}`,
      product_description: `${brand} ${kind} ${inTurn(goods, at).name} ${size}`,
      item_app_eligible: chance.pick(['PRODUCTION', 'PRODUCTION', 'PRODUCTION', 'TEST', 'NONE']),
      is_archived: chance.number() < 0.02,
    };
  });
};

const rows = (usual: Seed): Seed => {
  const more: Readonly<Record<string, readonly Row[]>> = largeChain({
    account_id: seedId('organization', 10),
    name: 'Kestrel & Crown Superstores',
    hue: 12,
    services: ['METASHELF', 'NOMAD', 'ANALYTICS'],
    from,
    goods,
    hasNotionals: true,
    regions: rangeOf(
      bigChainSize.regions,
      (at) => `${inTurn(parts, at)} ${inTurn(areas, Math.floor(at / parts.length))}`,
    ),
    zones: zones(),
    products: products(),
    // Older than all others'.
    created: { newest: Date.UTC(2026, 3, 30, 16, 0), apart: 60_000 },
    links: { start: 50_002_000, most: 4, from: from + 1 },
  });
  return Object.fromEntries(
    Object.entries(usual).map(([table, there]) => [table, [...there, ...(more[table] ?? [])]]),
  );
};

export const bigChain: Scenario = {
  name: 'big-chain',
  label: { en: 'Big chain', fr: 'Grande chaîne' },
  description: {
    en: 'Kestrel & Crown Superstores beside the others: 50,000 products, 2,000 zones in 40 regions.',
    fr: 'Kestrel & Crown Superstores à côté des autres : 50 000 produits, 2 000 zones dans 40 régions.',
  },
  rows,
};
