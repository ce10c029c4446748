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
import type { Page } from '../src/schema/pageAt';
import type { Registry } from '../src/schema/registry';
import { furtherCalls } from './calls/furtherCalls';
import { laterCalls } from './laterCalls';
import { PlatformError } from '../src/lib/failures/failures';
import { isId } from './mapping/decode';
import { loadPart } from './loadPart';
import { worded } from './worded';
import { createUnderWay } from './underWay';
import type { Values } from '../src/lib/util/values';
import { distinctIds, metaOf, sortOf, dataOf } from './params';
import { createParents, type ParentsOptions } from './parents';
import { entityProvider, loadWrites, type EntityProvider } from './mapping/entityProvider';
import type { Meta } from './mapping/readOptions';
import type { WhoAmI } from './mapping/writeRequest';
import { sharedReads } from './transport/sharedReads';
import type { Transport } from './transport/types';

/** A record to change or remove. Of one of many, react-admin passes no previous data. */
interface ExistingRecord {
  readonly id: Identifier;
  readonly previousData?: Values;
  readonly meta?: unknown;
}

/** The page on which a write was made, which may be another one between the calls for many records. */
interface MadeOn {
  readonly madeOn: Page | undefined;
}

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
  /** Words errors, because stock components show their message as it is. */
  translate?: TranslateFunction;
  /** The current page, which gives the parents that a call does not state. */
  page?: ParentsOptions['page'];
}) => {
  const parents = createParents({ registry, page });
  const here = (): MadeOn => ({ madeOn: page?.() });
  const { writing, afterWrite } = createUnderWay();
  const transport = sharedReads(alone);
  const providers = new Map<string, EntityProvider>();
  /** @throws {Error} if no declaration has this name */
  const of = (resource: string): EntityProvider => {
    const cached = providers.get(resource);
    if (cached) return cached;
    const created = entityProvider(transport, registry.find(resource), whoAmI);
    providers.set(resource, created);
    return created;
  };

  /** Parent ids in the filter become those of the call, as a getManyReference has them. */
  const listWithin = async (
    resource: string,
    params: Omit<GetListParams, 'filter'>,
    stated: Values = {},
  ) => {
    const { parents: ids, filter } = parents.splitFilter(resource, stated);
    const { document, calls } = registry.find(resource);
    const call = document && !calls?.list ? 'one' : 'list';
    const meta = parents.metaFor(resource, call, { values: [ids], ...metaOf(params.meta) });
    const { within = {} } = metaOf(params.meta).meta ?? {};
    const isOther = ([name, id]: readonly [string, unknown]): boolean =>
      isId(within[name]) && within[name] !== String(id);
    // No row is of two parents.
    if (Object.entries(ids).some(isOther)) return { data: [], total: 0 };
    const { sort, ...others } = params;
    const answer = await of(resource).getList({ ...others, ...sortOf(sort), filter, ...meta });
    parents.remember(resource, answer.data);
    return answer;
  };

  /** Adds the parents of a record that is changed or removed to its call. */
  const withParents = (
    resource: string,
    call: 'update' | 'remove',
    { meta, ...params }: ExistingRecord,
    { madeOn, changed }: MadeOn & { readonly changed?: Values },
  ) => {
    const previousData = dataOf(params.previousData);
    const sources = { id: params.id, values: [previousData], page: madeOn, ...metaOf(meta) };
    // Changed values may name another parent, to which the record is not moved by this call.
    const parentMeta = parents.metaFor(resource, call, { ...sources, ...(changed && { changed }) });
    return { ...params, previousData, ...parentMeta };
  };

  const updateOne = async (
    resource: string,
    { data, ...record }: ExistingRecord & { readonly data: Values },
    at: MadeOn,
  ) => {
    const change = withParents(resource, 'update', record, { ...at, changed: dataOf(data) });
    return of(resource).update({ ...change, data });
  };

  const removeOne = async (
    resource: string,
    record: ExistingRecord,
    { how, ...at }: MadeOn & { readonly how: 'remove' | 'removeIfThere' },
  ) => of(resource)[how](withParents(resource, 'remove', record, at));

  const parentsOrError = (
    resource: string,
    id: Identifier,
    meta: unknown,
  ): { readonly meta?: Meta } | PlatformError => {
    try {
      return parents.metaFor(resource, 'one', { id, ...metaOf(meta) });
    } catch (error) {
      if (error instanceof PlatformError) return error;
      throw error;
    }
  };

  const provider: DataProvider = worded(translate, {
    // Reads that are no longer needed are canceled on the network as well.
    supportAbortSignal: true,
    getList: async (resource, params) =>
      listWithin(resource, params, (params.filter ?? {}) as Values),
    getOne: async (resource, params) => {
      const { id } = params;
      const meta = parents.metaFor(resource, 'one', { id, ...metaOf(params.meta) });
      await afterWrite(resource, id);
      const answer = await of(resource).getOne({ ...params, ...meta });
      parents.remember(resource, [answer.data]);
      return answer;
    },
    getMany: async (resource, params) => {
      // react-admin collects the references of a page, which may have different parents.
      const groups = new Map<string, { readonly meta?: Meta; readonly ids: Identifier[] }>();
      let unknown: PlatformError | undefined;
      for (const id of distinctIds(params.ids).filter(isId)) {
        const meta = parentsOrError(resource, id, params.meta);
        if (meta instanceof PlatformError) {
          unknown = meta;
          continue;
        }
        // The same text for the same parents.
        const key = JSON.stringify(meta.meta?.within);
        const group = groups.get(key) ?? { ...meta, ids: [] };
        group.ids.push(id);
        groups.set(key, group);
      }
      // A reference whose parents are unknown must not hide the others.
      if (groups.size === 0 && unknown) throw unknown;
      const answers = await Promise.all(
        [...groups.values()].map((group) => of(resource).getMany({ ...params, ...group })),
      );
      const data = answers.flatMap((answer) => answer.data);
      parents.remember(resource, data);
      return { data };
    },
    getManyReference: async (resource, { target, id, ...params }) => {
      of(resource);
      // Nothing refers to a record that is not known yet; as an empty filter, it would mean every row.
      if (!isId(id)) return { data: [], total: 0 };
      return listWithin(resource, params, { ...(params.filter as Values), [target]: id });
    },
    create: async (resource, params) => {
      const sources = { values: [dataOf(params.data)], ...metaOf(params.meta) };
      return of(resource).create({ ...params, ...parents.metaFor(resource, 'create', sources) });
    },
    update: async (resource, params) =>
      writing(resource, [params.id], {
        what: [params.data, params.meta],
        write: () => updateOne(resource, params, here()),
      }),
    updateMany: async (resource, { ids: requestedIds, data, meta }) => {
      of(resource);
      const ids = distinctIds(requestedIds);
      const [change, at] = [{ data, ...metaOf(meta) }, here()];
      await writing(resource, ids, {
        what: change,
        write: async () =>
          (await loadPart(loadWrites)).each(
            ids,
            (id) => updateOne(resource, { id, ...change }, at),
            { key: 'facings.views.failure.notUpdated', translate },
          ),
      });
      return { data: ids };
    },
    delete: async (resource, params) =>
      writing(resource, [params.id], {
        what: 'delete',
        write: () => removeOne(resource, params, { ...here(), how: 'remove' }),
      }),
    deleteMany: async (resource, { ids: requestedIds, meta }) => {
      of(resource);
      const ids = distinctIds(requestedIds);
      const way = { ...here(), how: 'removeIfThere' } as const;
      await writing(resource, ids, {
        what: 'delete',
        write: async () =>
          (await loadPart(loadWrites)).each(
            ids,
            (id) => removeOne(resource, { id, ...metaOf(meta) }, way),
            { key: 'facings.views.failure.notRemoved', translate },
          ),
      });
      return { data: ids };
    },
  } as DataProvider);
  return {
    ...provider,
    /** Finds the record of a create without an answer, also of a page that was closed since. */
    created: async (resource: string, { data, meta }: CreateParams): Promise<RaRecord | null> =>
      of(resource).created({ data, ...metaOf(meta) }),
    /** Creates many records of an entity in one call, each within the parents that it states. */
    createMany: async (
      resource: string,
      records: readonly { readonly data: Values; readonly meta: Meta }[],
    ): Promise<void> => of(resource).createMany(records),
    /** Loads the code of writes ahead of the first one. */
    loadWrites,
    /** The parents of records, for links and query keys. */
    parents,
    ...furtherCalls(transport, { whoAmI, onRenamed }),
    curl: laterCalls(
      () => import('./calls/curl').then(({ createCurl }) => createCurl(registry, parents)),
      { ofRecord: true },
    ),
  };
};

export type FacingsDataProvider = ReturnType<typeof createDataProvider>;
