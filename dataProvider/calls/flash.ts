/** Gives a zone the products of its organization, or of another zone (rules 2, 7, Flash). */
import { valueAt } from '../../src/schema/template';
import { isFailure } from '../failure';
import { errorOf } from '../mapping/platformError';
import type { OutgoingCall, Transport } from '../transport/types';

/** Most products that one answer holds (rules 9). */
const pageSize = 500;

/** The only code of an answer that means yes (rules 7). */
const done = 'SUCCESS';

/** A product of the organization, as far as a flash is about it. */
export interface FlashProduct {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly isArchived: boolean;
}

/** Where products come from: the zone's organization, or another zone. */
export type FlashFrom = { readonly zone: string; readonly isOverwrite: boolean } | null;

export interface FlashAnswer {
  readonly isDone: boolean;
  /** What the platform said, where it said anything. */
  readonly code: string | null;
}

/** The products of a zone: par by product. */
export type Pars = ReadonlyMap<string, number>;

const textAt = (row: unknown, path: string): string => {
  const value = valueAt(row, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const listAt = (body: unknown, path: string): readonly unknown[] => {
  const value = valueAt(body, path);
  return Array.isArray(value) ? value : [];
};

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
  const send = async (call: OutgoingCall): Promise<unknown> => {
    const result = await transport.send(call);
    if (isFailure(result)) throw errorOf(result);
    return result.data;
  };
  const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

  return {
    /** Every product of an organization, each once, also those that are archived. */
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
          ...withSignal(signal),
        });
        const rows = listAt(body, 'products').map(productOf);
        const before = products.size;
        for (const row of rows) if (row.id !== '') products.set(row.id, row);
        offset += rows.length;
        const total = valueAt(body, 'total');
        // A platform that gives the same page for every offset ends here as well.
        isMore =
          products.size > before &&
          (typeof total === 'number' ? offset < total : rows.length >= pageSize);
      }
      return [...products.values()];
    },

    /** What a zone has now. */
    parsOf: async (zone_id: string, signal?: AbortSignal): Promise<Pars> => {
      const body = await send({
        method: 'GET',
        path: '/api/zones/products',
        query: { zone_id },
        ...withSignal(signal),
      });
      return new Map(
        listAt(body, 'zone_products').flatMap((row) => {
          const id = textAt(row, 'inventory_product_sku_id');
          return id === '' ? [] : [[id, parOf(row)] as const];
        }),
      );
    },

    /** POST /api/zones/products/flash; a code that is no SUCCESS is no error of the call. */
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

export type FlashCalls = ReturnType<typeof createFlashCalls>;
