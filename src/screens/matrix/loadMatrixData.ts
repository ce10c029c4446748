import type { FacingsDataProvider } from '../../../dataProvider';
import type { AnyDeclaration } from '../../schema/defineResource';
import { valueAt } from '../../schema/template';
import { loadPages, type Page, type Progress } from '../../views/list/loadPages';
import { learn, matrixOf, type Matrix } from './model';

// Loads an organization's products with their zones, and its zones (rules 7, 9).

/** Maximum number of rows per response (rules 7, 9). */
const productPage = 500;
const zonePage = 25;

const textAt = (row: unknown, path: string): string => {
  const value = valueAt(row, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const idIn = (entry: unknown): string =>
  typeof entry === 'object' ? textAt(entry, 'id') : textAt({ entry }, 'entry');

const productOf = (row: unknown): LoadedProduct => {
  const zones = valueAt(row, 'zones');
  return {
    id: textAt(row, 'id'),
    sku: textAt(row, 'sku'),
    description: textAt(row, 'product_description'),
    isArchived: valueAt(row, 'is_archived') === true,
    zones: Array.isArray(zones) ? zones.map(idIn) : [],
  };
};

const zoneOf = (row: unknown): LoadedZone => ({
  id: textAt(row, 'id'),
  name: textAt(row, 'name'),
  regionId: textAt(row, 'region_id') || null,
  regionName: textAt(row, 'region.name') || null,
});

const isKnown = ({ id }: { readonly id: string }): boolean => id !== '';

interface Reading {
  readonly provider: FacingsDataProvider;
  readonly accountId: string;
  readonly signal: AbortSignal;
}

/** Bypasses react-query, whose cache would keep all full records while the page is open. */
const productsFrom =
  ({ provider, accountId, signal }: Reading, products: AnyDeclaration) =>
  async (offset: number): Promise<Page<LoadedProduct>> => {
    const asked = { account_id: accountId, limit: productPage, offset };
    const body = await provider.lookups.extra(products, 'ofOrganization', asked, signal);
    const [rows, total] = [valueAt(body, 'products'), valueAt(body, 'total')];
    return {
      rows: Array.isArray(rows) ? rows.map(productOf).filter(isKnown) : [],
      total: typeof total === 'number' ? total : undefined,
    };
  };

const zonesFrom =
  ({ provider, accountId, signal }: Reading) =>
  async (offset: number): Promise<Page<LoadedZone>> => {
    const { data, total, pageInfo } = await provider.getList('zones', {
      pagination: { page: offset / zonePage + 1, perPage: zonePage },
      sort: { field: 'name', order: 'ASC' },
      filter: { account_id: accountId },
      signal,
    });
    // If the platform sends no total, the provider's number counts only known rows.
    return { rows: data.map(zoneOf), total: pageInfo ? undefined : total };
  };

export interface ReadProgress {
  readonly products: Progress;
  readonly zones: Progress;
}

export const loadMatrixData = async (
  reading: Reading & {
    readonly declaration: AnyDeclaration;
    readonly onProgress: (progress: ReadProgress) => void;
  },
) => {
  const none: Progress = { loaded: 0, total: undefined };
  let progress: ReadProgress = { products: none, zones: none };
  const onProgress = (part: keyof ReadProgress) => (now: Progress) => {
    progress = { ...progress, [part]: now };
    reading.onProgress(progress);
  };
  const idOf = ({ id }: { readonly id: string }) => id;
  const [products, zones] = await Promise.all([
    loadPages({
      pageSize: productPage,
      read: productsFrom(reading, reading.declaration),
      idOf,
      onProgress: onProgress('products'),
    }),
    loadPages({
      pageSize: zonePage,
      read: zonesFrom(reading),
      idOf,
      onProgress: onProgress('zones'),
    }),
  ]);
  return { products, zones };
};

/** Converts the platform's records to the grid's data: sorted, reduced, with links as bits. */
export interface LoadedProduct {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly isArchived: boolean;
  /** Ids of its zones. */
  readonly zones: readonly string[];
}

export interface LoadedZone {
  readonly id: string;
  readonly name: string;
  readonly regionId: string | null;
  readonly regionName: string | null;
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** Regions by name; zones without a region last. */
const regionsOf = (zones: readonly LoadedZone[]): ReadonlyMap<string | null, MatrixRegion> => {
  const names = new Map(
    zones.map(({ regionId, regionName }) => [regionId, regionName ?? regionId]),
  );
  const sorted = [...names].sort(([one, name], [other, otherName]) => {
    if (one === null || other === null) return one === null ? 1 : -1;
    return compare(name ?? '', otherName ?? '');
  });
  return new Map(sorted.map(([id, name]) => [id, { name: id === null ? null : name }]));
};

export const buildMatrixData = (
  products: readonly LoadedProduct[],
  zones: readonly LoadedZone[],
): { readonly matrixData: MatrixData; readonly matrix: Matrix } => {
  const regions = regionsOf(zones);
  const places = new Map([...regions.keys()].map((id, place) => [id, place]));
  const placeOf = ({ regionId }: LoadedZone) => places.get(regionId) ?? 0;
  const columns = [...zones].sort(
    (one, other) => placeOf(one) - placeOf(other) || compare(one.name, other.name),
  );
  const rows = [...products].sort((one, other) => compare(one.sku, other.sku));

  const matrix = matrixOf(rows.length, columns.length);
  const columnOf = new Map(columns.map(({ id }, column) => [id, column]));
  rows.forEach((product, row) => {
    if (product.isArchived) matrix.held[row] = 1;
    for (const zone of product.zones) {
      const column = columnOf.get(zone);
      if (column !== undefined) learn(matrix, { row, column, isOn: true });
    }
  });
  return {
    matrix,
    matrixData: {
      // The ids of the zones are in the bits now, and would take more memory than all else.
      products: rows.map(({ zones: _, ...product }) => product),
      zones: columns.map((zone) => ({ id: zone.id, name: zone.name, region: placeOf(zone) })),
      regions: [...regions.values()],
    },
  };
};

/** The records of the grid, reduced to what is displayed. */

type MatrixProduct = Omit<LoadedProduct, 'zones'>;

interface MatrixZone {
  readonly id: string;
  readonly name: string;
  /** Index of its region in the list of regions. */
  readonly region: number;
}

interface MatrixRegion {
  /** Null for zones without a region, which come last (rules 2, regions). */
  readonly name: string | null;
}

/** In display order: products by SKU, zones by region and name. */
export interface MatrixData {
  readonly products: readonly MatrixProduct[];
  readonly zones: readonly MatrixZone[];
  readonly regions: readonly MatrixRegion[];
}
