/**
 * The console's access to the platform: react-admin's DataProvider built from the declarations, and the additional
 * calls.
 */
import type { CreateParams, DataProvider, RaRecord } from 'react-admin';
import type { Registry } from '../src/schema/registry';
import { createAnalytics, type AnalyticsCalls } from './calls/analytics';
import { createBulkCalls, type BulkCalls } from './calls/bulk';
import { createFlashCalls, type FlashCalls } from './calls/flash';
import { createMemberships, type Memberships } from './calls/memberships';
import { createOwnCalls, type OwnCalls } from './calls/own';
import { createReadiness, type Readiness } from './calls/readiness';
import { createActionCalls, type ActionCalls } from './mapping/actionCalls';
import type { Meta } from './mapping/readOptions';
import { createLookups, type Lookups } from './mapping/lookups';
import { each } from './mapping/each';
import { createLinks, type LinksOfPlatform } from './mapping/links';
import { entityProvider, type EntityProvider } from './mapping/entityProvider';
import type { WhoAmI } from './mapping/writeRequest';
import { sharedReads } from './transport/sharedReads';
import type { Transport } from './transport/types';

export interface FacingsDataProvider extends DataProvider {
  /** Finds the record of a create without an answer, also of a page that was closed since. */
  readonly created: (resource: string, params: CreateParams) => Promise<RaRecord | null>;
  readonly lookups: Lookups;
  readonly actionCalls: ActionCalls;
  readonly links: LinksOfPlatform;
  readonly own: OwnCalls;
  readonly flash: FlashCalls;
  readonly bulk: BulkCalls;
  readonly memberships: Memberships;
  readonly readiness: Readiness;
  readonly analytics: AnalyticsCalls;
}

/** react-admin does not type `meta`; this is what we use of it. */
const metaOf = (meta: unknown): { readonly meta?: Meta } =>
  typeof meta === 'object' && meta !== null ? { meta } : {};

export const createDataProvider = ({
  registry,
  transport: alone,
  whoAmI,
  onRenamed,
}: {
  registry: Registry;
  transport: Transport;
  whoAmI: WhoAmI;
  /** Called when the signed-in person's name has changed. */
  onRenamed?: (name: string) => void;
}): FacingsDataProvider => {
  const transport = sharedReads(alone);
  const providers = new Map<string, EntityProvider>();
  const of = (resource: string): EntityProvider => {
    const known = providers.get(resource);
    if (known) return known;
    const made = entityProvider(transport, registry.find(resource), whoAmI);
    providers.set(resource, made);
    return made;
  };

  const provider: DataProvider = {
    // Reads that are no longer needed are canceled on the network as well.
    supportAbortSignal: true,
    getList: (resource, params) => of(resource).getList(params),
    getOne: (resource, params) => of(resource).getOne(params),
    getMany: (resource, params) => of(resource).getMany(params),
    getManyReference: (resource, { target, id, ...params }) =>
      of(resource).getList({ ...params, filter: { ...(params.filter as object), [target]: id } }),
    create: (resource, params) => of(resource).create(params),
    update: (resource, params) => of(resource).update(params),
    updateMany: async (resource, { ids, data, meta }) => {
      await each(ids, (id) =>
        of(resource).update({ id, data, previousData: { id }, ...metaOf(meta) }),
      );
      return { data: ids };
    },
    delete: (resource, params) => of(resource).remove(params),
    deleteMany: async (resource, { ids, meta }) => {
      await each(ids, (id) => of(resource).remove({ id, ...metaOf(meta) }));
      return { data: ids };
    },
  } as DataProvider;
  return {
    ...provider,
    created: (resource, { data, meta }) => of(resource).created({ data, ...metaOf(meta) }),
    lookups: createLookups(transport),
    actionCalls: createActionCalls(transport, whoAmI),
    links: createLinks(transport),
    own: createOwnCalls(transport, onRenamed),
    flash: createFlashCalls(transport),
    bulk: createBulkCalls(transport),
    memberships: createMemberships(transport),
    readiness: createReadiness(transport),
    analytics: createAnalytics(transport),
  };
};
