/** How the records of an entity are changed, and read again before an undo. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { bulkLimits } from '../../../../dataProvider/calls/bulk';
import { eachOf, usualCalls } from '../../../lib/batches/calls';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ParentIds } from '../../../schema/routes';
import { isNotFound, PlatformError } from '../../../lib/failures/failures';
import { loadPages } from '../../../views/list/state/loadPages';
import { parentMeta } from '../../../views/list/state/listRequest';
import type { ChildCalls } from './childCalls';
import type { LinkPort } from './linkZones';
import type { ChangedRow } from './rows';

type Values = Readonly<Record<string, unknown>>;

export interface ChangeCalls {
  /** Maximum number of rows of one `update`. */
  readonly batch: number;
  /** Sends the changed values of these rows. Sending the same values twice is harmless. */
  readonly update: (rows: readonly ChangedRow[]) => Promise<void>;
  /** Current records by id; removed ones are missing. */
  readonly now: (ids: readonly string[]) => Promise<ReadonlyMap<string, Values>>;
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

/** All products of an organization. */
export const everyProduct = async (
  { loadProducts }: LinkPort['provider']['bulk'],
  accountId: string,
  signal?: AbortSignal,
): Promise<readonly Values[]> => {
  const { rows } = await loadPages({
    read: async (offset) => {
      const page = await loadProducts({ account_id: accountId, offset }, signal);
      return { rows: page.products, total: page.total };
    },
    idOf: ({ id }) => String(id),
    atOnce: usualCalls,
  });
  return rows;
};

/** Products of an organization, up to a hundred in one call (rules 7, Products). */
export const productChanges = (port: LinkPort, accountId: string): ChangeCalls => {
  const { bulk } = port.provider;
  return {
    batch: bulkLimits.write,
    update: (rows) => bulk.updateProducts(rows.map(({ id, after }) => ({ id, values: after }))),
    now: async (ids) => {
      if (ids.length <= maxSingleReads) return eachById(ids, bulk.product);
      const rows = await everyProduct(bulk, accountId);
      return new Map(rows.map((row) => [String(row.id), row]));
    },
    zones: port,
  };
};

/** Blank and unset are equal; an unset switch is off. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' || value === false
    ? null
    : typeof value === 'string'
      ? value.trim()
      : value;

/** Whether the record has these values. */
export const hasValues = (record: Values, values: Values): boolean =>
  Object.entries(values).every(([key, value]) => plain(record[key]) === plain(value));

/** A refusal by the console, which the sender reports at its row as it does those of the platform. */
const conflictOf = (message: string) =>
  new PlatformError({ type: 'error', kind: 'conflict', status: 409, message });

interface RecordChanges {
  readonly provider: Pick<FacingsDataProvider, 'getOne' | 'update'>;
  readonly declaration: AnyDeclaration;
  readonly within: ParentIds;
  /** Message for a row that someone else changed after it was loaded. */
  readonly changedSince: string;
}

/**
 * Records of any entity, one call each. The record is read again before it is sent, because its own call may send all
 * of its values: those that the row does not change stay as they are on the platform.
 */
export const recordChanges = ({
  provider,
  declaration: { name },
  within,
  changedSince,
}: RecordChanges): ChangeCalls => {
  const meta = parentMeta(within);
  const read = async (id: string) => (await provider.getOne<RaRecord>(name, { id, ...meta })).data;
  const update = async ({ id, before, after }: ChangedRow) => {
    const stored = await read(id);
    // The answer of an earlier attempt was lost.
    if (hasValues(stored, after)) return;
    if (!hasValues(stored, before)) throw conflictOf(changedSince);
    await provider.update(name, {
      id,
      data: after,
      previousData: stored,
      meta: { within, stored },
    });
  };
  return {
    batch: 1,
    update: async (rows) => {
      await eachOf(rows, update);
    },
    now: (ids) => eachById(ids, read),
  };
};
