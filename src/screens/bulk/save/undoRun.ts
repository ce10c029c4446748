import { bulkLimits } from '../../../../dataProvider/calls/bulk';
import { eachOf } from '../../../batches/fewAtOnce';
import type { KeptRun } from '../../../batches/journal';
import { holdRun } from '../../../batches/lock';
import { inSlices } from '../../../spreadsheet/breathe';
import { failureMessageOf, isNotFound } from '../../../views/failures';
import { loadPages } from '../../../views/list/loadPages';
import { continued, type Resume } from './continued';
import { createRun, type Begun } from './createRun';
import { editParts, startEdit, type Editing } from './editRun';
import { readRows } from './keptRuns';
import type { Tools } from './parts';
import type { Pace, SavePort } from './port';
import { done, failed, needs, type Item, type RowState } from './rowState';
import type { ChangedRow, Part, SaveRun, Sent } from './types';
import { verdictOf } from './verdict';

/** Builds the undo of a change, and finds rows that must not be undone. */
type Values = Readonly<Record<string, unknown>>;

/** Texts as they are after the undo. */
const shownBefore = ({ shown, before }: ChangedRow): ChangedRow['shown'] => ({
  ...shown,
  ...Object.fromEntries(
    Object.entries(before).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : value === null ? [[key, '']] : [],
    ),
  ),
});

/** The inverse of what was actually saved of a row; null if nothing was. */
const inverseOf = (row: ChangedRow, state: RowState): ChangedRow | null => {
  const isChanged = state.done.includes('product');
  const isArchived = isChanged && row.after.is_archived === true;
  // Archiving removed it from its zones; the known ones are restored.
  const left = isArchived ? (row.leaves ?? []) : [];
  const inverse: ChangedRow = {
    ...row,
    shown: shownBefore(row),
    before: isChanged ? row.after : {},
    after: isChanged ? row.before : {},
    zones: { add: [...new Set([...state.parted, ...left])], remove: state.joined },
    leaves: [],
  };
  const { add, remove } = inverse.zones;
  return Object.keys(inverse.after).length + add.length + remove.length > 0 ? inverse : null;
};

/** Blank and unset are equal; an unset switch is off. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' || value === false
    ? null
    : typeof value === 'string'
      ? value.trim()
      : value;

const agrees = (product: Values, values: Values): boolean =>
  Object.entries(values).every(([key, value]) => plain(product[key]) === plain(value));

/** Above this number, products are read by page instead of one by one. */
const maxSingleReads = 20;

interface Reading {
  readonly accountId: string;
  readonly port: SavePort;
  /** Numbers of the rows that stay unchanged. */
  readonly leftOut: Set<number>;
}

const oneByOne = async ({ bulk }: SavePort['provider'], ids: readonly string[]) => {
  const products = new Map<string, Values>();
  await eachOf(ids, async (id) => {
    try {
      products.set(id, await bulk.product(id));
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  });
  return products;
};

/** Current products by id; removed ones are missing. */
const readNow = async (
  { accountId, port: { provider } }: Omit<Reading, 'leftOut'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Values>> => {
  if (ids.length <= maxSingleReads) return oneByOne(provider, ids);
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

/** Skips products that someone else changed since: their change is newer than the undo. */
const leaveChanged =
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
      // Never undo a row without checking it.
      const { type } = verdictOf(error, items.length);
      control.halt(type === 'signedOut' ? 'signedOut' : type === 'busy' ? 'busy' : 'offline');
      const reason = failureMessageOf(error, say).message;
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
      // The response of an earlier attempt was lost.
      else if (agrees(product, row.after)) done(item, 'product');
      else if (!agrees(product, row.before)) leave('product', changedSince);
    });
  };

/** Undoes a change of many products: restores values and links. */
interface Undoing extends Editing {
  /** The run to undo. */
  readonly of: string;
}

const undoingRun = ({ accountId, rows, of, ...port }: Undoing, begun?: Begun): SaveRun => {
  const { journal } = port;
  const leftOut = new Set<number>();
  return createRun({
    ...port,
    begun,
    entry: { kind: 'undo', accountId, of },
    rows,
    prepare: leaveChanged({ accountId, port, leftOut }),
    parts: editParts(port),
    onEnd: async ({ saved, failed, isHalted }, id) => {
      // From here on, only this run can undo the first one.
      if (saved > 0) await journal.change(of, { phase: 'undone' });
      // Rows skipped because of newer changes leave nothing to resume.
      if (isHalted || failed > leftOut.size) await journal.change(id, { saved, phase: 'open' });
      else await journal.forget(id);
    },
  });
};

/** Null if nothing can be undone or another tab is working on it. */
export const startUndo = async ({
  edit,
  ...port
}: SavePort &
  Pace & {
    readonly edit: Pick<KeptRun, 'id' | 'accountId'>;
  }): Promise<Sent<ChangedRow> | null> => {
  const { id, accountId } = edit;
  const letGo = await holdRun(id);
  if (!letGo) return null;
  try {
    const inverse: ChangedRow[] = [];
    await inSlices(await readRows(port.journal, 'edit', id), ({ row, state }) => {
      const back = inverseOf(row, state);
      if (back) inverse.push(back);
    });
    if (inverse.length === 0) return null;
    const run = undoingRun({ ...port, accountId, rows: inverse, of: id });
    return { of: 'undo', run, rows: inverse };
  } finally {
    letGo();
  }
};

/** Continues a change or its undo. Null if another tab is already working on it. */
export const resumeEdit: Resume<SavePort & Pace, ChangedRow> = ({ kept, ...port }) =>
  continued(port.journal, 'edit', kept, (rows, begun) => {
    const { accountId, kind, of = '' } = kept;
    const asked = { ...port, accountId, rows };
    return kind === 'undo' ? undoingRun({ ...asked, of }, begun) : startEdit(asked, begun);
  });
