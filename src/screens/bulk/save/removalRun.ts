/** Removes the records that an import has created, but none that was changed since. */
import { eachOf } from '../../../lib/batches/calls';
import { recordOutcome } from '../../../lib/batches/rowState';
import { sendBatch } from '../../../lib/batches/sendBatch';
import type { RunPlan, RunPort, SentRow } from '../../../lib/batches/types';
import { inSlices } from '../../../lib/util/yieldToMain';
import { hasValues, type ChangeCalls } from './changes';
import { recordsNow } from './recordsNow';

type Values = Readonly<Record<string, unknown>>;

/** A row whose record exists. */
export interface CreatedRow extends SentRow {
  readonly id: string;
  /** What was sent of it. */
  readonly created: Values;
}

export interface RemovalPort extends RunPort, Pick<ChangeCalls, 'now'> {
  readonly accountId: string;
  readonly remove: (id: string) => Promise<void>;
}

/** Whether the record still has what was sent of it, as far as both can be compared. */
const isUntouched = (record: Values, created: Values): boolean =>
  Object.entries(created).every(
    ([name, value]) =>
      !Object.hasOwn(record, name) ||
      (typeof value === 'object' && value !== null) ||
      hasValues(record, { [name]: value }),
  );

export const removalPlan = ({
  accountId,
  now,
  remove,
  ...port
}: RemovalPort): RunPlan<CreatedRow> => ({
  ...port,
  batch: 1,
  entry: { kind: 'removal', accountId },
  itemOf: ({ id }) => ({ parts: ['record'], state: { id } }),
  prepare: async (items, control) => {
    const { translate } = port;
    const records = await recordsNow(items, { now, control, translate });
    if (!records) return;
    await inSlices(items, (item) => {
      const { id, created } = item.row;
      const record = records.get(id);
      if (!record) recordOutcome(item, 'record', { type: 'done', id });
      else if (!isUntouched(record, created))
        recordOutcome(item, 'record', {
          type: 'failed',
          reason: translate('facings.saving.undo.changedSince'),
        });
    });
  },
  senders: [
    {
      part: 'record',
      send: (batch) =>
        sendBatch({
          ...batch,
          isSingle: true,
          send: async (items) => {
            await eachOf(items, ({ row }) => remove(row.id));
          },
        }),
    },
  ],
  // What is left after a closed page is not removed later, without its person.
  onEnd: (_, id) => port.journal.forget(id),
});
