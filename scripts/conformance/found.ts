/** Finds ids in responses, so that later calls can use them. */
import type { Answer, Call } from './client';
import { rowsAt, valueAt } from './judge';

export type Kind =
  | 'organization'
  | 'zone'
  | 'region'
  | 'product'
  | 'state'
  | 'notional'
  | 'item'
  | 'pickList'
  | 'job'
  | 'webhook'
  | 'authSetting'
  | 'model'
  | 'version'
  | 'invite';

type Row = Readonly<Record<string, unknown>>;

interface Finder {
  readonly call: Call;
  /** Path of the rows in the response. */
  readonly read: string;
}

/** Keys with a record's name, for searches. */
const labels = ['name', 'product_description', 'label_identifier', 'sku', 'label'];

export interface Found {
  /** Undefined if none was found; `whyNot` says where it was searched. */
  readonly find: (kind: Kind) => Promise<string | undefined>;
  readonly whyNot: (kind: Kind) => string;
  /** Three letters of a record's name. */
  readonly word: (kind: Kind) => Promise<string>;
  readonly row: (kind: Kind) => Promise<Row | undefined>;
}

const words: Readonly<Record<Kind, string>> = {
  organization: 'organization',
  zone: 'zone',
  region: 'region',
  product: 'product',
  state: 'product state',
  notional: 'notional product',
  item: 'item',
  pickList: 'pick list',
  job: 'job',
  webhook: 'webhook',
  authSetting: 'authentication setting',
  model: 'model',
  version: 'model version',
  invite: 'invite',
};

const idOf = (row: Row, keys: readonly string[]): string | undefined =>
  keys.map((key) => row[key]).find((id): id is string => typeof id === 'string' && id !== '');

/** Maximum number of parents tried to find a child. */
const maxParents = 5;

export const createFound = (
  send: (call: Call) => Promise<Answer>,
  organization: string | undefined,
): Found => {
  const known = new Map<Kind, Promise<readonly Row[]>>();
  const looked = new Map<Kind, string>();

  const ask = async (kind: Kind, { call, read }: Finder): Promise<readonly Row[]> => {
    looked.set(kind, call.name);
    return rowsAt((await send(call)).json, read);
  };

  const inside = async (
    kind: Kind,
    parent: Kind,
    finder: (id: string) => Finder,
  ): Promise<readonly Row[]> => {
    for (const row of (await rows(parent)).slice(0, maxParents)) {
      const own = await ask(kind, finder(idOf(row, ['id']) ?? ''));
      if (own.length > 0) return own;
    }
    return [];
  };

  const account = async (): Promise<string> => (await find('organization')) ?? '';

  const finders: Readonly<Record<Kind, () => Promise<readonly Row[]>>> = {
    organization: async () => {
      const all = await ask('organization', {
        call: { name: 'GET /api/organizations' },
        read: 'organizations',
      });
      if (organization === undefined) return all;
      const own = all.find(({ id }) => id === organization);
      return [own ?? { id: organization }];
    },
    zone: async () =>
      ask('zone', {
        call: { name: 'GET /api/zones', query: { account_id: await account(), offset: '0' } },
        read: 'zones',
      }),
    region: async () =>
      ask('region', {
        call: { name: 'GET /api/regions', query: { account_id: await account() } },
        read: 'results',
      }),
    product: async () => {
      const filters = JSON.stringify({ account_id: await account() });
      const query = { page: '1', limit: '10', filters };
      return ask('product', { call: { name: 'GET /api/products', query }, read: 'products' });
    },
    state: () =>
      inside('state', 'product', (product_id) => ({
        call: { name: 'GET /api/products/states', query: { product_id } },
        read: 'states',
      })),
    notional: async () => {
      const query = { account_id: await account(), page: '1', limit: '10' };
      return ask('notional', { call: { name: 'GET /api/notionals', query }, read: 'notionals' });
    },
    item: () => ask('item', { call: { name: 'GET /api/items' }, read: '' }),
    pickList: async () =>
      ask('pickList', {
        call: { name: 'GET /api/organizations/{id}/pick-lists', path: { id: await account() } },
        read: 'pick_lists',
      }),
    job: async () =>
      ask('job', {
        call: { name: 'GET /api/jobs/recent', query: { account_id: await account() } },
        read: 'jobs',
      }),
    webhook: async () =>
      ask('webhook', {
        call: { name: 'GET /api/webhooks', query: { account_id: await account() } },
        read: 'webhooks',
      }),
    authSetting: async () =>
      ask('authSetting', {
        call: { name: 'GET /api/auth/settings', query: { account_id: await account() } },
        read: 'settings',
      }),
    model: () => ask('model', { call: { name: 'GET /api/mdl/models' }, read: 'models' }),
    version: () =>
      inside('version', 'model', (id) => ({
        call: { name: 'GET /api/mdl/models/{id}', path: { id } },
        read: 'versions',
      })),
    invite: async () =>
      ask('invite', {
        call: {
          name: 'GET /api/organizations/invites',
          query: { account_id: await account() },
        },
        read: 'invites',
      }),
  };

  const rows = (kind: Kind): Promise<readonly Row[]> => {
    const there = known.get(kind) ?? finders[kind]();
    known.set(kind, there);
    return there;
  };

  const row = async (kind: Kind): Promise<Row | undefined> => (await rows(kind))[0];

  const find: Found['find'] = async (kind) => {
    const first = await row(kind);
    return first && idOf(first, kind === 'version' ? ['version', 'id'] : ['id']);
  };

  return {
    find,
    row,
    whyNot: (kind) =>
      `no ${words[kind]} was found${looked.has(kind) ? ` by ${looked.get(kind) ?? ''}` : ''}`,
    word: async (kind) => {
      const own = (await row(kind)) ?? {};
      const name = labels.map((key) => valueAt(own, key)).find((one) => typeof one === 'string');
      const letters = typeof name === 'string' ? name.trim().slice(0, 3) : '';
      return letters.length === 3 ? letters : 'the';
    },
  };
};
