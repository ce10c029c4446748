/** Loads an organization's products with their zones, and its zones (rules 7, 9). */
import type { FacingsDataProvider } from '../../../dataProvider';
import type { AnyDeclaration } from '../../schema/defineResource';
import { valueAt } from '../../schema/template';
import type { LoadedProduct, LoadedZone } from './buildMatrixData';
import { loadPages, type Page, type Progress } from '../../views/list/loadPages';

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
    const body = await provider.asks.extra(products, 'ofOrganization', asked, signal);
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
