/** How the records of an entity are changed, and read again before that. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { bulkLimits } from '../../../../dataProvider/calls/bulk';
import { eachOf } from '../../../lib/batches/calls';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ParentIds } from '../../../schema/routes';
import { isNotFound } from '../../../lib/failures/failures';
import { loadPages } from '../../../views/list/state/loadPages';
import { parentMeta } from '../../../views/list/state/listRequest';
import type { ChildCalls } from './childCalls';
import type { LinkPort } from './linkZones';
import type { ChangedRow } from './rows';
import type { Values } from '../../../lib/util/values';

/** Records by id. */
export type StoredRecords = ReadonlyMap<string, Values>;

export interface ChangeCalls {
  /** Maximum number of rows of one `update`. */
  readonly batch: number;
  /**
   * Sends the changed values of these rows. Sending the same values twice is harmless.
   * @param stored their records, as they were read right before
   */
  readonly update: (rows: readonly ChangedRow[], stored: StoredRecords) => Promise<void>;
  /** Current records by id; removed ones are missing. */
  readonly now: (ids: readonly string[]) => Promise<StoredRecords>;
  /** Calls that join rows to zones and part them; absent if no row has zones. */
  readonly zones?: LinkPort;
  /** Absent if rows are given nothing that belongs to them. */
  readonly children?: ChildCalls;
}

/** Reads records one by one; those that are gone are missing. */
export const eachById = async (ids: readonly string[], read: (id: string) => Promise<Values>) => {
  const records = new Map<string, Values>();
  await eachOf(ids, async (id) => {
    try {
      records.set(id, await read(id));
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  });
  return records;
};

/** Above this number, products are read by page instead of one by one. */
export const maxSingleReads = 20;

type BulkCalls = LinkPort['provider']['bulk'];

/**
 * Pages of products that are read at once: more than the browser sends over HTTP/1 (six), so that its connections have
 * something to do while the page works on the answers.
 */
const pagesAtOnce = 8;

/** All products of an organization. */
export const everyProduct = async (
  { loadProducts }: BulkCalls,
  accountId: string,
  signal?: AbortSignal,
  onPage: (products: readonly Values[], offset: number) => void = () => undefined,
): Promise<readonly Values[]> => {
  const { rows } = await loadPages({
    read: async (offset) => {
      const { products, total } = await loadProducts({ account_id: accountId, offset }, signal);
      onPage(products, offset);
      return { rows: products, total };
    },
    idOf: ({ id }) => String(id),
    atOnce: pagesAtOnce,
  });
  return rows;
};

/** Calls for the same key that are made at the same time are one call. */
const joined = <Key, Result>(call: (key: Key) => Promise<Result>) => {
  const calls = new Map<Key, Promise<Result>>();
  return (key: Key): Promise<Result> => {
    const running = calls.get(key);
    if (running) return running;
    const started = call(key).finally(() => calls.delete(key));
    calls.set(key, started);
    return started;
  };
};

/**
 * Reads products again. They cannot be asked for by their ids, only by the page of their organization, so that the page
 * is remembered on which each of them was: the rows of a batch are next to each other and usually on one page.
 */
const productReader = (bulk: BulkCalls, accountId: string): ChangeCalls['now'] => {
  /** By id: the offset of the page. */
  const places = new Map<string, number>();
  const place = (products: readonly Values[], offset: number) => {
    for (const { id } of products) places.set(String(id), offset);
  };
  const readAll = joined(() => everyProduct(bulk, accountId, undefined, place));
  const readPage = joined(async (offset: number) => {
    const { products } = await bulk.loadProducts({ account_id: accountId, offset });
    place(products, offset);
    return products;
  });
  return async (ids) => {
    const wanted = new Set(ids);
    const found = new Map<string, Values>();
    const missing = () => ids.filter((id) => !found.has(id));
    const take = (products: readonly Values[]) => {
      for (const product of products) {
        const id = String(product.id);
        if (wanted.has(id)) found.set(id, product);
      }
    };
    if (ids.length > maxSingleReads) {
      const placed = ids.flatMap((id) => places.get(id) ?? []);
      if (ids.length - placed.length <= maxSingleReads)
        (await eachOf([...new Set(placed)], readPage)).forEach(take);
      if (missing().length > maxSingleReads) take(await readAll(null));
    }
    // Pages shift when products are added or removed: what they lack is only gone if it cannot be read by its id.
    for (const [id, record] of await eachById(missing(), bulk.product)) found.set(id, record);
    return found;
  };
};

/** Products of an organization, up to a hundred in one call (rules 7, Products). */
export const productChanges = (port: LinkPort, accountId: string): ChangeCalls => {
  const { bulk } = port.provider;
  return {
    batch: bulkLimits.write,
    update: (rows) => bulk.updateProducts(rows.map(({ id, after }) => ({ id, values: after }))),
    now: productReader(bulk, accountId),
    zones: port,
  };
};

interface RecordChanges {
  readonly provider: Pick<FacingsDataProvider, 'getOne' | 'update'>;
  readonly declaration: AnyDeclaration;
  readonly within: ParentIds;
}

/**
 * Records of any entity, one call each. It may send all values of the record: those that the row does not change stay
 * as they are on the platform.
 */
export const recordChanges = ({
  provider,
  declaration: { name },
  within,
}: RecordChanges): ChangeCalls => {
  const meta = parentMeta(within);
  const read = async (id: string) => (await provider.getOne<RaRecord>(name, { id, ...meta })).data;
  return {
    batch: 1,
    update: async (rows, records) => {
      await eachOf(rows, async ({ id, after: data }) => {
        const stored = { ...records.get(id), id };
        await provider.update(name, { id, data, previousData: stored, meta: { within, stored } });
      });
    },
    now: (ids) => eachById(ids, read),
  };
};
