/**
 * The console's access to the platform: react-admin's DataProvider built from the declarations, and the additional
 * calls.
 *
 * `getList('regions', …)` becomes a call in `mapping/getList.ts`: by the declaration's `calls.list`, or else by
 * ra-data-simple-rest (`mapping/simpleRest.ts`). `mapping/listQuery.ts` makes its parameters, `mapping/cutPage.ts` a page
 * of whatever the platform returns, `mapping/decode.ts` the records. `mapping/reads.ts` and `mapping/writes.ts` are the
 * same for a record. All calls leave through `transport/transport.ts`.
 */
import type { CreateParams, DataProvider, RaRecord } from 'react-admin';
import type { Registry } from '../src/schema/registry';
import { createAnalytics } from './calls/analytics';
import { createBulkCalls } from './calls/bulk';
import { createFlashCalls } from './calls/flash';
import { createMemberships } from './calls/memberships';
import { createOwnCalls } from './calls/own';
import { createReadiness } from './calls/readiness';
import { createActionCalls } from './mapping/actionCalls';
import { each } from './mapping/each';
import { entityProvider, type EntityProvider } from './mapping/entityProvider';
import { createLinks } from './mapping/links';
import { createLookups } from './mapping/lookups';
import type { Meta } from './mapping/readOptions';
import type { WhoAmI } from './mapping/writeRequest';
import { sharedReads } from './transport/sharedReads';
import type { Transport } from './transport/types';

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
}) => {
  const transport = sharedReads(alone);
  const providers = new Map<string, EntityProvider>();
  /** @throws if no declaration has this name */
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
    getList: async (resource, params) => of(resource).getList(params),
    getOne: async (resource, params) => of(resource).getOne(params),
    getMany: async (resource, params) => of(resource).getMany(params),
    getManyReference: async (resource, { target, id, ...params }) =>
      of(resource).getList({ ...params, filter: { ...(params.filter as object), [target]: id } }),
    create: async (resource, params) => of(resource).create(params),
    update: async (resource, params) => of(resource).update(params),
    updateMany: async (resource, { ids, data, meta }) => {
      await each(ids, (id) =>
        of(resource).update({ id, data, previousData: { id }, ...metaOf(meta) }),
      );
      return { data: ids };
    },
    delete: async (resource, params) => of(resource).remove(params),
    deleteMany: async (resource, { ids, meta }) => {
      await each(ids, (id) => of(resource).remove({ id, ...metaOf(meta) }));
      return { data: ids };
    },
  } as DataProvider;
  return {
    ...provider,
    /** Finds the record of a create without an answer, also of a page that was closed since. */
    created: async (resource: string, { data, meta }: CreateParams): Promise<RaRecord | null> =>
      of(resource).created({ data, ...metaOf(meta) }),
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

export type FacingsDataProvider = ReturnType<typeof createDataProvider>;
