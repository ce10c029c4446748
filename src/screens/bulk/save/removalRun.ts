/** Removes the records that an import has created, but none that was changed since. */
import { reasonOf, type Reason } from '../../../lib/failures/reason';
import { eachOf } from '../../../lib/batches/calls';
import { recordOutcome } from '../../../lib/batches/rowState';
import { sendBatch } from '../../../lib/batches/sendBatch';
import type { RunPlan, RunPort, SentRow } from '../../../lib/batches/types';
import { inSlices } from '../../../lib/util/yieldToMain';
import { isUntouched } from '../../../views/created';
import type { ChangeCalls } from './changes';
import { recordsNow } from './recordsNow';
import type { Values } from '../../../lib/util/values';

/** A row whose record exists. */
export interface CreatedRow extends SentRow {
  readonly id: string;
  /** What was sent of it. */
  readonly created: Values;
  /** Name of its entity, if the import created it because a row names it: it is removed after all rows. */
  readonly of?: string;
}

type NamedRow = CreatedRow & { readonly of: string };

const isNamed = (row: CreatedRow): row is NamedRow => row.of !== undefined;

export interface RemovalPort extends RunPort, Pick<ChangeCalls, 'now'> {
  readonly accountId: string;
  /** The import that is undone. */
  readonly of: string;
  /** What the platform gives fields that were left blank, by name: having it is no change. */
  readonly unset: Values;
  readonly remove: (row: CreatedRow) => Promise<void>;
  /** The record that was created because rows name it; null if it does not exist. */
  readonly namedNow: (row: NamedRow) => Promise<Values | null>;
  /** Whether other records use it. */
  readonly isUsed: (row: NamedRow, record: Values) => Promise<boolean>;
}

const changedSince = { key: 'facings.saving.undo.changedSince' };

/** Why a record that a row names stays; null if it can be removed. */
const whyKept = async (
  row: NamedRow,
  { namedNow, isUsed }: Pick<RemovalPort, 'namedNow' | 'isUsed'>,
): Promise<Reason | null> => {
  const record = await namedNow(row);
  if (!record) return null;
  if (!isUntouched(record, row.created)) return changedSince;
  return (await isUsed(row, record)) ? { key: 'facings.saving.undo.inUse' } : null;
};

export const removalPlan = ({
  accountId,
  of: undone,
  now,
  unset,
  remove,
  namedNow,
  isUsed,
  ...port
}: RemovalPort): RunPlan<CreatedRow> => ({
  ...port,
  batch: 1,
  entry: { kind: 'removal', accountId },
  // A row without an id has no link to a record of the sheet's entity.
  itemOf: ({ id, of }) => ({ parts: ['record'], state: of === undefined ? { id } : {} }),
  isLast: isNamed,
  prepare: async (all, control) => {
    const items = all.filter(({ row }) => !isNamed(row));
    const records = await recordsNow(items, { now, control });
    if (!records) return;
    await inSlices(items, (item) => {
      const { id, created } = item.row;
      const record = records.get(id);
      if (!record) recordOutcome(item, 'record', { type: 'done', id });
      else if (!isUntouched(record, created, unset))
        recordOutcome(item, 'record', { type: 'failed', reason: changedSince });
    });
  },
  senders: [
    {
      part: 'record',
      send: async (batch) => {
        const [named] = batch.items.flatMap(({ row }) => (isNamed(row) ? [row] : []));
        // Only now, when the rows that used it are removed.
        const reason = named && (await whyKept(named, { namedNow, isUsed }).catch(reasonOf));
        if (reason) return [{ type: 'failed', reason }];
        return sendBatch({
          ...batch,
          isSingle: true,
          send: async (items) => {
            await eachOf(items, ({ row }) => remove(row));
          },
        });
      },
    },
  ],
  // What is left after a closed page is not removed later, without its person, who can undo the import again.
  onEnd: async ({ saved, total }, id) => {
    if (saved === total) await port.journal.change(undone, { phase: 'undone' });
    await port.journal.forget(id);
  },
});
