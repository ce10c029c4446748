/** The largest regular chain: 1,000 products in 300 zones. It comes after the others. */
import { inTurn, largeChain } from './largeChain';
import { once, chanceFrom } from './random';
import { chains, organizationId } from './organizations';

const zoneCount = 300;

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

const zoneAt = (at: number) => {
  const number = String(at + 1).padStart(3, '0');
  return {
    name: `Warehouse ${number}`,
    external_store_id: `W${number}`,
    timeZoneName: inTurn(timeZones, Math.floor(at / 10)),
    // The last dozen have no region.
    region: at < zoneCount - 12 ? Math.floor(at / 32) : -1,
    reporting_status: at % 9 === 8 ? 'DISABLED' : 'PRODUCTION',
  };
};

const products = () => {
  const chance = chanceFrom(1_000_300);
  return Array.from({ length: 1000 }, (_, at) => {
    const thing = inTurn(things, at);
    const kind = inTurn(kinds, Math.floor(at / things.length));
    const pack = inTurn(packs, Math.floor(at / (things.length * kinds.length)));
    return {
      good: 0,
      sku: `IW-${String(at + 1).padStart(4, '0')}`,
      product_description: `Ironbridge ${kind} ${thing} ${pack} ct`,
      item_app_eligible: chance.pick(['PRODUCTION', 'PRODUCTION', 'TEST', 'NONE']),
      is_archived: at % 40 === 39,
    };
  });
};

/** Rows to append to the same tables; computed once, since locations and job templates need them, too. */
export const seedWholesaler = once(() =>
  largeChain({
    account_id: organizationId(chains.length),
    name: 'Ironbridge Wholesale',
    hue: 265,
    services: ['METASHELF', 'ANALYTICS'],
    from: 10_000,
    goods: [{ name: 'Packaging', primary: 'Supplies', secondary: 'Packaging' }],
    hasNotionals: false,
    regions: sides.map((side) => `Warehouses ${side}`),
    zones: Array.from({ length: zoneCount }, (_, at) => zoneAt(at)),
    products: products(),
    // Older than those of the other chains.
    created: { newest: Date.UTC(2026, 5, 30, 16, 0), apart: 15 * 60_000 },
    links: { start: 3_001_000, most: 16, from: 100_000 },
  }),
);
