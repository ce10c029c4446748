/** Fills the parameters of a reading call: from the row of the contract, and ids found in earlier responses. */
import type { ContractRow } from '../../demo/calls';
import type { Call } from './client';
import { kindInPath, kindInQuery, kindOfKey, kindOfSearch, type Kind } from './declared';
import type { Found } from './found';

/** Why a call cannot be made. */
export interface Unfilled {
  readonly reason: string;
}

/** Parameters whose kind no declaration tells. */
const special: Readonly<Record<string, Kind>> = { 'GET /api/users/invite id': 'invites' };

const day = 24 * 60 * 60 * 1000;

interface Filling {
  readonly row: ContractRow;
  readonly found: Found;
  readonly user: string;
  readonly now: number;
}

const kindFor = ({ row }: Filling, key: string): Kind | undefined => {
  const path = row.name.split(' ')[1] ?? '';
  if (path.includes(`{${key}}`)) return kindInPath(path, key);
  return special[`${row.name} ${key}`] ?? kindInQuery(row.name, key) ?? kindOfKey(key);
};

/** Plain values that every platform accepts. */
const plainFor = async ({ row, found, user, now }: Filling, key: string) => {
  const path = row.name.split(' ')[1] ?? '';
  const midnight = now - (now % day);
  const values: Readonly<Record<string, () => Promise<unknown>>> = {
    email: () => Promise.resolve(user),
    type: () => Promise.resolve('PRIMARY'),
    page: () => Promise.resolve('1'),
    limit: () => Promise.resolve('10'),
    offset: () => Promise.resolve('0'),
    start_at: () => Promise.resolve(new Date(midnight - 7 * day).toISOString()),
    end_at: () => Promise.resolve(new Date(midnight).toISOString()),
    text: () => found.word(kindOfSearch(path) ?? 'organizations'),
    names: async () => [String((await found.row('notionals'))?.name ?? 'Facings conformance')],
    skus: async () => [String((await found.row('products'))?.sku ?? 'FACINGS-CONFORMANCE')],
  };
  return Object.hasOwn(values, key) ? values[key]?.() : undefined;
};

const isNeeded = ({ row }: Filling, key: string): boolean =>
  row.needs?.includes(key) === true || row.name.includes(`{${key}}`);

/** A zone and a product, for the check of pairs. */
const pairFor = async ({ found }: Filling) => {
  const [zone_id, inventory_product_sku_id] = [
    await found.find('zones'),
    await found.find('products'),
  ];
  return zone_id === undefined || inventory_product_sku_id === undefined
    ? undefined
    : [{ zone_id, inventory_product_sku_id, par: 0 }];
};

const valueFor = async (filling: Filling, key: string): Promise<unknown> => {
  if (key === 'zone_products') return pairFor(filling);
  const kind = kindFor(filling, key);
  return kind === undefined ? plainFor(filling, key) : filling.found.find(kind);
};

const collect = async (
  filling: Filling,
  keys: readonly string[],
): Promise<{ readonly values: Record<string, unknown>; readonly reason?: string }> => {
  const values: Record<string, unknown> = {};
  for (const key of keys) {
    const value = await valueFor(filling, key);
    if (value !== undefined) values[key] = value;
    else if (isNeeded(filling, key)) {
      const kind = kindFor(filling, key);
      const reason =
        key === 'zone_products' ? 'no zone and product were found' : `nothing to send as ${key}`;
      return { values, reason: kind === undefined ? reason : filling.found.whyNot(kind) };
    }
  }
  return { values };
};

const texts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

/** The call for a row of the contract, or why it cannot be made. */
export const filled = async (filling: Filling): Promise<Call | Unfilled> => {
  const { row } = filling;
  const names = [...row.name.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = await collect(filling, names);
  const query = await collect(filling, row.query ?? []);
  // Figures need zones or an organization (rules R24).
  if (row.query?.includes('zone_ids') === true && query.values.zone_ids === undefined)
    query.values.id = await filling.found.find('organizations');
  const body = await collect(filling, row.body ?? []);
  const reason = path.reason ?? query.reason ?? body.reason;
  if (reason !== undefined) return { reason };
  return {
    name: row.name,
    ...(names.length > 0 ? { path: texts(path.values) } : {}),
    ...(Object.keys(query.values).length > 0 ? { query: texts(query.values) } : {}),
    ...(row.body ? { body: body.values } : {}),
  };
};
