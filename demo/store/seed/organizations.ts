/** The chains of the demo; demo/README.md describes what each is for. */
import type { Organization } from '../tables';
import type { Assortment } from './assortment';
import { seedId } from './seedId';

export interface Chain {
  readonly name: string;
  readonly hue: number;
  readonly services: readonly string[];
  readonly uoms: readonly string[];
  /** What it sells; null for the one that has nothing yet. */
  readonly sells: Assortment | null;
  readonly brands: readonly [string, ...string[]];
  readonly productCount: number;
  readonly zoneCount: number;
  readonly sku: (number: number) => string;
  readonly hasL6: boolean;
}

const padded = (number: number, width: number) => String(number).padStart(width, '0');
const commonUoms = ['EACH', 'BOX', 'CASE', 'BAG', 'POUND', 'OZ'];

export const chains: readonly Chain[] = [
  {
    name: 'Alder & Vine Markets',
    hue: 152,
    services: ['METASHELF', 'NOMAD', 'ANALYTICS'],
    uoms: commonUoms,
    sells: 'grocery',
    brands: ['Alder & Vine', 'Meadowlark', 'Three Rivers', 'Sunday Orchard', 'Northfield'],
    productCount: 640,
    zoneCount: 64,
    sku: (number) => `AV-${100_200 + number * 7}`,
    hasL6: false,
  },
  {
    name: 'Brightwater Grocers',
    hue: 204,
    services: ['METASHELF', 'ANALYTICS'],
    uoms: [...commonUoms, 'TRAY', 'FL_OZ'],
    sells: 'grocery',
    brands: ['Brightwater', 'Harvest Lantern', 'Blue Heron', 'Old Mill'],
    productCount: 560,
    zoneCount: 52,
    // With leading zeros, which are lost if SKUs are treated as numbers.
    sku: (number) => padded(48_271 + number * 13, 8),
    hasL6: false,
  },
  {
    name: 'Copper Kettle Kitchens',
    hue: 24,
    services: ['METASHELF', 'NOMAD'],
    uoms: ['EACH', 'CASE', 'BAG', 'POUND', 'GALLON', 'BATCH', 'TRAY'],
    sells: 'restaurant',
    brands: ['Copper Kettle', 'Prep House', 'Stonebridge', 'Line & Larder'],
    productCount: 430,
    zoneCount: 44,
    sku: (number) => `CKK.${padded(1000 + number, 4)}.${'ABC'[number % 3] ?? 'A'}`,
    hasL6: false,
  },
  {
    name: 'Dash & Go Convenience',
    hue: 350,
    services: ['METASHELF', 'ANALYTICS'],
    uoms: commonUoms,
    sells: 'convenience',
    brands: ['Dash & Go', 'Roadside', 'Zip', 'Corner Stop', 'Fleet Street'],
    productCount: 560,
    zoneCount: 70,
    sku: (number) => `DG${10_020 + number * 3}`,
    hasL6: true,
  },
  {
    name: 'Elmwood Provisions',
    hue: 84,
    services: ['METASHELF', 'NOMAD'],
    uoms: [...commonUoms, 'LITER', 'PACK'],
    sells: 'grocery',
    brands: ['Elmwood', 'Granary Lane', 'Hollow Oak', 'Wren & Co.'],
    productCount: 470,
    zoneCount: 38,
    sku: (number) => `ELM-${padded(number * 11, 5)}`,
    hasL6: true,
  },
  {
    name: 'Fjord & Field Bistro',
    hue: 222,
    services: ['NOMAD'],
    uoms: ['EACH', 'POUND', 'BATCH', 'LITER'],
    sells: 'restaurant',
    brands: ['Fjord & Field', 'Smørhus', 'Long Table'],
    productCount: 270,
    zoneCount: 22,
    sku: (number) => `FF_${2000 + number}`,
    hasL6: false,
  },
  {
    name: 'Golden Pan Pizza',
    hue: 42,
    services: ['METASHELF'],
    uoms: [],
    sells: 'restaurant',
    brands: ['Golden Pan', 'Mulino Sette', 'Bella Prep'],
    productCount: 340,
    zoneCount: 34,
    sku: (number) => `GP-${(number % 9) + 1}-${padded(number, 4)}`,
    hasL6: false,
  },
  {
    name: 'Harbor Lane Market',
    hue: 190,
    services: [],
    uoms: ['EACH'],
    sells: null,
    brands: ['Harbor Lane'],
    productCount: 0,
    zoneCount: 0,
    sku: (number) => `HL${number}`,
    hasL6: false,
  },
];

/** A logo of two letters, so that chains are easy to distinguish in a list. */
export const logoOf = ({ name, hue }: Pick<Chain, 'name' | 'hue'>): string => {
  const letters = name
    .split(' ')
    .filter((word) => /^[A-Z]/.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" rx="48" fill="hsl(${hue} 55% 30%)"/><text x="150" y="196" font-family="sans-serif" font-size="128" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

export const organizationId = (index: number): string => seedId('organization', index + 1);

export const seedOrganizations = (): Organization[] =>
  chains.map((chain, index) => ({
    id: organizationId(index),
    name: chain.name,
    icon: logoOf(chain),
    services: chain.services.map((service_name) => ({ service_name })),
    uoms: chain.uoms,
  }));
