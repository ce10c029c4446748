/** Fills the parameters of a reading call: from the row of the contract, and ids found in earlier responses. */
import type { ContractRow } from '../../demo/calls';
import type { Call } from './client';
import type { Found, Kind } from './found';

/** Why a call cannot be made. */
export interface Unfilled {
  readonly reason: string;
}

/** Kind of record of the {id} in a path, by the path's beginning; the longest match wins. */
const owners: Readonly<Record<string, Kind>> = {
  '/api/organizations': 'organization',
  '/api/zones': 'zone',
  '/api/regions': 'region',
  '/api/products': 'product',
  '/api/notionals': 'notional',
  '/api/items': 'item',
  '/api/pick-lists': 'pickList',
  '/api/jobs': 'job',
  '/api/webhooks': 'webhook',
  '/api/mdl/models': 'model',
};

/** Kind of record of a parameter or key, for all calls. */
const named: Readonly<Record<string, Kind>> = {
  account_id: 'organization',
  organization_id: 'organization',
  zone_id: 'zone',
  zone_ids: 'zone',
  exclude_zone: 'zone',
  product_id: 'product',
  inventory_product_sku_id: 'product',
  state_id: 'state',
  product_state_id: 'state',
  model_id: 'model',
  version: 'version',
};

/** Exceptions where the same name means another kind. */
const special: Readonly<Record<string, Kind>> = {
  'GET /api/jobs/payload id': 'job',
  'GET /api/users/invite id': 'invite',
};

/** Kinds whose names a search can find. */
const searched: Readonly<Record<string, Kind>> = {
  '/api/zones/search': 'zone',
  '/api/notionals/search': 'notional',
  '/api/pick-lists/search': 'pickList',
  '/api/pick-lists/skus/search': 'product',
};

const day = 24 * 60 * 60 * 1000;

const ownerOf = (path: string): Kind | undefined =>
  Object.entries(owners)
    .filter(([start]) => path.startsWith(`${start}/`))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1];

interface Filling {
  readonly row: ContractRow;
  readonly found: Found;
  readonly user: string;
  readonly now: number;
}

const kindFor = ({ row }: Filling, key: string): Kind | undefined => {
  const path = row.name.split(' ')[1] ?? '';
  const isInPath = path.includes(`{${key}}`);
  return special[`${row.name} ${key}`] ?? (isInPath && key === 'id' ? ownerOf(path) : named[key]);
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
    text: () => found.word(searched[path] ?? 'organization'),
    names: async () => [String((await found.row('notional'))?.name ?? 'Facings conformance')],
    skus: async () => [String((await found.row('product'))?.sku ?? 'FACINGS-CONFORMANCE')],
  };
  return Object.hasOwn(values, key) ? values[key]?.() : undefined;
};

const isNeeded = ({ row }: Filling, key: string): boolean =>
  row.needs?.includes(key) === true || row.name.includes(`{${key}}`);

/** A zone and a product, for the check of pairs. */
const pairFor = async ({ found }: Filling) => {
  const [zone_id, inventory_product_sku_id] = [
    await found.find('zone'),
    await found.find('product'),
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
    query.values.id = await filling.found.find('organization');
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
