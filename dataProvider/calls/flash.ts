/** Copies the products of the organization, or of another zone, into a zone (rules 2, 7, Flash). */
import { textAt, valueAt } from '../../src/schema/template';
import { rowsAt } from '../mapping/decode';
import { sendOver } from '../mapping/send';
import type { Transport } from '../transport/types';

/** Maximum number of products per response (rules 9). */
const pageSize = 500;

/** The only response code that means success (rules 7). */
const done = 'SUCCESS';

/** The part of an organization's product that a flash needs. */
export interface FlashProduct {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly isArchived: boolean;
}

/** Source of the products: another zone, or null for the zone's organization. */
export type FlashFrom = { readonly zone: string; readonly isOverwrite: boolean } | null;

export interface FlashAnswer {
  readonly isDone: boolean;
  /** The platform's code; null if there is none. */
  readonly code: string | null;
}

/** The products of a zone: par by product id. */
export type Pars = ReadonlyMap<string, number>;

const productOf = (row: unknown): FlashProduct => ({
  id: textAt(row, 'id'),
  sku: textAt(row, 'sku'),
  description: textAt(row, 'product_description'),
  isArchived: valueAt(row, 'is_archived') === true,
});

const parOf = (row: unknown): number => {
  const par = valueAt(row, 'par');
  return typeof par === 'number' ? par : 0;
};

export const createFlashCalls = (transport: Transport) => {
  const send = sendOver(transport);

  return {
    /** Returns every product of an organization once, including archived ones. */
    productsOf: async (
      account_id: string,
      signal?: AbortSignal,
    ): Promise<readonly FlashProduct[]> => {
      const products = new Map<string, FlashProduct>();
      for (let offset = 0, isMore = true; isMore;) {
        const body = await send({
          method: 'GET',
          path: '/api/products/bulk',
          query: { account_id, limit: pageSize, offset },
          signal,
        });
        const rows = rowsAt(body, 'products').map(productOf);
        const before = products.size;
        for (const row of rows) if (row.id !== '') products.set(row.id, row);
        offset += rows.length;
        const total = valueAt(body, 'total');
        // Without a total, a short page may not be the last one. Also ends if the platform ignores the offset and always
        // returns the same page.
        isMore = products.size > before && (typeof total !== 'number' || offset < total);
      }
      return [...products.values()];
    },

    /** Returns the current products of a zone. */
    parsOf: async (zone_id: string, signal?: AbortSignal): Promise<Pars> => {
      const body = await send({
        method: 'GET',
        path: '/api/zones/products',
        query: { zone_id },
        signal,
      });
      return new Map(
        rowsAt(body, 'zone_products').flatMap((row) => {
          const id = textAt(row, 'inventory_product_sku_id');
          return id === '' ? [] : [[id, parOf(row)] as const];
        }),
      );
    },

    /** POST /api/zones/products/flash. Any code other than SUCCESS is returned, not thrown. */
    flash: async (zone_id: string, from: FlashFrom): Promise<FlashAnswer> => {
      const answer = await send({
        method: 'POST',
        path: '/api/zones/products/flash',
        query: from
          ? { from_zone_id: from.zone, zone_id, overwrite: from.isOverwrite }
          : { zone_id },
        audit: { type: 'ZONE_PRODUCT', action: 'FLASH_ZONE_PRODUCTS', id: zone_id },
      });
      const code = valueAt(answer, 'code');
      return { isDone: code === done, code: typeof code === 'string' ? code : null };
    },
  };
};
