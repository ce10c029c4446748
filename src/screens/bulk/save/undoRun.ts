import type { KeptRun } from '../../../batches/journal';
import { holdRun } from '../../../batches/lock';
import { inSlices } from '../../../schema/yieldToMain';
import { failureMessageOf } from '../../../faults/failures';
import { agrees } from './changes';
import { continued, type Resume } from '../../../batches/continued';
import { createRun, type Begun } from '../../../batches/createRun';
import { editParts, startEdit, type Editing } from './editRun';
import { readRows } from '../../../batches/keptRuns';
import type { Tools } from '../../../batches/sendPart';
import type { ChangePort } from './port';
import type { Pace } from '../../../batches/control';
import { done, failed, needs, type Item, type RowState } from '../../../batches/rowState';
import type { Part, SaveRun, Sent } from '../../../batches/types';
import { ownPart, rowKinds, zonesOfChange, type ChangedRow } from './rows';
import { verdictOf } from '../../../batches/verdict';

// Builds the undo of a change, and finds rows that must not be undone.

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
  const isChanged = state.done.includes(ownPart(row));
  const isArchived = isChanged && row.after.is_archived === true;
  // Archiving removed it from its zones; the known ones are restored.
  const left = isArchived ? (row.leaves ?? []) : [];
  const inverse: ChangedRow = {
    ...row,
    shown: shownBefore(row),
    before: isChanged ? row.after : {},
    after: isChanged ? row.before : {},
    ...(row.zones
      ? {
          zones: { add: [...new Set([...state.parted, ...left])], remove: state.joined },
          leaves: [],
        }
      : {}),
  };
  const { add, remove } = zonesOfChange(inverse);
  return Object.keys(inverse.after).length + add.length + remove.length > 0 ? inverse : null;
};

interface Reading extends Pick<ChangePort, 'changes' | 'say'> {
  /** Numbers of the rows that stay unchanged. */
  readonly leftOut: Set<number>;
}

/** Skips records that someone else changed since: their change is newer than the undo. */
const leaveChanged =
  ({ changes, say, leftOut }: Reading) =>
  async (items: readonly Item<ChangedRow>[], { control }: Tools): Promise<void> => {
    leftOut.clear();
    let records: Awaited<ReturnType<typeof changes.now>>;
    try {
      records = await changes.now(items.map(({ row: { id } }) => id));
    } catch (error) {
      // Never undo a row without checking it.
      const { type } = verdictOf(error, { count: items.length });
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
      const record = records.get(row.id);
      const own = ownPart(row);
      const leave = (which: Part, reason: string) => {
        leftOut.add(row.row);
        failed(item, which, reason);
      };
      if (!record) leave(part, gone);
      else if (!needs(item, own)) return;
      // The response of an earlier attempt was lost.
      else if (agrees(record, row.after)) done(item, own);
      else if (!agrees(record, row.before)) leave(own, changedSince);
    });
  };

/** Undoes a change of many records: restores values and links. */
interface Undoing extends Editing {
  /** The run to undo. */
  readonly of: string;
}

const undoingRun = (
  { accountId, place, changes, rows, of, ...port }: Undoing,
  begun?: Begun<ChangedRow>,
): SaveRun => {
  const { journal, say } = port;
  const leftOut = new Set<number>();
  return createRun({
    batch: changes.batch,
    ...port,
    begun,
    kind: rowKinds.undo,
    entry: { kind: 'undo', accountId, of, ...(place === undefined ? {} : { place }) },
    rows,
    prepare: leaveChanged({ changes, say, leftOut }),
    parts: editParts(changes),
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
}: ChangePort &
  Pace & { readonly edit: Pick<KeptRun, 'id'> }): Promise<Sent<ChangedRow> | null> => {
  const { id } = edit;
  const release = await holdRun(id);
  if (!release) return null;
  try {
    const inverse: ChangedRow[] = [];
    await inSlices(await readRows(port.journal, rowKinds.edit, id), ({ row, state }) => {
      const back = inverseOf(row, state);
      if (back) inverse.push(back);
    });
    if (inverse.length === 0) return null;
    const run = undoingRun({ ...port, rows: inverse, of: id });
    return { of: 'undo', run, rows: inverse };
  } finally {
    release();
  }
};

/** Continues a change or its undo. Null if another tab is already working on it. */
export const resumeEdit: Resume<ChangePort & Pace, ChangedRow> = ({ kept, ...port }) =>
  continued(port.journal, rowKinds.edit, kept, (rows, begun) => {
    const { kind, of = '' } = kept;
    const asked = { ...port, rows };
    return kind === 'undo' ? undoingRun({ ...asked, of }, begun) : startEdit(asked, begun);
  });
