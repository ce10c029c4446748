/** The chains of the demo; demo/README.md describes what each is for. */
import type { Organization } from '../tables';
import type { Assortment } from './assortment';
import { cellsOf } from './cellsOf';
import { seedId } from './seedId';

const padded = (number: number, width: number) => String(number).padStart(width, '0');

/** `name; hue; services; units; what it sells; products; zones; whether it has L6 IDs; brands`. */
const lines = `
Alder & Vine Markets; 152; METASHELF NOMAD ANALYTICS; EACH BOX CASE BAG POUND OZ; grocery; 640; 64; ; Alder & Vine, Meadowlark, Three Rivers, Sunday Orchard, Northfield
Brightwater Grocers; 204; METASHELF ANALYTICS; EACH BOX CASE BAG POUND OZ TRAY FL_OZ; grocery; 560; 52; ; Brightwater, Harvest Lantern, Blue Heron, Old Mill
Copper Kettle Kitchens; 24; METASHELF NOMAD; EACH CASE BAG POUND GALLON BATCH TRAY; restaurant; 430; 44; ; Copper Kettle, Prep House, Stonebridge, Line & Larder
Dash & Go Convenience; 350; METASHELF ANALYTICS; EACH BOX CASE BAG POUND OZ; convenience; 560; 70; L6; Dash & Go, Roadside, Zip, Corner Stop, Fleet Street
Elmwood Provisions; 84; METASHELF NOMAD; EACH BOX CASE BAG POUND OZ LITER PACK; grocery; 470; 38; L6; Elmwood, Granary Lane, Hollow Oak, Wren & Co.
Fjord & Field Bistro; 222; NOMAD; EACH POUND BATCH LITER; restaurant; 270; 22; ; Fjord & Field, Smørhus, Long Table
Golden Pan Pizza; 42; METASHELF; ; restaurant; 340; 34; ; Golden Pan, Mulino Sette, Bella Prep
Harbor Lane Market; 190; ; EACH; ; 0; 0; ; Harbor Lane`;

/** Each chain numbers its products in its own way. */
const skus: readonly ((number: number) => string)[] = [
  (number) => `AV-${100_200 + number * 7}`,
  // With leading zeros, which are lost if SKUs are treated as numbers.
  (number) => padded(48_271 + number * 13, 8),
  (number) => `CKK.${padded(1000 + number, 4)}.${'ABC'[number % 3] ?? 'A'}`,
  (number) => `DG${10_020 + number * 3}`,
  (number) => `ELM-${padded(number * 11, 5)}`,
  (number) => `FF_${2000 + number}`,
  (number) => `GP-${(number % 9) + 1}-${padded(number, 4)}`,
];

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const isSold = (text: string): text is Assortment =>
  ['grocery', 'restaurant', 'convenience'].includes(text);

export const chains = cellsOf(lines).map(
  (
    [name = '', hue, services = '', uoms = '', sells = '', products, zones, l6, brands = ''],
    at,
  ) => ({
    name,
    hue: Number(hue),
    services: wordsOf(services),
    uoms: wordsOf(uoms),
    /** Null for the one that has nothing yet. */
    sells: isSold(sells) ? sells : null,
    brands: brands.split(', '),
    productCount: Number(products),
    zoneCount: Number(zones),
    sku: skus[at] ?? String,
    hasL6: l6 === 'L6',
  }),
);

export type Chain = (typeof chains)[number];

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

/** The rows of an organization. */
export const ownOf = <R extends { readonly account_id: string }>(
  rows: readonly R[],
  id: string,
): R[] => rows.filter(({ account_id }) => account_id === id);
