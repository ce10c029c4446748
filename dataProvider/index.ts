/**
 * The console's access to the platform: react-admin's DataProvider built from the declarations, and the additional
 * calls.
 *
 * `getList('regions', …)` becomes a call in `mapping/getList.ts`: by the declaration's `calls.list`, or else by
 * ra-data-simple-rest (`mapping/simpleRest.ts`). `mapping/listQuery.ts` makes its parameters, `mapping/cutPage.ts` a page
 * of whatever the platform returns, `mapping/decode.ts` the records. `mapping/reads.ts` and `mapping/writes.ts` are the
 * same for a record. All calls leave through `transport/transport.ts`.
 */
import type {
  CreateParams,
  DataProvider,
  GetListParams,
  Identifier,
  RaRecord,
  TranslateFunction,
} from 'react-admin';
import type { Registry } from '../src/schema/registry';
import { createAnalytics } from './calls/analytics';
import { createBulkCalls } from './calls/bulk';
import { createFlashCalls } from './calls/flash';
import { createMemberships } from './calls/memberships';
import { createOwnCalls } from './calls/own';
import { createReadiness } from './calls/readiness';
import { createActionCalls } from './mapping/actionCalls';
import { each } from './mapping/each';
import { createParents, type ParentsOptions } from './parents';
import { entityProvider, type EntityProvider } from './mapping/entityProvider';
import { createLinks } from './mapping/links';
import { createLookups } from './mapping/lookups';
import type { Meta } from './mapping/readOptions';
import type { WhoAmI } from './mapping/writeRequest';
import { sharedReads } from './transport/sharedReads';
import type { Transport } from './transport/types';

type Values = Readonly<Record<string, unknown>>;

/** A record to change or remove. Of one of many, react-admin passes no previous data. */
interface ExistingRecord {
  readonly id: Identifier;
  readonly previousData?: Values;
  readonly meta?: unknown;
}

/** react-admin does not type `meta`; this is what we use of it. */
const metaOf = (meta: unknown): { readonly meta?: Meta } =>
  typeof meta === 'object' && meta !== null ? { meta } : {};

const sameParents = ({ meta }: { readonly meta?: Meta }): string => JSON.stringify(meta?.within);

export { isOfPlatform } from './mapping/platformError';

export const createDataProvider = ({
  registry,
  transport: alone,
  whoAmI,
  onRenamed,
  translate = (key, options?: { readonly _?: unknown }) => String(options?._ ?? key),
  page,
}: {
  registry: Registry;
  transport: Transport;
  whoAmI: WhoAmI;
  /** Called when the signed-in person's name has changed. */
  onRenamed?: (name: string) => void;
  /** Words the error of updateMany and deleteMany, because stock buttons show its message as it is. */
  translate?: TranslateFunction;
  /** The current page, which gives the parents that a call does not state. */
  page?: ParentsOptions['page'];
}) => {
  const parents = createParents({ registry, page });
  const transport = sharedReads(alone);
  const providers = new Map<string, EntityProvider>();
  /** @throws {Error} if no declaration has this name */
  const of = (resource: string): EntityProvider => {
    const known = providers.get(resource);
    if (known) return known;
    const made = entityProvider(transport, registry.find(resource), whoAmI);
    providers.set(resource, made);
    return made;
  };

  /** Parent ids in the filter become those of the call, as a getManyReference has them. */
  const listWithin = async (
    resource: string,
    params: Omit<GetListParams, 'filter'>,
    stated: Values = {},
  ) => {
    const { parents: ids, filter } = parents.splitFilter(resource, stated);
    const meta = parents.metaFor(resource, 'list', { values: [ids], ...metaOf(params.meta) });
    const answer = await of(resource).getList({ ...params, filter, ...meta });
    parents.remember(resource, answer.data);
    return answer;
  };

  const updateOne = async (
    resource: string,
    params: ExistingRecord & { readonly data: Values },
  ) => {
    const { meta, ...change } = params;
    const values = [change.data, change.previousData];
    const sources = { id: change.id, values, ...metaOf(meta) };
    return of(resource).update({ ...change, ...parents.metaFor(resource, 'update', sources) });
  };

  const removeOne = async (
    resource: string,
    params: ExistingRecord,
    how: 'remove' | 'removeIfThere' = 'remove',
  ) => {
    const { meta, ...record } = params;
    const sources = { id: record.id, values: [record.previousData], ...metaOf(meta) };
    return of(resource)[how]({ ...record, ...parents.metaFor(resource, 'remove', sources) });
  };

  const provider: DataProvider = {
    // Reads that are no longer needed are canceled on the network as well.
    supportAbortSignal: true,
    getList: async (resource, params) => listWithin(resource, params, params.filter as Values),
    getOne: async (resource, params) => {
      const { id } = params;
      const meta = parents.metaFor(resource, 'one', { id, ...metaOf(params.meta) });
      const answer = await of(resource).getOne({ ...params, ...meta });
      parents.remember(resource, [answer.data]);
      return answer;
    },
    getMany: async (resource, params) => {
      // react-admin collects the references of a page, which may have different parents.
      const groups = new Map<string, { readonly meta?: Meta; readonly ids: Identifier[] }>();
      for (const id of params.ids) {
        const meta = parents.metaFor(resource, 'one', { id, ...metaOf(params.meta) });
        const key = sameParents(meta);
        const group = groups.get(key) ?? { ...meta, ids: [] };
        group.ids.push(id);
        groups.set(key, group);
      }
      const answers = await Promise.all(
        [...groups.values()].map((group) => of(resource).getMany({ ...params, ...group })),
      );
      const data = answers.flatMap((answer) => answer.data);
      parents.remember(resource, data);
      return { data };
    },
    getManyReference: async (resource, { target, id, ...params }) =>
      listWithin(resource, params, { ...(params.filter as Values), [target]: id }),
    create: async (resource, params) =>
      of(resource).create({
        ...params,
        ...parents.metaFor(resource, 'create', { values: [params.data], ...metaOf(params.meta) }),
      }),
    update: async (resource, params) => updateOne(resource, params),
    updateMany: async (resource, { ids, data, meta }) => {
      of(resource);
      await each(ids, (id) => updateOne(resource, { id, data, ...metaOf(meta) }), {
        key: 'facings.views.failure.notUpdated',
        translate,
      });
      return { data: ids };
    },
    delete: async (resource, params) => removeOne(resource, params),
    deleteMany: async (resource, { ids, meta }) => {
      of(resource);
      await each(ids, (id) => removeOne(resource, { id, ...metaOf(meta) }, 'removeIfThere'), {
        key: 'facings.views.failure.notRemoved',
        translate,
      });
      return { data: ids };
    },
  } as DataProvider;
  return {
    ...provider,
    /** Finds the record of a create without an answer, also of a page that was closed since. */
    created: async (resource: string, { data, meta }: CreateParams): Promise<RaRecord | null> =>
      of(resource).created({ data, ...metaOf(meta) }),
    /** The parents of records, for links and query keys. */
    parents,
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
