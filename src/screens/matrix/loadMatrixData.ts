/** Loads an organization's products with their zones, and its zones (rules 7, 9), and reduces them to what is shown. */
import type { FacingsDataProvider } from '../../../dataProvider';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { textAt, valueAt } from '../../schema/template';
import {
  inRegionOrder,
  lacksRegionNames,
  regionalZone,
  withRegionNames,
} from '../../views/links/zoneRegions';
import { unpaged } from '../../views/list/state/listRequest';
import { loadPages, type PageOfRows, type LoadProgress } from '../../views/list/state/loadPages';
import { readOrganizationRows } from '../../views/list/state/organizationRows';
import { learn, matrixOf } from './model';

interface LoadArgs {
  readonly provider: FacingsDataProvider;
  readonly products: AnyDeclaration;
  readonly zones: AnyDeclaration;
  readonly accountId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadProgress) => void;
}

export interface ReadProgress {
  readonly products: LoadProgress;
  readonly zones: LoadProgress;
}

const none: LoadProgress = { loaded: 0, total: undefined };
export const noProgress: ReadProgress = { products: none, zones: none };

/** Bypasses react-query, whose cache would keep all full records while the page is open. */
export const loadMatrixData = async (args: LoadArgs) => {
  let progress = noProgress;
  const follow = (part: keyof ReadProgress) => (current: LoadProgress) => {
    progress = { ...progress, [part]: current };
    args.onProgress(progress);
  };
  const [products, zones] = await Promise.all([
    loadPages({ read: readProducts(args), idOf: ({ id }) => id, onProgress: follow('products') }),
    readOrganizationRows({ ...args, declaration: args.zones, onProgress: follow('zones') }),
  ]);
  const columns = zones.rows.map(zoneOf);
  const regions = lacksRegionNames(columns) ? await readRegions(args) : [];
  return {
    ...buildMatrixData(products.rows, withRegionNames(columns, regions)),
    /** Number of rows that the platform counted but did not send. */
    missing: { missingProducts: products.missing, missingZones: zones.missing },
  };
};

/** Maximum number of products per response (rules 7). */
const productPage = 500;

const idIn = (entry: unknown): string =>
  typeof entry === 'object' ? textAt(entry, 'id') : textAt({ entry }, 'entry');

const productOf = (row: unknown) => {
  const zones = valueAt(row, 'zones');
  const zoneIds: readonly string[] = Array.isArray(zones) ? zones.map(idIn) : [];
  return {
    id: textAt(row, 'id'),
    sku: textAt(row, 'sku'),
    description: textAt(row, 'product_description'),
    isArchived: valueAt(row, 'is_archived') === true,
    /** Its primary and its secondary one. */
    categories: ['primary_category', 'category']
      .map((key) => textAt(row, key))
      .filter((name) => name !== ''),
    zones: zoneIds,
  };
};

const zoneOf = (row: RaRecord) => ({
  ...regionalZone(row),
  /** Ids of the store in other systems. */
  codes: ['external_store_id', 'alt_external_store_id']
    .map((key) => textAt(row, key))
    .filter((code) => code !== ''),
});

export type LoadedProduct = ReturnType<typeof productOf>;
export type LoadedZone = ReturnType<typeof zoneOf>;

const readProducts =
  ({ provider, products, accountId, signal }: LoadArgs) =>
  async (offset: number): Promise<PageOfRows<LoadedProduct>> => {
    const query = { account_id: accountId, limit: productPage, offset };
    const body = await provider.lookups.extra(products, 'ofOrganization', query, signal);
    const [rows, total] = [valueAt(body, 'products'), valueAt(body, 'total')];
    return {
      rows: Array.isArray(rows) ? rows.map(productOf).filter(({ id }) => id !== '') : [],
      total: typeof total === 'number' ? total : undefined,
    };
  };

const readRegions = async ({ provider, accountId, signal }: LoadArgs) => {
  const filter = { account_id: accountId };
  return (await provider.getList<RaRecord>('regions', { ...unpaged, filter, signal })).data;
};

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** In display order: products by SKU, zones by region and name; with links as bits. */
export const buildMatrixData = (
  products: readonly LoadedProduct[],
  zones: readonly LoadedZone[],
) => {
  const columns = inRegionOrder(zones);
  const regions = new Map(columns.map(({ regionId, region }) => [regionId, region]));
  const regionIds = [...regions.keys()];
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
      zones: columns.map(({ id, name, codes, regionId }) => ({
        id,
        name,
        codes,
        region: regionIds.indexOf(regionId),
      })),
      /** Without a name, and `none` as its id in the address, for zones without a region. */
      regions: [...regions].map(([id, name]) => ({ id: id || 'none', name: name || null })),
    },
  };
};

export type MatrixData = ReturnType<typeof buildMatrixData>['matrixData'];
