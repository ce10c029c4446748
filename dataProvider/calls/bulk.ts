/** Creates, updates and reads many products at a time, with their related records (rules 7, Products). */
import { isObject } from '../../src/lib/util/isObject';
import { plainText } from '../../src/lib/text/plainText';
import type { LinkCalls, Pair } from '../../src/schema/links';
import { isFailure } from '../../src/lib/failures/failures';
import { listAt, rowsAt, totalOf } from '../mapping/decode';
import { additionOfMany } from '../mapping/links';
import { unlessFailed } from '../mapping/maybeSaved';
import { sendOver } from '../mapping/send';
import type { OutgoingCall, Transport } from '../transport/types';
import { textAt } from '../../src/schema/template';
import type { Values } from '../../src/lib/util/values';

/** Maximum number of products per read, and of records per write (rules 9). */
export const bulkLimits = { read: 500, write: 100 } as const;

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

/** What is checked and created many at a time. */
const products = { rows: 'products', key: 'sku', keys: 'skus', type: 'PRODUCT' } as const;
const notionals = {
  rows: 'notionals',
  key: 'name',
  keys: 'names',
  type: 'NOTIONAL_PRODUCT',
} as const;
type Kind = typeof products | typeof notionals;

const knownIn = (rows: readonly unknown[], { key }: Kind): readonly ExistingRecord[] =>
  rows
    .map((row) => ({ id: textAt(row, 'id'), key: textAt(row, key) }))
    .filter((record) => record.id !== '' && record.key !== '');

export const createBulkCalls = (transport: Transport) => {
  const send = sendOver(transport);

  /** Each key is asked for in its plain form, too: the platform may hold one that looks the same. */
  const checkCall = (kind: Kind, account_id: string, keys: readonly string[]): OutgoingCall => ({
    method: 'POST',
    path: `/api/${kind.rows}/check`,
    body: { account_id, [kind.keys]: [...new Set(keys.flatMap((key) => [key, plainText(key)]))] },
  });
  /** Returns those of the keys that exist in the organization, as they are stored. */
  const check =
    (kind: Kind) =>
    async (account_id: string, keys: readonly string[]): Promise<readonly ExistingRecord[]> =>
      keys.length === 0
        ? []
        : knownIn(listAt(await send(checkCall(kind, account_id, keys)), kind.rows), kind);

  /** Returns the ids in the response, by key. */
  const create = async (
    kind: Kind,
    account_id: string,
    records: readonly Values[],
  ): Promise<readonly ExistingRecord[]> => {
    const keys = records.map((record) => textAt(record, kind.key));
    const body = await send({
      method: 'POST',
      path: `/api/${kind.rows}/bulk`,
      body: { [kind.rows]: records.map((values) => ({ account_id, ...values })) },
      audit: { type: kind.type, action: `CREATE_${kind.type}S` },
      // Before the transport repeats the call, checks whether the first attempt has created the records.
      beforeRetry: async () => {
        const result = await transport.send(checkCall(kind, account_id, keys));
        if (isFailure(result)) return unlessFailed(result);
        return rowsAt(result.data, kind.rows).length === 0 ? null : result;
      },
    });
    return knownIn(rowsAt(body, kind.rows), kind);
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
    /** POST /api/products/bulk. */
    createProducts: (
      account_id: string,
      records: readonly (Values & { readonly sku: string })[],
    ): Promise<readonly ExistingRecord[]> => create(products, account_id, records),

    /** PUT /api/products/bulk; sends only the id and the given keys. */
    updateProducts: async (
      changes: readonly { readonly id: string; readonly values: Values }[],
    ): Promise<void> => {
      await send({
        method: 'PUT',
        path: '/api/products/bulk',
        body: { products: changes.map(({ id, values }) => ({ id, ...values })) },
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

    /** POST /api/products/check. */
    checkSkus: check(products),

    /** POST /api/notionals/check. */
    checkNotionals: check(notionals),

    /** POST /api/notionals/bulk: each label equals its name, and the unit is EACH (rules 9). */
    createNotionals: (
      account_id: string,
      names: readonly string[],
    ): Promise<readonly ExistingRecord[]> =>
      create(
        notionals,
        account_id,
        names.map((name) => ({
          name,
          ar_label: name,
          default_uom: 'EACH',
          shelf_label_text: null,
        })),
      ),

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
    join: async (calls: LinkCalls, pairs: readonly Pair[], amounts?: readonly number[]) => {
      await send(additionOfMany(calls, amounts ? { pairs, amounts } : { pairs }));
    },
  };
};
