/** The storage types that an organization uses, and its defaults (rules 7). */
import { calls, defineEntityDemo } from '../entityDemo';
import { organizationOf, type Call } from '../handlers/handler';
import { textsOf } from '../handlers/values';
import { isObject } from '../jsonValue';
import { refuseAt } from '../refusal';
import { organizationId } from '../store/seed/organizations';
import type { Row } from '../store/tables';
import type { StorageType } from './storages';

/** Stored under the organization's id. */
interface OrganizationStorages extends Row {
  readonly storages: readonly string[];
  /** By role; null if none is chosen. */
  readonly account_storage_defaults: Readonly<Record<string, string | null>>;
}

const table = 'organizationStorages';

/** Roles of locations in a store; each can have a default storage type. */
const roles = ['SALES_FLOOR', 'BACK_ROOM', 'RECEIVING', 'PREP', 'COLD', 'FROZEN'] as const;

const noDefaults = Object.fromEntries(roles.map((role) => [role, null]));

const availableOf = ({ data }: Call): readonly StorageType[] =>
  data.open<StorageType>('storages').all();

/** The stored value, without storage types that the platform no longer offers. */
const ownOf = (call: Call): OrganizationStorages => {
  const { id } = organizationOf(call);
  const kept = call.data.open<OrganizationStorages>(table).get(id);
  const offered = new Set(availableOf(call).map(({ value }) => value));
  const storages = kept?.storages.filter((value) => offered.has(value)) ?? [];
  const isEnabled = (value: string | null | undefined) => value != null && storages.includes(value);
  const defaults = roles.map((role) => {
    const value = kept?.account_storage_defaults[role] ?? null;
    return [role, isEnabled(value) ? value : null] as const;
  });
  return { id, storages, account_storage_defaults: Object.fromEntries(defaults) };
};

const storagesShown = (call: Call) => {
  const available = availableOf(call).map(({ value, comment }) => ({ value, comment }));
  return { storages: { enabled: ownOf(call).storages, available } };
};

const defaultsShown = (call: Call) => {
  const { account_storage_defaults, storages } = ownOf(call);
  const options = Object.fromEntries(roles.map((role) => [role, storages]));
  return { account_storage_defaults, options };
};

/** A storage type that is disabled is no longer a default. */
const enable = (call: Call) => {
  const own = ownOf(call);
  const wanted = [...new Set(textsOf(call.body, 'storages'))];
  const offered = availableOf(call).map(({ value }) => value);
  const stranger = wanted.find((value) => !offered.includes(value));
  if (stranger !== undefined) refuseAt('storages', `There is no storage type ${stranger}.`);
  call.data.open<OrganizationStorages>(table).put({ ...own, storages: wanted });
  return storagesShown(call);
};

/** Missing roles stay unchanged; null removes a default. */
const choose = (call: Call) => {
  const own = ownOf(call);
  const key = 'account_storage_defaults';
  const wanted = call.body[key];
  if (!isObject(wanted)) return refuseAt(key, `${key} must be an object.`);
  const chosen = Object.entries(wanted).map(([role, value]) => {
    if (!roles.some((one) => one === role)) refuseAt(`${key}.${role}`, `There is no role ${role}.`);
    if (value === null || value === '') return [role, null] as const;
    return typeof value === 'string' && own.storages.includes(value)
      ? ([role, value] as const)
      : refuseAt(`${key}.${role}`, `The organization does not use ${String(value)}.`);
  });
  const defaults = { ...own[key], ...Object.fromEntries(chosen) };
  call.data.open<OrganizationStorages>(table).put({ ...own, [key]: defaults });
  return defaultsShown(call);
};

const groceries = ['DRY_SHELF', 'WALK_IN_COOLER', 'WALK_IN_FREEZER', 'DISPLAY_COOLER', 'BACKSTOCK'];
const kitchens = ['DRY_SHELF', 'WALK_IN_COOLER', 'WALK_IN_FREEZER', 'PREP_TABLE'];
/** By index of the chain; the last one has nothing yet. */
const used = [groceries, groceries, kitchens, groceries.slice(0, 4), groceries, kitchens, kitchens];

const path = '/api/organizations/{id}';

export const demo = defineEntityDemo({
  table,
  seed: () =>
    used.map((storages, index): OrganizationStorages => ({
      id: organizationId(index),
      storages,
      account_storage_defaults: {
        ...noDefaults,
        SALES_FLOOR: 'DRY_SHELF',
        COLD: 'WALK_IN_COOLER',
        FROZEN: 'WALK_IN_FREEZER',
      },
    })),
  ...calls({
    [`GET ${path}/storages`]: storagesShown,
    [`PUT ${path}/storages`]: { body: ['storages!'], answer: enable },
    [`GET ${path}/storage-defaults`]: defaultsShown,
    [`PUT ${path}/storage-defaults`]: { body: ['account_storage_defaults!'], answer: choose },
  }),
});
