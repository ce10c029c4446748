/** What takes a change back, and where it must not be taken back any more. */
import { bulkLimits } from '../../../../dataProvider/calls/bulk';
import { isNotFound, toldOf } from '../../../views/failureText';
import { loadPages } from '../../../views/list/loadPages';
import { inSlices } from '../../../spreadsheet/breathe';
import type { Tools } from './parts';
import type { SavePort } from './port';
import { done, failed, needs, type Item, type RowState } from './rowState';
import type { ChangedRow, Part } from './types';
import { verdictOf } from './verdict';

type Values = Readonly<Record<string, unknown>>;

/** The inverse of what was really saved of a row; null where nothing was. */
export const inverseOf = (row: ChangedRow, state: RowState): ChangedRow | null => {
  const isChanged = state.done.includes('product');
  const isArchived = isChanged && row.after.is_archived === true;
  // Archiving took it out of its zones by itself; what was known of them is brought back.
  const left = isArchived ? (row.leaves ?? []) : [];
  const inverse: ChangedRow = {
    ...row,
    before: isChanged ? row.after : {},
    after: isChanged ? row.before : {},
    zones: { add: [...new Set([...state.parted, ...left])], remove: state.joined },
    leaves: [],
  };
  const { add, remove } = inverse.zones;
  return Object.keys(inverse.after).length + add.length + remove.length > 0 ? inverse : null;
};

/** Blank and never set read the same; a switch that was never set reads as off. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' || value === false
    ? null
    : typeof value === 'string'
      ? value.trim()
      : value;

const agrees = (product: Values, values: Values): boolean =>
  Object.entries(values).every(([key, value]) => plain(product[key]) === plain(value));

/** More products than this are read by the page. */
const few = 20;
const asksAtOnce = 4;

interface Reading {
  readonly accountId: string;
  readonly port: SavePort;
  /** Numbers of the rows that are left as they are. */
  readonly leftOut: Set<number>;
}

const oneByOne = async ({ bulk }: SavePort['provider'], ids: readonly string[]) => {
  const products = new Map<string, Values>();
  const left = ids.values();
  const lane = async () => {
    for (const id of left) {
      try {
        products.set(id, await bulk.product(id));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: asksAtOnce }, lane));
  return products;
};

/** Products as they are now, by id; those that are gone are missing. */
const readNow = async (
  { accountId, port: { provider } }: Omit<Reading, 'leftOut'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Values>> => {
  if (ids.length <= few) return oneByOne(provider, ids);
  const { rows } = await loadPages({
    pageSize: bulkLimits.read,
    read: async (offset) => {
      const page = await provider.bulk.loadProducts({ account_id: accountId, offset });
      return { rows: page.products, total: page.total };
    },
    idOf: ({ id }) => String(id),
  });
  return new Map(rows.map((row) => [String(row.id), row]));
};

/** Leaves out what somebody else has changed since: their change is newer than what would be brought back. */
export const leaveChanged =
  (reading: Reading) =>
  async (items: readonly Item<ChangedRow>[], { control }: Tools): Promise<void> => {
    const { leftOut } = reading;
    const { say } = reading.port;
    leftOut.clear();
    let products: ReadonlyMap<string, Values>;
    try {
      products = await readNow(
        reading,
        items.map(({ row: { id } }) => id),
      );
    } catch (error) {
      // Nothing is taken back unseen.
      const { type } = verdictOf(error, items.length);
      control.halt(type === 'signedOut' ? 'signedOut' : type === 'busy' ? 'busy' : 'offline');
      const reason = toldOf(error, say).message;
      for (const item of items) {
        const [part] = item.wanted;
        if (part) item.state.faults = [{ part, reason }];
      }
      return;
    }
    const [gone, changedSince] = [
      say('facings.saving.undo.gone'),
      say('facings.saving.undo.changedSince'),
    ];
    await inSlices(items, (item) => {
      const { row, wanted } = item;
      const part = wanted.find((one) => needs(item, one));
      if (!part) return;
      const product = products.get(row.id);
      const leave = (which: Part, reason: string) => {
        leftOut.add(row.row);
        failed(item, which, reason);
      };
      if (!product) leave(part, gone);
      else if (!needs(item, 'product')) return;
      // A try whose answer was lost.
      else if (agrees(product, row.after)) done(item, 'product');
      else if (!agrees(product, row.before)) leave('product', changedSince);
    });
  };
