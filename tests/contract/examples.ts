/** Values that the pins cannot contain, because they depend on the seed: parents and references. */
import type { DataProvider, RaRecord } from 'react-admin';
import type { ParentIds } from '../../src/schema/routes';
import { pins } from './allPins';
import { seed } from './pin';

const { account } = seed;

const page = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

const rowsOf = async (
  provider: DataProvider,
  name: string,
  within?: ParentIds,
): Promise<readonly RaRecord[]> =>
  (await provider.getList<RaRecord>(name, { ...page, ...(within ? { meta: { within } } : {}) }))
    .data;

const listLength = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** A pick list with product states. */
const pickList = async (provider: DataProvider): Promise<ParentIds> => {
  const rows = await rowsOf(provider, 'pickLists', { account_id: account });
  const full = rows.find(({ states }) => listLength(states) > 0) ?? rows[0];
  return { pick_list_id: String(full?.id), account_id: account };
};

/** A zone with activity. */
const zone = async (provider: DataProvider): Promise<ParentIds> => {
  const zones = await rowsOf(provider, 'zones');
  for (const { id } of zones) {
    const within = { zone_id: String(id) };
    const counts = await Promise.all(
      ['zoneJobs', 'zoneTemplates', 'zoneLogs'].map(
        async (name) => (await rowsOf(provider, name, within)).length,
      ),
    );
    if (counts.every((count) => count > 0)) return within;
  }
  throw new Error('No zone of the first page has jobs, templates and logs.');
};

const model = async (provider: DataProvider): Promise<ParentIds> => {
  const [first] = await rowsOf(provider, 'models');
  return { model_id: String(first?.id) };
};

const product = async (provider: DataProvider): Promise<ParentIds> => {
  const [first] = await rowsOf(provider, 'products');
  return { product_id: String(first?.id), account_id: String(first?.account_id) };
};

/** The state with all kinds of models and thumbnails (demo/README.md). */
const pictured = async (provider: DataProvider): Promise<ParentIds> => {
  const product_id = '5c000000-0000-4000-8000-000000000036';
  const [first] = await rowsOf(provider, 'productStates', { product_id });
  return { product_state_id: String(first?.id) };
};

const parents: Readonly<Record<string, (provider: DataProvider) => Promise<ParentIds>>> = {
  pickListStates: pickList,
  pickListSkus: pickList,
  zoneJobs: zone,
  zoneTemplates: zone,
  zoneLogs: zone,
  modelVersions: model,
  productStates: product,
  stateModels: pictured,
  stateThumbnails: pictured,
};

const firstName = async (
  provider: DataProvider,
  path: string,
  read: string,
): Promise<string | undefined> => {
  const { lookups } = provider as DataProvider & {
    lookups: {
      optionEntries: (
        source: object,
        values: object,
      ) => Promise<readonly { value: string }[] | null>;
    };
  };
  const names = await lookups.optionEntries({ kind: 'platform', path, read, value: 'name' }, {});
  return names?.[0]?.value;
};

export const examples = {
  within: async (provider: DataProvider, name: string): Promise<ParentIds> =>
    (await parents[name]?.(provider)) ?? pins[name]?.within ?? {},

  /** More values of a create call. */
  values: async (provider: DataProvider, name: string, within: ParentIds): Promise<object> => {
    if (name === 'webhooks') {
      const [setting] = await rowsOf(provider, 'authSettings', within);
      const [hook] = await rowsOf(provider, 'webhooks', within);
      return {
        auth_id: setting?.id,
        name: 'Pinned',
        url: 'https://hooks.example/pinned',
        method: 'POST',
        headers: { 'X-Pinned': 'yes' },
        trigger_type: hook?.trigger_type as unknown,
        is_enabled: true,
      };
    }
    if (name === 'environments') {
      return { clusterName: await firstName(provider, '/api/environments/clusters', 'clusters') };
    }
    if (name === 'pickListSkus') {
      const { data } = await provider.getList<RaRecord>('products', {
        ...page,
        filter: { account_id: account },
      });
      return { skuId: data.find((product) => product.inventory_pick_list_slot_id == null)?.id };
    }
    return {};
  },

  /** The row to change and remove: not the current user, and nothing that others need. */
  choose: (name: string, rows: readonly RaRecord[], me: string): RaRecord | undefined => {
    if (name === 'users') return rows.find(({ id, role }) => id !== me && role === 'user');
    return rows[0];
  },
};
