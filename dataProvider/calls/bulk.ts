/** Creates, updates and reads many products at a time, with their related records (rules 7, Products). */
import { isObject } from '../../src/schema/isObject';
import type { LinkCalls, Pair } from '../../src/schema/links';
import { valueAt } from '../../src/schema/template';
import { isFailure } from '../failure';
import { listAt, rowsAt, totalOf } from '../mapping/decode';
import { unlessFailed } from '../mapping/maybeSaved';
import { sendOver } from '../mapping/send';
import type { OutgoingCall, Result, Transport } from '../transport/types';

/** Maximum number of products per read, and of records per write (rules 9). */
export const bulkLimits = { read: 500, write: 100 } as const;

type Values = Readonly<Record<string, unknown>>;

/** An existing record, as the platform's checks report it. */
export interface ExistingRecord {
  readonly id: string;
  /** SKU or name. */
  readonly key: string;
}

export interface LoadedPage {
  /** As the platform returns them; `zones` are zone ids, if reported. */
  readonly products: readonly Values[];
  /** Total number, if the platform reports it. */
  readonly total: number | undefined;
}

const textAt = (row: unknown, path: string): string => {
  const value = valueAt(row, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const knownIn = (rows: readonly unknown[], key: string): readonly ExistingRecord[] =>
  rows
    .map((row) => ({ id: textAt(row, 'id'), key: textAt(row, key) }))
    .filter((known) => known.id !== '' && known.key !== '');

/** Normalizes a key for comparison: case and surrounding spaces are ignored. */
export const sameKey = (key: string): string => key.trim().toLowerCase();

export const createBulkCalls = (transport: Transport) => {
  const send = sendOver(transport);

  const checkSkus = (account_id: string, skus: readonly string[]): OutgoingCall => ({
    method: 'POST',
    path: '/api/products/check',
    body: { account_id, skus },
  });
  const checkNames = (account_id: string, names: readonly string[]): OutgoingCall => ({
    method: 'POST',
    path: '/api/notionals/check',
    body: { account_id, names },
  });

  /** Before the transport repeats a create, checks whether the first attempt has created the records. */
  const made = (check: OutgoingCall, path: string) => async (): Promise<Result | null> => {
    const result = await transport.send(check);
    if (isFailure(result)) return unlessFailed(result);
    return rowsAt(result.data, path).length === 0 ? null : result;
  };

  const statesCall = (product_id: string): OutgoingCall => ({
    method: 'GET',
    path: '/api/products/states',
    query: { product_id },
  });
  const statesOf = async (product_id: string, signal?: AbortSignal): Promise<readonly string[]> => {
    const body = await send({ ...statesCall(product_id), signal });
    return listAt(body, 'states').map((row) => textAt(row, 'state'));
  };

  return {
    /** POST /api/products/bulk; returns the ids in the response, by SKU. */
    createProducts: async (
      account_id: string,
      products: readonly (Values & { readonly sku: string })[],
    ): Promise<readonly ExistingRecord[]> => {
      const skus = products.map(({ sku }) => sku);
      const body = await send({
        method: 'POST',
        path: '/api/products/bulk',
        body: { products: products.map((values) => ({ account_id, ...values })) },
        audit: { type: 'PRODUCT', action: 'CREATE_PRODUCTS' },
        beforeRetry: made(checkSkus(account_id, skus), 'products'),
      });
      return knownIn(rowsAt(body, 'products'), 'sku');
    },

    /** PUT /api/products/bulk; sends only the id and the given keys. */
    updateProducts: async (
      products: readonly { readonly id: string; readonly values: Values }[],
    ): Promise<void> => {
      await send({
        method: 'PUT',
        path: '/api/products/bulk',
        body: { products: products.map(({ id, values }) => ({ id, ...values })) },
        audit: { type: 'PRODUCT', action: 'UPDATE_PRODUCTS' },
      });
    },

    /** One page of GET /api/products/bulk, starting at `offset`. */
    loadProducts: async (
      {
        account_id,
        offset,
        search = '',
      }: { readonly account_id: string; readonly offset: number; readonly search?: string },
      signal?: AbortSignal,
    ): Promise<LoadedPage> => {
      const body = await send({
        method: 'GET',
        path: '/api/products/bulk',
        query: { account_id, limit: bulkLimits.read, offset, search },
        signal,
      });
      return { products: listAt(body, 'products').filter(isObject), total: totalOf(body) };
    },

    /** Reads the current state of one product. */
    product: async (id: string, signal?: AbortSignal): Promise<Values> => {
      const body = await send({
        method: 'GET',
        path: `/api/products/${encodeURIComponent(id)}`,
        signal,
      });
      return isObject(body) ? body : {};
    },

    /** POST /api/products/check: returns those of the SKUs that exist in the organization, as they are stored. */
    checkSkus: async (
      account_id: string,
      skus: readonly string[],
    ): Promise<readonly ExistingRecord[]> =>
      knownIn(listAt(await send(checkSkus(account_id, skus)), 'products'), 'sku'),

    /** POST /api/notionals/check: returns those of the names that exist in the organization, as they are stored. */
    checkNotionals: async (
      account_id: string,
      names: readonly string[],
    ): Promise<readonly ExistingRecord[]> =>
      knownIn(listAt(await send(checkNames(account_id, names)), 'notionals'), 'name'),

    /** POST /api/notionals/bulk: each label equals its name, and the unit is EACH (rules 9). */
    createNotionals: async (
      account_id: string,
      names: readonly string[],
    ): Promise<readonly ExistingRecord[]> => {
      const body = await send({
        method: 'POST',
        path: '/api/notionals/bulk',
        body: {
          notionals: names.map((name) => ({
            account_id,
            name,
            ar_label: name,
            default_uom: 'EACH',
            shelf_label_text: null,
          })),
        },
        audit: { type: 'NOTIONAL', action: 'CREATE_NOTIONALS' },
        beforeRetry: made(checkNames(account_id, names), 'notionals'),
      });
      return knownIn(rowsAt(body, 'notionals'), 'name');
    },

    /** POST /api/products/states/bulk. */
    createStates: async (
      states: readonly (Values & {
        readonly inventory_product_sku_id: string;
        readonly state: string;
      })[],
    ): Promise<void> => {
      const [first] = states;
      await send({
        method: 'POST',
        path: '/api/products/states/bulk',
        body: { states },
        audit: { type: 'PRODUCT_STATE', action: 'CREATE_PRODUCT_STATES' },
        // One call creates all states or none, so checking the first one is sufficient.
        beforeRetry: async () => {
          if (!first) return null;
          const result = await transport.send(statesCall(first.inventory_product_sku_id));
          if (isFailure(result)) return unlessFailed(result);
          const names = rowsAt(result.data, 'states').map((row) => textAt(row, 'state'));
          return names.includes(first.state) ? { ...result, data: null } : null;
        },
      });
    },

    /** Returns the names of a product's states. */
    statesOf,

    /** POST of many links, also used for a single one: the platform does not add duplicates. */
    join: async ({ ends, addOne, addMany, actions }: LinkCalls, pairs: readonly Pair[]) => {
      await send({
        method: 'POST',
        path: addMany.path,
        body: {
          [addMany.as]: pairs.map((pair) => ({
            [ends[0]]: pair[0],
            [ends[1]]: pair[1],
            ...addOne.with,
          })),
        },
        audit: { type: actions.add.slice(actions.add.indexOf('_') + 1), action: actions.add },
      });
    },
  };
};

export type BulkCalls = ReturnType<typeof createBulkCalls>;
